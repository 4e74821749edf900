import { type Answers, type Fault, type Faults, MAX_LENGTH } from "#domain/enquiry/answers.ts"
import { describedField } from "#domain/enquiry/fields.ts"
import { MAX_QUANTITY } from "#domain/pricing/service.ts"
import { formatWallTime, parseWallTime } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"
import type { FieldName } from "./field-names.ts"
import type { FieldError } from "./form-state.ts"

/** The errors of a visitors' form, for its state. `answers` are those that were checked. */
export function describeFaults(
  faults: Faults<FieldName>,
  answers: Answers,
  texts: Messages["forms"],
): FieldError<FieldName>[] {
  return faults.map((found) => ({ field: found.field, words: describeFault(found, answers, texts) }))
}

/** What is wrong with an answer, said as what to do. */
export function describeFault(
  { field, fault }: { field: FieldName; fault: Fault },
  answers: Answers,
  texts: Messages["forms"],
): string {
  const noun = texts.nouns[field]
  const words: Record<Fault, () => string> = {
    required: () => texts.required[field],
    notOffered: () => (field === "services" ? texts.extraNotOffered : texts.required[field]),
    tooLong: () => texts.tooLong(noun, describedField(field).longest ?? MAX_LENGTH.line),
    notAnEmail: () => texts.notAnEmail,
    noDigits: () => texts.noDigits,
    notADate: () => texts.notADate(noun),
    outOfRange: () => texts.outOfRange(noun),
    inThePast: () => texts.inThePast(noun),
    notAfterPickUp: () => texts.notAfterPickUp(pickUpOf(answers)),
    notAQuantity: () => texts.notAQuantity(MAX_QUANTITY),
  }
  return words[fault]()
}

function pickUpOf(answers: Answers): string {
  const pickUpAt = parseWallTime(answers.pickUpAt ?? "")
  return pickUpAt ? formatWallTime(pickUpAt) : ""
}
