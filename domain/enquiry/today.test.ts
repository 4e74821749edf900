import { describe, expect, it } from "vitest"
import { CONTACT_MESSAGE } from "#tests/support/sample-enquiries.ts"
import { at } from "#tests/support/wall-times.ts"
import { summaryOf } from "./enquiry-summary.ts"
import { buildToday, nearPickUp, type OpenEnquiry, type TodayBooking } from "./today.ts"

/** 1:00 pm on 12 December in Sri Lanka. */
const NOW = new Date("2026-12-12T07:30:00Z")

function booking(
  reference: string,
  from: string,
  to: string,
  returnedAt: string | null = null,
  wentOutAt: string | null = null,
): TodayBooking {
  return {
    reference,
    version: 2,
    name: reference,
    contactNumber: null,
    pickUpAt: at(from),
    returnAt: at(to),
    terms: null,
    notes: [],
    customerNote: null,
    wentOutAt: wentOutAt === null ? null : at(wentOutAt),
    returnedAt: returnedAt === null ? null : at(returnedAt),
  }
}

type ListName = "goingOut" | "comingBack" | "late"

const BOOKINGS: [string, TodayBooking, ListName[]][] = [
  ["goes out at midnight", booking("A", "2026-12-12T00:00", "2026-12-15T09:00"), ["goingOut"]],
  ["went out before midnight", booking("B", "2026-12-11T23:59", "2026-12-15T09:00"), []],
  [
    "comes back a minute before midnight",
    booking("C", "2026-12-10T09:00", "2026-12-12T23:59"),
    ["comingBack"],
  ],
  ["is due now", booking("D", "2026-12-10T09:00", "2026-12-12T13:00"), ["comingBack"]],
  ["was due a minute ago", booking("E", "2026-12-10T09:00", "2026-12-12T12:59"), ["late"]],
  [
    "was due a minute ago and is back",
    booking("F", "2026-12-10T09:00", "2026-12-12T12:59", "2026-12-12T12:00"),
    ["comingBack"],
  ],
  [
    "was due yesterday and came back today",
    booking("G", "2026-12-10T09:00", "2026-12-11T12:00", "2026-12-12T08:00"),
    ["comingBack"],
  ],
  ["came back yesterday", booking("H", "2026-12-10T09:00", "2026-12-11T12:00", "2026-12-11T12:00"), []],
  ["was due 14 days ago", booking("I", "2026-11-20T09:00", "2026-11-28T13:00"), ["late"]],
  ["was due longer ago", booking("J", "2026-11-20T09:00", "2026-11-28T12:59"), []],
  ["is for one day", booking("K", "2026-12-12T14:00", "2026-12-12T20:00"), ["goingOut", "comingBack"]],
  [
    "is for one day, was due a minute ago, and is not recorded as gone out",
    booking("L", "2026-12-12T07:00", "2026-12-12T12:59"),
    ["goingOut", "comingBack"],
  ],
  [
    "is for one day, went out, and was due a minute ago",
    booking("M", "2026-12-12T07:00", "2026-12-12T12:59", null, "2026-12-12T07:10"),
    ["goingOut", "late"],
  ],
]

describe("the lists of a day", () => {
  it.each(BOOKINGS)("include a booking that %s", (_, booking, lists) => {
    const today = buildToday({ bookings: [booking], openEnquiries: [] }, NOW)
    const names: ListName[] = ["goingOut", "comingBack", "late"]
    expect(names.filter((name) => today[name].length > 0)).toEqual(lists)
  })

  it.each([
    ["began on an earlier day", booking("A", "2026-12-10T09:00", "2026-12-12T20:00"), true],
    ["began today", booking("B", "2026-12-12T07:00", "2026-12-12T20:00"), false],
    [
      "began today and is recorded as gone out",
      booking("C", "2026-12-12T07:00", "2026-12-12T20:00", null, "2026-12-12T07:10"),
      true,
    ],
    ["is back", booking("D", "2026-12-12T07:00", "2026-12-12T20:00", "2026-12-12T12:00"), true],
  ])("show whether a booking that comes back, and %s, has gone out", (_, booking, hasGoneOut) => {
    const { comingBack } = buildToday({ bookings: [booking], openEnquiries: [] }, NOW)
    expect(comingBack).toEqual([{ booking, hasGoneOut }])
  })

  it.each([
    ["has not come", booking("A", "2026-12-12T13:01", "2026-12-14T09:00"), "upcoming"],
    ["has come", booking("B", "2026-12-12T13:00", "2026-12-14T09:00"), "due"],
    ["has passed", booking("C", "2026-12-12T07:00", "2026-12-14T09:00"), "due"],
    [
      "has passed, and it went out",
      booking("D", "2026-12-12T07:00", "2026-12-14T09:00", null, "2026-12-12T07:20"),
      "out",
    ],
    [
      "has not come, and it went out",
      booking("E", "2026-12-12T14:00", "2026-12-14T09:00", null, "2026-12-12T12:50"),
      "out",
    ],
    [
      "has passed, and it is back already",
      booking("F", "2026-12-12T07:00", "2026-12-12T20:00", "2026-12-12T12:00"),
      "out",
    ],
  ])("show the state of a booking whose pick-up time %s", (_, booking, state) => {
    const { goingOut } = buildToday({ bookings: [booking], openEnquiries: [] }, NOW)
    expect(goingOut.map((pickUp) => pickUp.state)).toEqual([state])
  })

  it("are sorted by time", () => {
    const bookings = [
      booking("late", "2026-12-12T18:00", "2026-12-14T09:00"),
      booking("early", "2026-12-12T07:00", "2026-12-15T09:00"),
    ]
    const { goingOut } = buildToday({ bookings, openEnquiries: [] }, NOW)
    expect(goingOut.map(({ booking: { reference } }) => reference)).toEqual(["early", "late"])
  })

  it("have tomorrow's pick-ups and returns together, sorted by time, with both of a one-day booking", () => {
    const bookings = [
      booking("back", "2026-12-10T09:00", "2026-12-13T10:00"),
      booking("both", "2026-12-13T08:00", "2026-12-13T19:00"),
      booking("after", "2026-12-14T00:00", "2026-12-15T09:00"),
      booking("is back already", "2026-12-10T09:00", "2026-12-13T10:00", "2026-12-12T10:00"),
    ]
    const { tomorrow } = buildToday({ bookings, openEnquiries: [] }, NOW)
    expect(tomorrow.map(({ booking: { reference }, event }) => [reference, event])).toEqual([
      ["both", "goesOut"],
      ["back", "comesBack"],
      ["both", "comesBack"],
    ])
  })
})

