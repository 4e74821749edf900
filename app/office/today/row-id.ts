import { doneHref, doneIn } from "#app/office/done-notice.tsx"
import { hrefWith, TODAY } from "#app/office/paths.ts"

/** The id of an enquiry's row: the target after its booking was changed. */
export function rowId(reference: string): string {
  return `row-${reference}`
}

/** A completed action, which the row of its booking reports. */
export type RowDone = { reference: string; text: string }

/** The URL of the page at the row, which reports that the return was recorded or that the record was undone. */
export function returnedHref(reference: string, isBack: boolean): string {
  const page = hrefWith(TODAY, new URLSearchParams({ reference }))
  return doneHref(page, isBack ? "returned" : "undo", rowId(reference))
}

/** The completed action in the URL of a request. Null: there is none. */
export function rowDoneIn(request: Request, texts: Readonly<Record<string, string>>): RowDone | null {
  const reference = new URL(request.url).searchParams.get("reference")
  const text = doneIn(request, texts)
  return reference !== null && text !== null ? { reference, text } : null
}
