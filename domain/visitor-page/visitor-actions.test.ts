import { describe, expect, it } from "vitest"
import type { AgreedBooking, EnquiryEvent, EnquiryState } from "#domain/enquiry/enquiry-repository.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { BOOKING, CONTACT_MESSAGE, enquiryOf } from "#tests/support/sample-enquiries.ts"
import { at } from "#tests/support/wall-times.ts"
import {
  acceptanceProblem,
  cancellationProblem,
  linkExpiry,
  offerState,
  termsForVisitor,
  visitorStatus,
} from "./visitor-actions.ts"

/** 9:00 am in Sri Lanka. */
const NOW = new Date("2026-11-21T03:30:00Z")

function offered(offer: Partial<NonNullable<AgreedBooking["offer"]>> | null): AgreedBooking {
  return {
    terms: sampleAgreed(),
    revision: 2,
    offer: offer && { at: NOW, validUntil: null, acceptedAt: null, ...offer },
  }
}

const OFFERS: [string, AgreedBooking | null, string, string | null][] = [
  ["nothing agreed", null, "none", "withdrawn"],
  ["a draft or a withdrawn offer", offered(null), "none", "withdrawn"],
  ["an offer without a limit", offered({}), "open", null],
  ["an offer in its last minute", offered({ validUntil: at("2026-11-21T09:00") }), "open", null],
  ["an offer a minute later", offered({ validUntil: at("2026-11-21T08:59") }), "expired", "expired"],
  ["an accepted offer", offered({ acceptedAt: NOW }), "accepted", null],
  [
    "an accepted offer after its validity",
    offered({ acceptedAt: NOW, validUntil: at("2026-11-21T08:59") }),
    "accepted",
    null,
  ],
]

describe("an offer", () => {
  it.each(OFFERS)("has a state, and a reason if it cannot be accepted: %s", (_, agreed, state, problem) => {
    expect(offerState(agreed, NOW)).toBe(state)
    expect(acceptanceProblem({ agreed, state: "contacted" }, 2, NOW)).toBe(problem)
  })

  it("is accepted only by the revision that was read", () => {
    expect(acceptanceProblem({ agreed: offered({}), state: "contacted" }, 1, NOW)).toBe("changed")
    expect(acceptanceProblem({ agreed: offered({}), state: "contacted" }, Number.NaN, NOW)).toBe("changed")
  })

  it.each(["cancelled", "declined", "noShow"] as const)(
    "is not accepted for a booking that is %s",
    (state) => {
      expect(acceptanceProblem({ agreed: offered({}), state }, 2, NOW)).toBe("ended")
    },
  )
})

describe("a booking", () => {
  const enquiry = enquiryOf(BOOKING)
  const pickUpAt = (time: string) => ({ ...offered(null), terms: sampleAgreed({ pickUpAt: at(time) }) })

  it.each([
    ["a minute before the pick-up", pickUpAt("2026-11-21T09:01"), "confirmed", null],
    ["at the pick-up", pickUpAt("2026-11-21T09:00"), "confirmed", "tooLate"],
    ["without agreed terms", null, "new", null],
    ["that is cancelled", null, "cancelled", "ended"],
  ] as const)("%s can be cancelled or not", (_, agreed, state, problem) => {
    expect(cancellationProblem({ enquiry, agreed, state }, NOW)).toBe(problem)
  })

  it("cannot be cancelled if the enquiry is a message", () => {
    const message = { enquiry: enquiryOf(CONTACT_MESSAGE), agreed: null, state: "new" } as const
    expect(cancellationProblem(message, NOW)).toBe("noBooking")
  })
})

describe("a link", () => {
  it("expires 90 days after the later of the requested and the agreed return", () => {
    const enquiry = enquiryOf(BOOKING)
    expect(linkExpiry({ enquiry, agreed: null })).toBe("2027-03-29T08:00")
    const later = { ...offered(null), terms: sampleAgreed({ returnAt: at("2027-01-10T10:00") }) }
    expect(linkExpiry({ enquiry, agreed: later })).toBe("2027-04-10T10:00")
    const earlier = { ...offered(null), terms: sampleAgreed({ returnAt: at("2026-12-14T10:00") }) }
    expect(linkExpiry({ enquiry, agreed: earlier })).toBe("2027-03-29T08:00")
  })

  it("expires 90 days after the receipt of a message", () => {
    const enquiry = { ...enquiryOf(CONTACT_MESSAGE), receivedAt: NOW }
    expect(wallTimeAt(NOW)).toBe("2026-11-21T09:00")
    expect(linkExpiry({ enquiry, agreed: null })).toBe("2027-02-19T09:00")
  })
})

describe("the visitor", () => {
  it.each([
    ["new", "received", null],
    ["spam", "received", null],
    ["contacted", "answered", null],
    ["contacted", "offered", offered({})],
    ["new", "offerExpired", offered({ validUntil: at("2026-11-20T09:00") })],
    ["contacted", "accepted", offered({ acceptedAt: NOW })],
    ["confirmed", "confirmed", offered(null)],
    ["cancelled", "cancelled", offered({})],
    ["declined", "declined", null],
  ] as const)("reads the state %s as the status %s, which depends on the offer", (state, status, agreed) => {
    expect(visitorStatus({ state, agreed, history: [] }, NOW)).toBe(status)
  })

  it.each(["staff", "visitor"] as const)(
    "reads that an offer was changed after the %s made or accepted it",
    (author) => {
      const event = (by: EnquiryEvent["author"], field: string) =>
        ({ author: by, from: "new", to: "new", changes: [{ field, from: null, to: "x" }] }) as EnquiryEvent // the rest is not read
      const history = [event("staff", "line: Delivery"), event(author, "offer")]
      expect(visitorStatus({ state: "new", agreed: offered(null), history }, NOW)).toBe("offerChanged")
      const again = [event("staff", "offer"), ...history]
      expect(visitorStatus({ state: "new", agreed: offered({}), history: again }, NOW)).toBe("offered")
    },
  )

  it("does not see a draft of the office", () => {
    const read = (state: EnquiryState, agreed: AgreedBooking, history: EnquiryEvent[] = []) =>
      termsForVisitor({ state, agreed, history })
    const cancelled = { from: "confirmed", to: "cancelled" } as EnquiryEvent // the rest is not read
    expect(read("contacted", offered(null))).toBeNull()
    expect(read("contacted", offered({}))).toEqual(sampleAgreed())
    expect(read("confirmed", offered(null))).toEqual(sampleAgreed())
    expect(read("cancelled", offered(null), [cancelled])).toEqual(sampleAgreed())
    expect(read("cancelled", offered(null))).toBeNull()
  })
})
