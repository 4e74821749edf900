import type { EnquiryContent } from "./enquiry.ts"
import { FIELDS, FIELDS_OF, type FieldLine, type FieldName, fieldDescription } from "./fields.ts"

/** A field with a line of its own. */
export type LineField = { field: FieldName; line: FieldLine }

/** Every field of any form that has its own line, and its own column of the CSV. */
export const LINE_FIELDS: readonly LineField[] = lineFieldsIn(FIELDS)

/** The fields of this enquiry's form that have their own line, in the order of the form. */
export function lineFieldsOf({ kind }: EnquiryContent): LineField[] {
  return lineFieldsIn(FIELDS_OF[kind])
}

/** The answer to a field with its own line. Null if the answer is empty or the form does not have the field. */
export function lineAnswer(content: EnquiryContent, field: FieldName): string | null {
  const answers: Readonly<Record<string, unknown>> = content
  const answer = answers[field]
  if (answer === true) return "Yes"
  return typeof answer === "string" && answer !== "" ? answer : null
}

function lineFieldsIn(fields: object): LineField[] {
  // The keys are field names, because every caller passes a table of fields.
  return (Object.keys(fields) as FieldName[]).flatMap((field) => {
    const { line } = fieldDescription(field)
    return line ? [{ field, line }] : []
  })
}
