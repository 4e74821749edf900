import { doneHref, doneIn } from "#app/office/done-notice.tsx"
import { hrefWith, TODAY } from "#app/office/paths.ts"

/**
 * The values of the buttons of a booking, which are also the keys of the messages for completed actions. 'notOut' and 'undo' take back
 * the record that the vehicles went out or came back.
 */
export type RowAct = "wentOut" | "notOut" | "noShow" | "returned" | "undo"

/** The list of a row. A one-day booking has two rows: one where it goes out, and one where it comes back. */
export type RowEnd = "out" | "back"

/** The row that has the button of an action. */
export function rowEndOf(act: string): RowEnd {
  return act === "returned" || act === "undo" ? "back" : "out"
}

/** The id of a booking's row: the target after an action. */
export function rowId(reference: string, edge: RowEnd): string {
  return `${edge}-${reference}`
}

/** The id of the field for the reason why the customer of a booking did not come. */
export function reasonId(reference: string): string {
  return `reason-${reference}`
}

/** A completed action, which the row of its booking reports. */
export type RowDone = { reference: string; edge: RowEnd; text: string }

/** The URL of the page at the row, which reports a completed action. */
export function rowDoneHref(reference: string, act: RowAct): string {
  const page = hrefWith(TODAY, new URLSearchParams({ reference }))
  return doneHref(page, act, rowId(reference, rowEndOf(act)))
}

/** The completed action in the URL of a request. Null: there is none. */
export function rowDoneIn(request: Request, texts: Readonly<Record<RowAct, string>>): RowDone | null {
  const { searchParams } = new URL(request.url)
  const reference = searchParams.get("reference")
  const text = doneIn(request, texts)
  if (reference === null || text === null) return null
  return { reference, edge: rowEndOf(searchParams.get("done") ?? ""), text }
}
