import type { InboxCounts, InboxEntry } from "#domain/enquiry/enquiry-repository.ts"
import type { WallTime } from "#domain/rental-period.ts"

/** A snapshot of the inbox as plain data. */
export type Inbox = {
  /** The version of the list, which changes with the list. */
  version: string
  /** The position of the first entry; every later entry is new. Empty for an empty list. */
  newest: string
  /** The number of enquiries after the requested position. 0: no position was requested. */
  arrivedCount: number
  counts: InboxCounts
  /** The midnight that began the current day in Sri Lanka. `shortTime` formats earlier times without the time of day. */
  today: WallTime
  /** The label of an enquiry that has not reached the company. */
  notSentLabel: string
  rows: InboxRow[]
  /**
   * The next page. `endOfScan`: the search for matches stopped at this time of arrival or pick-up, and continues on the next page. Null:
   * it did not stop early.
   */
  nextPage: { href: string; endOfScan: WallTime | null } | null
}

export type InboxRow = Omit<InboxEntry, "receivedAt"> & {
  receivedWallTime: WallTime
  href: string
  /** Whether the row was added to the list while the page was open. */
  hasArrived?: true
}

/** A reported change: enquiries arrived (shown as a link), enquiries were inserted into the list, or updates have stopped. */
export type InboxChange = { type: "arrived" | "inserted"; count: number } | { type: "signedOut" }

export type InboxState = {
  inbox: Inbox
  change: InboxChange | null
}

export type InboxAction = { type: "fetched"; fresh: Inbox; view: View } | { type: "signedOut" }

type View = {
  /** Whether new rows may be inserted, which moves the rows below. */
  canInsertRows: boolean
  /** The reference of the row that has the focus. */
  focusedReference: string | null
}

/** The reducer of the live inbox, which merges fetched rows into the shown ones. */
export function inboxReducer(state: InboxState, action: InboxAction): InboxState {
  if (action.type === "signedOut") return { ...state, change: { type: "signedOut" } }
  const { fresh, view } = action
  const { rows, newest } = state.inbox
  const hasNew = fresh.arrivedCount > 0
  return {
    inbox: {
      ...fresh,
      rows: view.canInsertRows
        ? replaceRows(rows, fresh.rows, view.focusedReference)
        : updateRows(rows, fresh.rows),
      newest: hasNew && view.canInsertRows ? fresh.newest : newest,
    },
    change: hasNew
      ? { type: view.canInsertRows ? "inserted" : "arrived", count: fresh.arrivedCount }
      : state.change,
  }
}

/** Updates the shown rows, without inserting or removing any. */
function updateRows(shown: readonly InboxRow[], fresh: readonly InboxRow[]): InboxRow[] {
  return shown.map((row) => fresh.find(({ reference }) => reference === row.reference) ?? row)
}

/** Replaces the rows, but retains the row with the focus, so that the focus is not lost. */
function replaceRows(
  shown: readonly InboxRow[],
  fresh: readonly InboxRow[],
  focusedReference: string | null,
): InboxRow[] {
  const rows = fresh.map((row): InboxRow => {
    const wasShown = shown.some(({ reference }) => reference === row.reference)
    return wasShown ? row : { ...row, hasArrived: true }
  })
  const index = shown.findIndex(({ reference }) => reference === focusedReference)
  const focusedRow = shown[index]
  if (!focusedRow || rows.some(({ reference }) => reference === focusedRow.reference)) return rows
  return [...rows.slice(0, index), focusedRow, ...rows.slice(index)]
}
