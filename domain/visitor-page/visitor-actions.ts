import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type { AgreedBooking, EnquiryRecord, EnquiryState } from "#domain/enquiry/enquiry-repository.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import { lapsedOffer } from "#domain/enquiry/unannounced-change.ts"
import { addDays, type WallTime, wallTimeAt } from "#domain/rental-period.ts"

/** Days for which a link stays valid after the end of the rental, or after a message was received. */
const LINK_VALID_DAYS = 90

type EnquiryWithTerms = Pick<EnquiryRecord, "enquiry" | "agreed">

/** The time until which the link of a private page is valid, in Sri Lanka. */
export function linkExpiry({ enquiry: { content, receivedAt }, agreed }: EnquiryWithTerms): WallTime {
  const ends = [wallTimeAt(receivedAt), agreed?.terms.returnAt, summaryOf(content).returnAt]
  const sortedEnds = ends.flatMap((end) => end ?? []).toSorted()
  return addDays(sortedEnds.at(-1) ?? wallTimeAt(receivedAt), LINK_VALID_DAYS)
}

/**
 * The state of the office's offer. 'none': nothing is offered, or the offer was withdrawn. 'expired': its validity ended before
 * it was accepted.
 */
export type OfferState = "none" | "open" | "accepted" | "expired"

/** The state of the current offer at this time. */
export function offerState(agreed: Pick<AgreedBooking, "offer"> | null, now: Date): OfferState {
  const offer = agreed?.offer
  if (!offer) return "none"
  if (offer.acceptedAt) return "accepted"
  return offer.validUntil !== null && offer.validUntil < wallTimeAt(now) ? "expired" : "open"
}

/** States in which the visitor can no longer change anything. */
const UNCHANGEABLE_STATES = ["cancelled", "declined", "noShow"] as const satisfies EnquiryState[]

/** Whether an enquiry is in a state in which the visitor can no longer change anything. */
export function hasEnded(state: EnquiryState): state is (typeof UNCHANGEABLE_STATES)[number] {
  return UNCHANGEABLE_STATES.some((each) => each === state)
}

/** The reasons why an offer cannot be accepted. 'changed': the visitor read other terms than the current ones. */
export type AcceptanceProblem = "withdrawn" | "changed" | "expired" | "ended"

/**
 * The reason why the offer of this revision cannot be accepted now. Null if it can, or already was accepted.
 * @param revision the revision of the terms that the visitor read
 */
export function acceptanceProblem(
  { agreed, state }: Pick<EnquiryRecord, "agreed" | "state">,
  revision: number,
  now: Date,
): AcceptanceProblem | null {
  if (hasEnded(state)) return "ended"
  if (!agreed) return "withdrawn"
  if (agreed.revision !== revision) return "changed"
  const offer = offerState(agreed, now)
  if (offer === "none") return "withdrawn"
  return offer === "expired" ? "expired" : null
}

/**
 * The reasons why a booking cannot be cancelled. 'tooLate': its pick-up has passed. 'noBooking': the enquiry is a message or a
 * trip without dates.
 */
export type CancellationProblem = "tooLate" | "ended" | "noBooking"

/** The reason why the visitor cannot cancel now. Null: they can. */
export function cancellationProblem(
  { enquiry, agreed, state }: EnquiryWithTerms & Pick<EnquiryRecord, "state">,
  now: Date,
): CancellationProblem | null {
  if (hasEnded(state)) return "ended"
  const { pickUpAt } = summaryOf(enquiry.content, agreed?.terms)
  if (pickUpAt === null) return "noBooking"
  return pickUpAt <= wallTimeAt(now) ? "tooLate" : null
}

/** The status that the visitor sees: a key of the messages. The visitor does not see that an enquiry is marked as spam. */
export type VisitorStatus =
  | "received"
  | "answered"
  | "offered"
  | "accepted"
  | "offerExpired"
  /** The office changed the terms that it had offered. */
  | "offerChanged"
  | "confirmed"
  | "declined"
  | "cancelled"
  | "noShow"

/** The status of an enquiry for its visitor. */
export function visitorStatus(
  { state, agreed, history }: Pick<EnquiryRecord, "state" | "agreed" | "history">,
  now: Date,
): VisitorStatus {
  if (state === "confirmed" || hasEnded(state)) return state
  const offer = offerState(agreed, now)
  if (offer === "open") return "offered"
  if (offer === "accepted") return "accepted"
  if (offer === "expired") return "offerExpired"
  if (lapsedOffer({ history })) return "offerChanged"
  return state === "contacted" ? "answered" : "received"
}

/**
 * The agreed terms that the visitor may read. The visitor may read terms that were offered or confirmed. Until then they are a
 * draft of the office.
 * @returns null while there are none
 */
export function termsForVisitor({
  state,
  agreed,
  history,
}: Pick<EnquiryRecord, "state" | "agreed" | "history">): AgreedTerms | null {
  if (!agreed) return null
  const wasConfirmed = state === "confirmed" || history.some(({ from }) => from === "confirmed")
  return agreed.offer || wasConfirmed ? agreed.terms : null
}
