/** The id of an enquiry's row: the target after its booking was changed. */
export function rowId(reference: string): string {
  return `row-${reference}`
}