const HOUR = 3_600_000

function openEnquiry(hoursAgo: number, changes: Partial<OpenEnquiry>): OpenEnquiry {
  return {
    reference: "7K4M-2Q9T",
    receivedAt: NOW,
    kind: "contact",
    summary: summaryOf(CONTACT_MESSAGE),
    state: "new",
    changedAt: new Date(NOW.getTime() - hoursAgo * HOUR),
    hasVisitorMessage: false,
    ...changes,
  }
}

const OPEN: [string, OpenEnquiry, "newEnquiries" | "waiting" | null][] = [
  ["a new one of 23 hours", openEnquiry(23, {}), "newEnquiries"],
  ["a new one of 24 hours", openEnquiry(24, {}), "waiting"],
  ["one that was contacted 71 hours ago", openEnquiry(71, { state: "contacted" }), null],
  ["one that was contacted 72 hours ago", openEnquiry(72, { state: "contacted" }), "waiting"],
  [
    "a confirmed one whose visitor wrote last",
    openEnquiry(1, { state: "confirmed", hasVisitorMessage: true }),
    "waiting",
  ],
]

it.each(OPEN)("lists among the new, the waiting or neither: %s", (_, enquiry, list) => {
  const today = buildToday({ bookings: [], openEnquiries: [enquiry] }, NOW)
  expect(today.newEnquiries.length).toBe(list === "newEnquiries" ? 1 : 0)
  expect(today.waiting.length).toBe(list === "waiting" ? 1 : 0)
})

it("lists the enquiry that waits longest first", () => {
  const records = [openEnquiry(30, { reference: "AAAA-0001" }), openEnquiry(50, { reference: "BBBB-0002" })]
  const { waiting } = buildToday({ bookings: [], openEnquiries: records }, NOW)
  expect(waiting.map(({ reference }) => reference)).toEqual(["BBBB-0002", "AAAA-0001"])
})

it("lists an enquiry with a pick-up within two days before the one that waits longest, the nearest first", () => {
  const picksUp = (reference: string, hoursAgo: number, pickUpAt: string) =>
    openEnquiry(hoursAgo, {
      reference,
      summary: { ...summaryOf(CONTACT_MESSAGE), pickUpAt: at(pickUpAt) },
    })
  const openEnquiries = [
    picksUp("in two days", 1, "2026-12-14T13:00"),
    openEnquiry(20, { reference: "message" }),
    picksUp("tomorrow", 2, "2026-12-13T09:00"),
    picksUp("yesterday", 22, "2026-12-11T09:00"),
    picksUp("this morning", 3, "2026-12-12T09:00"),
    picksUp("within two days", 4, "2026-12-14T12:59"),
  ]
  const { newEnquiries } = buildToday({ bookings: [], openEnquiries }, NOW)
  expect(newEnquiries.map(({ reference }) => reference)).toEqual([
    "this morning",
    "tomorrow",
    "within two days",
    "yesterday",
    "message",
    "in two days",
  ])
})

it.each([
  ["2026-12-11T23:59", "past"],
  ["2026-12-12T00:00", "today"],
  ["2026-12-12T23:59", "today"],
  ["2026-12-13T23:59", "tomorrow"],
  ["2026-12-14T00:00", null],
] as const)("classifies a pick-up at %s as %s", (pickUpAt, near) => {
  expect(nearPickUp(at(pickUpAt), at("2026-12-12T13:00"))).toBe(near)
})
