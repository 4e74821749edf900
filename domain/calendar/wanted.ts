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
import type { Taking } from "./fit.ts"

export const WANTED_FIELDS = ["vehicle", "from", "to", "units", "reason"] as const
export type WantedField = (typeof WANTED_FIELDS)[number]

/** In characters. */
export const LONGEST_REASON = 200
/** A higher number of units is taken for a typing error. */
export const MOST_UNITS = 99

/** How far in the past an entry may begin, for entries that were forgotten. */
const DAYS_BACK = 366

export type Wanted = { taking: Taking; reason: string | null }

type Known = { vehicleIds: readonly string[]; hasReason: boolean; now: WallTime }

/** Checks the form of a calendar entry. Only a block has a reason. */
export function checkWanted(answers: Answers, known: Known): Checked<Wanted, WantedField> {
  const checked = check(wantedSchema(known), answers, WANTED_FIELDS)
  if (!checked.ok) return checked
  const { vehicle: vehicleId, from, to, units, reason } = checked.value
  return { ok: true, value: { taking: { vehicleId, period: { from, to }, units }, reason } }
}

function wantedSchema({ vehicleIds, hasReason, now }: Known) {
  const time = wallTime({
    earliest: addDays(now, -DAYS_BACK),
    latest: latestWallTime(now),
    tooEarly: "outOfRange",
  })
  return v.pipe(
    v.object({
      vehicle: v.pipe(
        line(200),
        v.check((id) => vehicleIds.includes(id), "notOffered" satisfies ErrorCode),
      ),
      from: time,
      to: time,
      units: v.pipe(
        line(20),
        v.regex(/^\d{1,2}$/, "notAQuantity" satisfies ErrorCode),
        v.transform(Number),
        v.minValue(1, "notAQuantity" satisfies ErrorCode),
      ),
      reason: hasReason
        ? line(LONGEST_REASON)
        : v.pipe(
            v.unknown(),
            v.transform(() => null),
          ),
    }),
    v.forward(
      v.partialCheck(
        [["from"], ["to"]],
        // A missing or invalid time is null here, and has its own field error.
        ({ from, to }) => !from || !to || from < to,
        "notAfterPickUp" satisfies ErrorCode,
      ),
      ["to"],
    ),
  )
}
