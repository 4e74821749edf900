import { describe, expect, it } from "vitest"
import type { EnquiryKind } from "./enquiry.ts"
import type { EnquiryEvent, EnquiryState } from "./enquiry-repository.ts"
import { lapsedOffer, REPLY_TAKEN_BACK, unannouncedChange } from "./unannounced-change.ts"

const EVENT: EnquiryEvent = {
  at: new Date("2026-11-28T05:00:00Z"),
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
const changed = (...fields: string[]) => ({
  changes: fields.map((field) => ({ field, from: null, to: "other" })),
})
const EMAIL = { email: { subject: "Confirmed", text: "Hello" } }
const WHATSAPP = { sentElsewhere: { channel: "whatsapp", text: "Hello" } } as const
const CONFIRM = { from: "new", to: "confirmed" } as const
const CANCEL = { from: "confirmed", to: "cancelled", note: "His flight was cancelled" } as const
const NO_SHOW = { from: "confirmed", to: "noShow", note: "Waited until noon" } as const
const NEW_RETURN = changed("returnAt", "total")

const IN_NEW = { from: "new", to: "new" } as const
const IN_NEW_OFFER = { ...IN_NEW, ...changed("offer") }
const IN_NEW_TERMS = { ...IN_NEW, ...NEW_RETURN }
const ACCEPTED = { ...IN_NEW_OFFER, author: "visitor" } as const
const WITHDRAWN = { ...IN_NEW, changes: [{ field: "offer", from: "made", to: null }] }

/** The kind of the change that was not sent to the customer, after these events (the oldest first). */
function changeAfter(
  state: EnquiryState,
  events: readonly Partial<EnquiryEvent>[],
  kind: EnquiryKind = "booking",
) {
  const history = events.map((event) => ({ ...EVENT, ...event })).toReversed()
  return unannouncedChange({ state, history, enquiry: { content: { kind } } })?.kind ?? null
}

describe("a change that was not sent to the customer", () => {
  it.each<[string, EnquiryState, Partial<EnquiryEvent>[], string | null]>([
    ["nothing happened yet", "new", [], null],
    ["a confirmation with its email", "confirmed", [{ ...CONFIRM, ...EMAIL }], null],
    ["a confirmation without an email", "confirmed", [CONFIRM], "confirmed"],
    ["a new return after the confirmation", "confirmed", [{ ...CONFIRM, ...EMAIL }, NEW_RETURN], "changed"],
    ["a new return before the confirmation was announced", "confirmed", [CONFIRM, NEW_RETURN], "confirmed"],
    ["an answer after the new return", "confirmed", [CONFIRM, NEW_RETURN, WHATSAPP], null],
    ["a note after the new return", "confirmed", [CONFIRM, EMAIL, NEW_RETURN, { note: "x" }], "changed"],
    ["a vehicle that is back", "confirmed", [CONFIRM, EMAIL, changed("returned")], null],
    ["a vehicle that went out", "confirmed", [CONFIRM, EMAIL, changed("wentOut")], null],
    ["an offer", "contacted", [{ from: "new", to: "contacted", ...EMAIL }, changed("offer")], null],
    ["terms before the first answer", "contacted", [{ from: "new", to: "contacted", ...NEW_RETURN }], null],
    [
      "terms after a price was sent",
      "contacted",
      [
        { from: "new", to: "contacted", ...EMAIL },
        { from: "contacted", to: "contacted", ...NEW_RETURN },
      ],
      "changed",
    ],
    ["new terms of an offer before the first answer", "new", [IN_NEW_OFFER, IN_NEW_TERMS], "changed"],
    ["new terms that the visitor had accepted", "new", [IN_NEW_OFFER, ACCEPTED, IN_NEW_TERMS], "changed"],
    ["an offer of the new terms", "new", [IN_NEW_OFFER, IN_NEW_TERMS, IN_NEW_OFFER], null],
    ["new terms after an offer was withdrawn", "new", [IN_NEW_OFFER, WITHDRAWN, IN_NEW_TERMS], null],
    ["a cancellation", "cancelled", [CONFIRM, EMAIL, CANCEL], "cancelled"],
    ["a cancellation with its email", "cancelled", [CONFIRM, EMAIL, { ...CANCEL, ...EMAIL }], null],
    ["a cancellation by the visitor", "cancelled", [CONFIRM, EMAIL, { ...CANCEL, author: "visitor" }], null],
    [
      "a cancellation by the visitor after an unannounced new return",
      "cancelled",
      [CONFIRM, EMAIL, NEW_RETURN, { ...CANCEL, author: "visitor" }],
      null,
    ],
    ["a customer who did not come", "noShow", [CONFIRM, EMAIL, NO_SHOW], "noShow"],
    ["a cancelled booking that is open again", "contacted", [CONFIRM, CANCEL], null],
    [
      "terms that the visitor accepted",
      "contacted",
      [{ ...EMAIL }, NEW_RETURN, { author: "visitor", ...changed("offer") }],
      null,
    ],
  ])("is detected, or not, after %s", (_, state, events, kind) => {
    expect(changeAfter(state, events)).toBe(kind)
  })

  it("is detected again after the answer was taken back, unless another answer was sent", () => {
    const answered = [CONFIRM, EMAIL, NEW_RETURN, WHATSAPP]
    expect(changeAfter("confirmed", answered)).toBeNull()
    expect(changeAfter("confirmed", [...answered, changed(REPLY_TAKEN_BACK)])).toBe("changed")
    expect(changeAfter("confirmed", [...answered, changed(REPLY_TAKEN_BACK), WHATSAPP])).toBeNull()
  })

  it("is not the first entry of a booking that the customer made by telephone, but a later change", () => {
    const entered = { ...CONFIRM, ...NEW_RETURN }
    expect(changeAfter("confirmed", [entered], "staffBooking")).toBeNull()
    expect(changeAfter("confirmed", [entered, NEW_RETURN], "staffBooking")).toBe("changed")
  })

  it("has the time of the change", () => {
    const at = new Date("2026-11-28T09:30:00Z")
    const history = [{ ...EVENT, ...CANCEL, at }, EVENT]
    const enquiry = { content: { kind: "booking" as const } }
    expect(unannouncedChange({ state: "cancelled", history, enquiry })?.at).toEqual(at)
  })
})

describe("an offer whose terms were changed", () => {
  const lapsedAfter = (...events: Partial<EnquiryEvent>[]) =>
    lapsedOffer({ history: events.map((event) => ({ ...EVENT, ...event })).toReversed() })

  it("no longer holds from the first change, whether it was accepted or not", () => {
    const at = new Date("2026-11-28T06:00:00Z")
    const first = { ...IN_NEW_TERMS, at }
    expect(lapsedAfter(IN_NEW_OFFER, first, IN_NEW_TERMS)).toEqual({ wasAccepted: false, at })
    expect(lapsedAfter(IN_NEW_OFFER, ACCEPTED, first, { ...IN_NEW, ...WHATSAPP })).toEqual({
      wasAccepted: true,
      at,
    })
  })

  it.each<[string, Partial<EnquiryEvent>[]]>([
    ["only a note follows", [IN_NEW_OFFER, { ...IN_NEW, note: "x" }]],
    ["the terms are offered again", [IN_NEW_OFFER, IN_NEW_TERMS, IN_NEW_OFFER]],
    ["it was withdrawn first", [IN_NEW_OFFER, WITHDRAWN, IN_NEW_TERMS]],
    ["the booking was confirmed since", [IN_NEW_OFFER, IN_NEW_TERMS, CONFIRM]],
  ])("is none where %s", (_, events) => {
    expect(lapsedAfter(...events)).toBeNull()
  })
})
