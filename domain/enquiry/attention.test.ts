import { describe, expect, it } from "vitest"
import type { CalendarEntry, FleetCategory } from "#domain/calendar/calendar.ts"
import { at } from "#tests/support/wall-times.ts"
import { type AttentionEnquiry, type AttentionRecords, attentionOf } from "./attention.ts"
import type { EnquiryEvent } from "./enquiry-repository.ts"

/** 1:00 pm on 12 December in Sri Lanka. */
const NOW = new Date("2026-12-12T07:30:00Z")

const FLEET: FleetCategory[] = [
  {
    id: "vans",
    name: "Vans",
    vehicles: [
      { id: "van", name: "Van", units: 1, isRetired: false },
      { id: "bus", name: "Bus", units: 2, isRetired: false },
    ],
  },
]

function entry(vehicleId: string, from: string, to: string): CalendarEntry {
  return {
    id: `${vehicleId} ${from}`,
    version: 1,
    isRemoved: false,
    kind: "block",
    reason: "Service",
    vehicleId,
    units: 1,
    period: { from: at(from), to: at(to) },
  }
}

const EVENT: EnquiryEvent = {
  at: new Date("2026-12-12T05:00:00Z"),
  author: "staff",
  by: "Nimal",
  from: "confirmed",
  to: "confirmed",
  note: null,
  isResend: false,
  changes: [],
  sentElsewhere: null,
  email: null,
}
const CONFIRM = { from: "new", to: "confirmed" } as const
const CANCEL = { from: "confirmed", to: "cancelled" } as const
const EMAIL = { email: { subject: "Confirmed", text: "Hello" } }
const TELEPHONE = { sentElsewhere: { channel: "telephone", text: "" } } as const

/** An enquiry after events, oldest first. */
function enquiryAfter(events: readonly Partial<EnquiryEvent>[], changes: Partial<AttentionEnquiry> = {}) {
  const history = events.map((event) => ({ ...EVENT, ...event })).toReversed()
  return {
    reference: "AAAA-0001",
    visitor: "Kumari Fernando",
    enquiry: { content: { kind: "booking" as const } },
    state: history[0]?.to ?? "new",
    history,
    returnAt: at("2026-12-20T09:00"),
    hasFailedEmail: false,
    ...changes,
  } satisfies AttentionEnquiry
}

function attention(records: Partial<AttentionRecords>, entries: readonly CalendarEntry[] = []) {
  const all = { enquiries: [], undeliveredReferences: [], failedOwnEmailCount: 0, ...records }
  return attentionOf(all, { fleet: FLEET, entries }, NOW)
}

describe("what needs attention", () => {
  it("has the conflicts that have not ended, the next one first", () => {
    const { conflicts } = attention({}, [
      entry("van", "2026-12-28T09:00", "2026-12-30T09:00"),
      entry("van", "2026-12-29T09:00", "2026-12-30T09:00"),
      entry("bus", "2026-12-20T09:00", "2026-12-24T09:00"),
      entry("bus", "2026-12-21T09:00", "2026-12-24T09:00"),
      entry("bus", "2026-12-22T09:00", "2026-12-23T09:00"),
      entry("van", "2026-12-11T09:00", "2026-12-14T09:00"),
      entry("van", "2026-12-13T09:00", "2026-12-15T09:00"),
      entry("van", "2026-12-10T09:00", "2026-12-12T09:00"),
    ])
    expect(
      conflicts.map(({ vehicle, conflict, laterCount }) => [
        vehicle.name,
        conflict.period.from,
        conflict.units,
        laterCount,
      ]),
    ).toEqual([
      ["Van", "2026-12-13T09:00", 2, 1],
      ["Bus", "2026-12-22T09:00", 3, 0],
    ])
  })

  it.each([
    ["is the last answer", [{ ...CONFIRM, ...EMAIL }], true],
    ["was followed by a telephone call", [{ ...CONFIRM, ...EMAIL }, TELEPHONE], false],
    ["followed a telephone call", [TELEPHONE, { ...CONFIRM, ...EMAIL }], true],
  ])(
    "has a failed email unless the customer was answered by telephone later: it %s",
    (_, events, isListed) => {
      const { failedEmails } = attention({ enquiries: [enquiryAfter(events, { hasFailedEmail: true })] })
      expect(failedEmails.length === 1).toBe(isListed)
    },
  )

  it.each<[string, Partial<EnquiryEvent>[], Partial<AttentionEnquiry>, string | null]>([
    ["an unannounced confirmation", [CONFIRM], {}, "confirmed"],
    [
      "an unannounced confirmation of a rental that has ended",
      [CONFIRM],
      { returnAt: at("2026-12-12T12:00") },
      null,
    ],
    ["a cancellation", [CONFIRM, EMAIL, CANCEL], { returnAt: at("2026-12-12T12:00") }, "cancelled"],
    ["a cancellation by telephone", [CONFIRM, EMAIL, { ...CANCEL, ...TELEPHONE }], {}, null],
    ["an old cancellation", [{ ...CANCEL, at: new Date("2026-11-01T05:00:00Z") }], {}, null],
  ])("has %s if the customer still needs an answer", (_, events, changes, kind) => {
    const { unannouncedChanges } = attention({ enquiries: [enquiryAfter(events, changes)] })
    expect(unannouncedChanges.map(({ change }) => change.kind)).toEqual(kind ? [kind] : [])
  })
})
