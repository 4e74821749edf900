import { doneHref, doneMessageIn } from "#app/office/done-notice.tsx"
import { hrefWith, TODAY } from "#app/office/paths.ts"

/**
 * The values of the buttons of a booking, which are also the keys of the messages for completed actions. 'notOut' and 'undo' take back
 * the record that the vehicles went out or came back.
 */
export type RowAct = "wentOut" | "notOut" | "noShow" | "returned" | "undo"

/** The edge of a booking that a row shows: its pick-up or its return. A booking of one day has a row for each. */
export type RowEdge = "out" | "back"

/** The row that has the button of an action. */
export function rowEdgeOf(act: string): RowEdge {
  return act === "returned" || act === "undo" ? "back" : "out"
}

/** The id of a booking's row: the target after an action. */
export function rowId(reference: string, edge: RowEdge): string {
  return `${edge}-${reference}`
}

/** The id of the field for the reason why the customer of a booking did not come. */
export function reasonId(reference: string): string {
  return `reason-${reference}`
}

/** A completed action, which the row of its booking reports. */
export type RowDone = { reference: string; edge: RowEdge; text: string }

/** The URL of the page at the row, which reports a completed action. */
export function rowDoneHref(reference: string, act: RowAct): string {
  const page = hrefWith(TODAY, new URLSearchParams({ reference }))
  return doneHref(page, act, rowId(reference, rowEdgeOf(act)))
}

/** The completed action in the URL of a request. Null: there is none. */
export function rowDoneIn(request: Request, texts: Readonly<Record<RowAct, string>>): RowDone | null {
  const { searchParams } = new URL(request.url)
  const reference = searchParams.get("reference")
  const text = doneMessageIn(request, texts)
  if (reference === null || text === null) return null
  return { reference, edge: rowEdgeOf(searchParams.get("done") ?? ""), text }
}
