import { type Answers, type ErrorCode, type FieldErrorCodes, MAX_LENGTH } from "#domain/enquiry/answers.ts"
import { fieldDescription } from "#domain/enquiry/fields.ts"
import { MAX_QUANTITY } from "#domain/pricing/extra.ts"
import { formatWallTime, parseWallTime } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"
import type { FieldName } from "./field-names.ts"
import type { FieldError } from "./form-state.ts"

/** The errors of a visitors' form with their messages. `answers` are those that were validated. */
export function describeErrors(
  fieldErrors: FieldErrorCodes<FieldName>,
  answers: Answers,
  messages: Messages["forms"],
): FieldError<FieldName>[] {
  return fieldErrors.map((error) => ({
    field: error.field,
    message: describeErrorCode(error, answers, messages),
  }))
}

/** The message of an error, which says how to correct the answer. */
export function describeErrorCode(
  { field, errorCode }: { field: FieldName; errorCode: ErrorCode },
  answers: Answers,
  messages: Messages["forms"],
): string {
  const noun = messages.nouns[field]
  const describe: Record<ErrorCode, () => string> = {
    required: () => messages.required[field],
    notOffered: () => (field === "services" ? messages.extraNotOffered : messages.required[field]),
    tooLong: () => messages.tooLong(noun, fieldDescription(field).maxLength ?? MAX_LENGTH.line),
    notAnEmail: () => messages.notAnEmail,
    noDigits: () => messages.noDigits,
    notADate: () => messages.notADate(noun),
    outOfRange: () => messages.outOfRange(noun),
    inThePast: () => messages.inThePast(noun),
    notAfterPickUp: () => messages.notAfterPickUp(pickUpOf(answers)),
    notAQuantity: () => messages.notAQuantity(MAX_QUANTITY),
  }
  return describe[errorCode]()
}

function pickUpOf(answers: Answers): string {
  const pickUpAt = parseWallTime(answers.pickUpAt ?? "")
  return pickUpAt ? formatWallTime(pickUpAt) : ""
}
