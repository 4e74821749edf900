import type { InboxCounts, InboxEntry } from "#domain/enquiry/enquiry-repository.ts"
import type { WallTime } from "#domain/rental-period.ts"

/** The list of enquiries at one moment, as plain data. */
export type Inbox = {
  /** Another whenever the list shows something else. */
  version: string
  /** The place of its first entry, after which everything is new; empty where there is none. */
  newest: string
  /** How many came in after the place that the request named; 0 where it named none. */
  came: number
  counts: InboxCounts
  /** The words for an enquiry that has not reached the company. */
  notSent: string
  rows: InboxRow[]
  /** Where the list goes on. `lookedBackTo`: the search ended there and not the list. */
  older: { href: string; lookedBackTo: WallTime | null } | null
}

export type InboxRow = Omit<InboxEntry, "receivedAt"> & {
  cameAt: WallTime
  href: string
  /** Came in while the page was open. */
  hasArrived?: true
}

/** What is told of the list: a link to what came in, that it is there already, or that nothing new is shown any more. */
export type News = { about: "came" | "shown"; count: number } | { about: "signedOut" }

export type InboxState = {
  inbox: Inbox
  news: News | null
  /** How many were shown while the page was hidden. */
  unseen: number
}

export type InboxAction =
  | { type: "fetched"; fresh: Inbox; view: View }
  | { type: "signedOut" }
  /** The page is visible again. */
  | { type: "seen" }

type View = {
  /** Whether new rows may be inserted: they move what is below. */
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

/** The rows that are shown, as they are now. None comes and none goes. */
function sameRows(shown: readonly InboxRow[], fresh: readonly InboxRow[]): InboxRow[] {
  return shown.map((row) => fresh.find(({ reference }) => reference === row.reference) ?? row)
}

/** The rows as they are now. One that has the focus stays, so that the focus is not lost. */
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
