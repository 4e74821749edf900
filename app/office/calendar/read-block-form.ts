import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import {
  BLOCK_FIELDS,
  type BlockField,
  checkBlockInput,
  MAX_REASON_LENGTH,
  MAX_UNITS,
} from "#domain/calendar/block-input.ts"
import {
  type Availability,
  availabilityFor,
  type Calendar,
  type FleetCategory,
  type RequestedAllocation,
} from "#domain/calendar/calendar.ts"
import type { Answers, ErrorCode } from "#domain/enquiry/answers.ts"
import { type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"
import { ALLOW_CONFLICT } from "./allow-conflict.ts"

type CalendarMessages = Messages["office"]["calendar"]

type BlockFormContext = {
  calendar: Calendar
  /** The id of the block that is being moved, which does not conflict with itself. Empty for a new block. */
  ownIds: readonly string[]
  now: WallTime
  messages: CalendarMessages
}

export function blockFormContext(context: Context, ownIds: readonly string[]): BlockFormContext {
  return {
    calendar: context.get(officePortsContext).calendar,
    ownIds,
    now: wallTimeAt(context.get(portsContext).clock()),
    messages: context.get(messagesContext).office.calendar,
  }
}

/** `form.outcome`: the conflicting entries of the vehicle. Null: a field is invalid. */
type BlockFormResult =
  | { ok: true; requested: RequestedAllocation; reason: string; answers: Answers }
  | { ok: false; form: FormState<BlockField, Availability> }

/**
 * Parses the form of a block. Returns the block, or the form with errors if it is invalid or the vehicle is not free.
 */
export async function readBlockForm(form: FormData, context: BlockFormContext): Promise<BlockFormResult> {
  const answers = Object.fromEntries(BLOCK_FIELDS.map((field) => [field, textOf(form, field)]))
  const { calendar, now, ownIds, messages } = context
  const checked = checkBlockInput(answers, { vehicleIds: vehicleIdsOf(await calendar.fleet()), now })
  if (!checked.ok) {
    const errors = checked.fieldErrors.map(({ field, errorCode }) => ({
      field,
      message: errorText(field, errorCode, messages),
    }))
    return { ok: false, form: { answers, errors, outcome: null } }
  }
  const { allocation, reason } = checked.value
  const requested = { ...allocation, allowConflict: form.has(ALLOW_CONFLICT) }
  if (requested.allowConflict || (await availabilityFor(calendar, allocation, ownIds))?.fit.isFree)
    return { ok: true, requested, reason, answers }
  return { ok: false, form: await conflictForm(answers, requested, context) }
}

/** The form for a vehicle that is not free, with the conflicting entries and a checkbox that allows a conflict. */
export async function conflictForm(
  answers: Answers,
  requested: RequestedAllocation,
  { calendar, ownIds, messages }: BlockFormContext,
): Promise<FormState<BlockField, Availability>> {
  const outcome = await availabilityFor(calendar, requested, ownIds)
  return { answers, errors: [{ field: "vehicle", message: messages.fieldErrors.conflict }], outcome }
}

function vehicleIdsOf(fleet: readonly FleetCategory[]): string[] {
  return fleet.flatMap(({ vehicles }) => vehicles.map(({ id }) => id))
}

function errorText(field: BlockField, errorCode: ErrorCode, { fieldErrors }: CalendarMessages): string {
  if (errorCode === "outOfRange") return fieldErrors.outOfRange
  if (errorCode === "notAfterPickUp") return fieldErrors.endNotAfterStart
  if (field === "reason" && errorCode === "tooLong") return fieldErrors.reasonTooLong(MAX_REASON_LENGTH)
  return field === "units" ? fieldErrors.units(MAX_UNITS) : fieldErrors[field]
}
