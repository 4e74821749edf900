import * as v from "valibot"
import {
  type Answers,
  type Checked,
  check,
  type ErrorCode,
  latestWallTime,
  line,
  wallTime,
} from "#domain/enquiry/answers.ts"
import { addDays, type WallTime } from "#domain/rental-period.ts"
import type { Allocation } from "./fit.ts"

/** The fields of the form of a block, in the order of the form. */
export const BLOCK_FIELDS = ["vehicle", "from", "to", "units", "reason"] as const
export type BlockField = (typeof BLOCK_FIELDS)[number]

/** In characters. */
export const MAX_REASON_LENGTH = 200
/** A higher number of units is assumed to be a typing error. */
export const MAX_UNITS = 99

// In characters. Longer texts are reported as too long.
const MAX_ID_LENGTH = 200
const MAX_NUMBER_LENGTH = 20

/** A block may begin at most this number of days ago, so that a forgotten block can be added. */
const MAX_DAYS_AGO = 366

/** The validated form. */
export type BlockInput = { allocation: Allocation; reason: string }

type Options = { vehicleIds: readonly string[]; now: WallTime }

/** Checks the form of a block. `now`: Sri Lankan wall-clock time. */
export function checkBlockInput(answers: Answers, options: Options): Checked<BlockInput, BlockField> {
  const checked = check(blockSchema(options), answers, BLOCK_FIELDS)
  if (!checked.ok) return checked
  const { vehicle: vehicleId, from, to, units, reason } = checked.value
  return { ok: true, value: { allocation: { vehicleId, period: { from, to }, units }, reason } }
}

function blockSchema({ vehicleIds, now }: Options) {
  const time = wallTime({
    earliest: addDays(now, -MAX_DAYS_AGO),
    latest: latestWallTime(now),
    tooEarly: "outOfRange",
  })
  return v.pipe(
    v.object({
      vehicle: v.pipe(
        line(MAX_ID_LENGTH),
        v.check((id) => vehicleIds.includes(id), "notOffered" satisfies ErrorCode),
      ),
      from: time,
      to: time,
      units: v.pipe(
        line(MAX_NUMBER_LENGTH),
        v.regex(/^\d{1,2}$/, "notAQuantity" satisfies ErrorCode),
        v.transform(Number),
        v.minValue(1, "notAQuantity" satisfies ErrorCode),
      ),
      reason: line(MAX_REASON_LENGTH),
    }),
    v.forward(
      v.partialCheck(
        [["from"], ["to"]],
        // Not called if a time is missing or invalid.
        ({ from, to }) => from < to,
        "notAfterPickUp" satisfies ErrorCode, // the code of bookings; the text of blocks says 'start'
      ),
      ["to"],
    ),
  )
}
