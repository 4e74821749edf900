import type { InboxCounts, InboxEntry } from "#domain/enquiry/enquiry-repository.ts"
import type { WallTime } from "#domain/rental-period.ts"

/** A snapshot of the inbox as plain data. */
export type Inbox = {
  /** Changes with the list. */
  version: string
  /** The position of its first entry, after which everything is new; empty for an empty list. */
  newest: string
  /** Number of enquiries after the requested position; 0 without one. */
  came: number
  counts: InboxCounts
  /** The words for an enquiry that has not reached the company. */
  notSent: string
  rows: InboxRow[]
  /** The next page. `lookedBackTo`: the scan ended there, not the list. */
  older: { href: string; lookedBackTo: WallTime | null } | null
}

export type InboxRow = Omit<InboxEntry, "receivedAt"> & {
  cameAt: WallTime
  href: string
  /** Arrived while the page was open. */
  hasArrived?: true
}

/** The notice about the list: a link to new enquiries, that they were inserted, or that updates have stopped. */
export type News = { about: "came" | "shown"; count: number } | { about: "signedOut" }

export type InboxState = {
  inbox: Inbox
  news: News | null
  /** Number of rows inserted while the page was hidden. */
  unseen: number
}

export type InboxAction =
  | { type: "fetched"; fresh: Inbox; view: View }
  | { type: "signedOut" }
  /** The page is visible again. */
  | { type: "seen" }

type View = {
  /** Whether new rows may be inserted, which moves the rows below. */
  takesRows: boolean
  /** The reference of the row that has the focus. */
  focused: string | null
  isHidden: boolean
}

export function nextInbox(state: InboxState, action: InboxAction): InboxState {
  if (action.type === "signedOut") return { ...state, news: { about: "signedOut" } }
  if (action.type === "seen") return { ...state, unseen: 0 }
  const { fresh, view } = action
  const { rows, newest } = state.inbox
  const isTold = fresh.came > 0
  return {
    inbox: {
      ...fresh,
      rows: view.takesRows ? allRows(rows, fresh.rows, view.focused) : sameRows(rows, fresh.rows),
      newest: isTold && view.takesRows ? fresh.newest : newest,
    },
    news: isTold ? { about: view.takesRows ? "shown" : "came", count: fresh.came } : state.news,
    unseen: state.unseen + (view.takesRows && view.isHidden ? fresh.came : 0),
  }
}

/** Updates the shown rows, without inserting or removing any. */
function sameRows(shown: readonly InboxRow[], fresh: readonly InboxRow[]): InboxRow[] {
  return shown.map((row) => fresh.find(({ reference }) => reference === row.reference) ?? row)
}

/** Replaces the rows. A row with the focus stays, so that the focus is not lost. */
function allRows(shown: readonly InboxRow[], fresh: readonly InboxRow[], focused: string | null): InboxRow[] {
  const rows = fresh.map((row): InboxRow => {
    const isKnown = shown.some(({ reference }) => reference === row.reference)
    return isKnown ? row : { ...row, hasArrived: true }
  })
  const index = shown.findIndex(({ reference }) => reference === focused)
  const kept = shown[index]
  if (!kept || rows.some(({ reference }) => reference === kept.reference)) return rows
  return [...rows.slice(0, index), kept, ...rows.slice(index)]
}
