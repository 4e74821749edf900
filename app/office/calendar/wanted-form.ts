import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import {
  type Availability,
  availabilityFor,
  type Calendar,
  type OwnedCategory,
  type WantedTaking,
} from "#domain/calendar/calendar.ts"
import {
  checkWanted,
  LONGEST_REASON,
  MOST_UNITS,
  WANTED_FIELDS,
  type WantedField,
} from "#domain/calendar/wanted.ts"
import type { Answers, ErrorCode } from "#domain/enquiry/answers.ts"
import type { WallTime } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"

export const EVEN_IF_TAKEN = "even-if-taken"

type Texts = Messages["office"]["calendar"]

type Asking = {
  calendar: Calendar
  hasReason: boolean
  /** The entry that is being moved, which does not conflict with itself. */
  ownId: string | null
  now: WallTime
  texts: Texts
}

/** Form state; its outcome is set where the vehicle is not free. */
type ReadWanted =
  | { ok: true; wanted: WantedTaking; reason: string | null; answers: Answers }
  | { ok: false; form: FormState<WantedField, Availability> }

/** Reads a wanted entry; returns the form with errors, or with the conflict unless it was confirmed. */
export async function readWanted(form: FormData, asking: Asking): Promise<ReadWanted> {
  const answers = Object.fromEntries(WANTED_FIELDS.map((field) => [field, textOf(form, field)]))
  const { calendar, hasReason, now, ownId, texts } = asking
  const checked = checkWanted(answers, { vehicleIds: idsOf(await calendar.fleet()), hasReason, now })
  if (!checked.ok) {
    const errors = checked.fieldErrors.map(({ field, errorCode }) => ({
      field,
      words: errorText(field, errorCode, texts),
    }))
    return { ok: false, form: { answers, errors, outcome: null } }
  }
  const { taking, reason } = checked.value
  const wanted = { ...taking, evenIfTaken: form.has(EVEN_IF_TAKEN) }
  if (wanted.evenIfTaken || (await availabilityFor(calendar, taking, ownId))?.fit.isFree)
    return { ok: true, wanted, reason, answers }
  return { ok: false, form: await takenForm(answers, wanted, asking) }
}

/** The form after a conflict, with the entries, and a checkbox to enter it anyway. */
export async function takenForm(
  answers: Answers,
  wanted: WantedTaking,
  { calendar, ownId, texts }: Asking,
): Promise<FormState<WantedField, Availability>> {
  const outcome = await availabilityFor(calendar, wanted, ownId)
  return { answers, errors: [{ field: "vehicle", words: texts.fieldErrors.taken }], outcome }
}

function idsOf(fleet: readonly OwnedCategory[]): string[] {
  return fleet.flatMap(({ vehicles }) => vehicles.map(({ id }) => id))
}

function errorText(field: WantedField, errorCode: ErrorCode, { fieldErrors }: Texts): string {
  if (errorCode === "outOfRange") return fieldErrors.outOfRange
  if (errorCode === "notAfterPickUp") return fieldErrors.notAfter
  if (field === "reason" && errorCode === "tooLong") return fieldErrors.reasonTooLong(LONGEST_REASON)
  return field === "units" ? fieldErrors.units(MOST_UNITS) : fieldErrors[field]
}
