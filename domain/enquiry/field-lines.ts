import type { EnquiryContent } from "./enquiry.ts"
import { describedField, FIELDS, FIELDS_OF, type FieldLine, type FieldName } from "./fields.ts"

/** A field with a line of its own. */
export type LineField = { field: FieldName; line: FieldLine }

/** Every field with a line of its own, whatever form asks it: a column of the CSV each. */
export const LINE_FIELDS: readonly LineField[] = lineFieldsAmong(FIELDS)

/** Those that the form of this enquiry asks, in the order of the form. */
export function lineFieldsOf({ kind }: EnquiryContent): LineField[] {
  return lineFieldsAmong(FIELDS_OF[kind])
}

/** The answer to a field with a line of its own; null where there is none, or the form does not ask. */
export function lineAnswer(content: EnquiryContent, field: FieldName): string | null {
  const answers: Readonly<Record<string, unknown>> = content
  const answer = answers[field]
  return typeof answer === "string" && answer !== "" ? answer : null
}

function lineFieldsAmong(fields: object): LineField[] {
  return (Object.keys(fields) as FieldName[]).flatMap((field) => {
    const { line } = describedField(field)
    return line ? [{ field, line }] : []
  })
}
