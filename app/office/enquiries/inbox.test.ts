import { describe, expect, it } from "vitest"
import { wallTimeAt } from "#domain/rental-period.ts"
import { type Inbox, type InboxAction, type InboxRow, type InboxState, inboxReducer } from "./inbox.ts"

const SUMMARY = {
  name: null,
  contactNumber: null,
  email: "a@example.lk",
  vehicle: null,
  service: null,
  pickUpAt: null,
  returnAt: null,
  total: null,
  preview: null,
}
const COUNTS = {
  new: 1,
  contacted: 0,
  confirmed: 0,
  declined: 0,
  cancelled: 0,
  noShow: 0,
  spam: 0,
  all: 1,
  primaryDeliveryFailed: 0,
  customerEmailFailed: 0,
}

const row = (reference: string, state: InboxRow["state"] = "new"): InboxRow => ({
  reference,
  kind: "contact",
  state,
  primaryDeliveryFailed: false,
  customerEmailFailed: false,
  version: 1,
  hasVisitorMessage: false,
  summary: SUMMARY,
  receivedWallTime: wallTimeAt(new Date(0)),
  href: `/office/enquiries/${reference}`,
})
const inbox = (references: string, rest: Partial<Inbox> = {}): Inbox => ({
  version: "1",
  newest: "first",
  arrivedCount: 0,
  counts: COUNTS,
  today: wallTimeAt(new Date(0)),
  notSentLabel: "Mail not sent",
  rows: [...references].map((reference) => row(reference)),
  nextPage: null,
  ...rest,
})

const START: InboxState = { inbox: inbox("ba"), change: null }
const AT_TOP = { canInsertRows: true, focusedReference: null }
const SCROLLED_DOWN = { ...AT_TOP, canInsertRows: false }
const fetched = (fresh: Inbox, view = AT_TOP as typeof AT_TOP | typeof SCROLLED_DOWN): InboxAction => ({
  type: "fetched",
  fresh,
  view,
})
const referencesIn = ({ inbox: { rows } }: InboxState) => rows.map(({ reference }) => reference).join("")

describe("the inbox list while its start is visible", () => {
  it("inserts new rows and announces them", () => {
    const state = inboxReducer(START, fetched(inbox("cba", { arrivedCount: 1, newest: "c" })))
    expect(referencesIn(state)).toBe("cba")
    expect(state.inbox.rows.map(({ hasArrived }) => hasArrived ?? false)).toEqual([true, false, false])
    expect(state).toMatchObject({ change: { type: "inserted", count: 1 }, inbox: { newest: "c" } })
  })

  it("removes rows that no longer match, except the one with the focus", () => {
    expect(referencesIn(inboxReducer(START, fetched(inbox("a"))))).toBe("a")
    const viewWithFocus = { ...AT_TOP, focusedReference: "b" }
    expect(
      referencesIn(inboxReducer(START, { type: "fetched", fresh: inbox("a"), view: viewWithFocus })),
    ).toBe("ba")
  })
})

describe("the inbox list while its start is not visible", () => {
  it("inserts and removes no row, and counts the new enquiries", () => {
    const state = inboxReducer(START, fetched(inbox("cb", { arrivedCount: 1, newest: "c" }), SCROLLED_DOWN))
    expect(referencesIn(state)).toBe("ba")
    expect(state.change).toEqual({ type: "arrived", count: 1 })
    expect(state.inbox.newest, "the next count includes them").toBe("first")
  })

  it("updates rows and counts that another staff member changed", () => {
    const fresh = inbox("", { rows: [row("b", "contacted")], counts: { ...COUNTS, new: 0 } })
    const state = inboxReducer(START, fetched(fresh, SCROLLED_DOWN))
    expect(state.inbox.rows.map((shown) => shown.state)).toEqual(["contacted", "new"])
    expect(state.inbox.counts.new).toBe(0)
    expect(state.change).toBeNull()
  })
})

it("reports the end of the session", () => {
  expect(inboxReducer(START, { type: "signedOut" })).toEqual({ ...START, change: { type: "signedOut" } })
})
