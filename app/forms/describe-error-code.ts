import { type Answers, type ErrorCode, type FieldErrorCodes, MAX_LENGTH } from "#domain/enquiry/answers.ts"
import { describedField } from "#domain/enquiry/fields.ts"
import { MAX_QUANTITY } from "#domain/pricing/service.ts"
import { formatWallTime, parseWallTime } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"
import type { FieldName } from "./field-names.ts"
import type { FieldError } from "./form-state.ts"

/** The errors of a visitors' form as sentences, for its state. `answers` are the checked ones. */
export function describeErrors(
  fieldErrors: FieldErrorCodes<FieldName>,
  answers: Answers,
  texts: Messages["forms"],
): FieldError<FieldName>[] {
  return fieldErrors.map((found) => ({ field: found.field, words: describeErrorCode(found, answers, texts) }))
}

/** The sentence of an error, which says how to correct the answer. */
export function describeErrorCode(
  { field, errorCode }: { field: FieldName; errorCode: ErrorCode },
  answers: Answers,
  texts: Messages["forms"],
): string {
  const noun = texts.nouns[field]
  const words: Record<ErrorCode, () => string> = {
    required: () => texts.required[field],
    notOffered: () => (field === "services" ? texts.extraNotOffered : texts.required[field]),
    tooLong: () => texts.tooLong(noun, describedField(field).maxLength ?? MAX_LENGTH.line),
    notAnEmail: () => texts.notAnEmail,
    noDigits: () => texts.noDigits,
    notADate: () => texts.notADate(noun),
    outOfRange: () => texts.outOfRange(noun),
    inThePast: () => texts.inThePast(noun),
    notAfterPickUp: () => texts.notAfterPickUp(pickUpOf(answers)),
    notAQuantity: () => texts.notAQuantity(MAX_QUANTITY),
  }
  return words[errorCode]()
}

function pickUpOf(answers: Answers): string {
  const pickUpAt = parseWallTime(answers.pickUpAt ?? "")
  return pickUpAt ? formatWallTime(pickUpAt) : ""
}
