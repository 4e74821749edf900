import { describe, expect, it } from "vitest"
import { wallTimeAt } from "#domain/rental-period.ts"
import { type Inbox, type InboxAction, type InboxRow, type InboxState, nextInbox } from "./inbox.ts"

const NOBODY = {
  name: null,
  contactNumber: null,
  email: "a@example.lk",
  vehicle: null,
  service: null,
  pickUpAt: null,
  returnAt: null,
  total: null,
}
const COUNTS = { new: 1, contacted: 0, confirmed: 0, declined: 0, spam: 0, all: 1, mailNotSent: 0 }

const row = (reference: string, state: InboxRow["state"] = "new"): InboxRow => ({
  reference,
  kind: "contact",
  state,
  mailNotSent: false,
  summary: NOBODY,
  cameAt: wallTimeAt(new Date(0)),
  href: `/office/enquiries/${reference}`,
})
const inbox = (references: string, rest: Partial<Inbox> = {}): Inbox => ({
  version: "1",
  newest: "first",
  came: 0,
  counts: COUNTS,
  notSent: "Mail not sent",
  rows: [...references].map((reference) => row(reference)),
  older: null,
  ...rest,
})

const START: InboxState = { inbox: inbox("ba"), news: null, unseen: 0 }
const AT_TOP = { takesRows: true, focused: null, isHidden: false }
const FURTHER_DOWN = { ...AT_TOP, takesRows: false }
const fetched = (fresh: Inbox, view = AT_TOP as typeof AT_TOP | typeof FURTHER_DOWN): InboxAction => ({
  type: "fetched",
  fresh,
  view,
})
const referencesIn = ({ inbox: { rows } }: InboxState) => rows.map(({ reference }) => reference).join("")

describe("at the head of the list", () => {
  it("new rows are inserted, and told as shown", () => {
    const state = nextInbox(START, fetched(inbox("cba", { came: 1, newest: "c" })))
    expect(referencesIn(state)).toBe("cba")
    expect(state.inbox.rows.map(({ hasArrived }) => hasArrived ?? false)).toEqual([true, false, false])
    expect(state).toMatchObject({ news: { about: "shown", count: 1 }, unseen: 0, inbox: { newest: "c" } })
  })

  it("rows that are gone go, but not from under the focus", () => {
    expect(referencesIn(nextInbox(START, fetched(inbox("a"))))).toBe("a")
    const focused = { ...AT_TOP, focused: "b" }
    expect(referencesIn(nextInbox(START, { type: "fetched", fresh: inbox("a"), view: focused }))).toBe("ba")
  })

  it("rows that came while the page was hidden are counted until it is visible", () => {
    const hidden = { ...AT_TOP, isHidden: true }
    const once = nextInbox(START, fetched(inbox("cba", { came: 1 }), hidden))
    const twice = nextInbox(once, fetched(inbox("edcba", { came: 2 }), hidden))
    expect(twice.unseen).toBe(3)
    expect(nextInbox(twice, { type: "seen" }).unseen).toBe(0)
  })
})

describe("further down", () => {
  it("no row comes or goes: a link tells how many came", () => {
    const state = nextInbox(START, fetched(inbox("cb", { came: 1, newest: "c" }), FURTHER_DOWN))
    expect(referencesIn(state)).toBe("ba")
    expect(state.news).toEqual({ about: "came", count: 1 })
    expect(state.inbox.newest, "counts on from the same place").toBe("first")
  })

  it("rows and counts are what somebody else made of them", () => {
    const fresh = inbox("", { rows: [row("b", "contacted")], counts: { ...COUNTS, new: 0 } })
    const state = nextInbox(START, fetched(fresh, FURTHER_DOWN))
    expect(state.inbox.rows.map(({ state: each }) => each)).toEqual(["contacted", "new"])
    expect(state.inbox.counts.new).toBe(0)
    expect(state.news).toBeNull()
  })
})

it("tells somebody who is signed out that nothing new is shown", () => {
  expect(nextInbox(START, { type: "signedOut" })).toEqual({ ...START, news: { about: "signedOut" } })
})
