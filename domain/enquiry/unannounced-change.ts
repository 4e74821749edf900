import type { EnquiryContent } from "./enquiry.ts"
import type { EnquiryEvent, EnquiryRecord, EnquiryState, SentElsewhere } from "./enquiry-repository.ts"

/**
 * The name of the change that takes back the recorded answer of the event before it, because the answer was not sent. The
 * answer stays in the history.
 */
export const REPLY_TAKEN_BACK = "answer"

/**
 * Fields whose changes need no answer: the visitor's page shows an offer, and both sides know that a vehicle went out or came back.
 */
const FIELDS_WITHOUT_ANSWER: readonly string[] = ["offer", "wentOut", "returned", REPLY_TAKEN_BACK]

/** A change by the staff that no answer to the customer has followed. `at`: its time. */
export type UnannouncedChange = { kind: "confirmed" | "changed" | "cancelled" | "noShow"; at: Date }

/**
 * Finds the change that no answer to the customer has followed; null if there is none. New terms of a booking that is not confirmed
 * count only after an earlier answer or an offer. Before that the customer knows no terms of the office.
 */
export function unannouncedChange(record: RecordedChanges): UnannouncedChange | null {
  const { state, history } = record
  const answerIndex = indexOfAnswer(record)
  const unannounced = history.slice(0, answerIndex).filter(({ author }) => author === "staff")
  const stateChange = unannounced.find(({ from, to }) => to === state && from !== to)
  if (stateChange && mustBeAnnounced(state)) return { kind: state, at: stateChange.at }
  const knowsTerms =
    state === "confirmed" ||
    (state === "contacted" && answerIndex < history.length) ||
    (isUndecided(state) && lapsedOffer(record) !== null)
  const changed = knowsTerms ? unannounced.find(changesAgreement) : undefined
  return changed ? { kind: "changed", at: changed.at } : null
}

/** An offer that no longer holds. `wasAccepted`: the visitor had accepted it. `at`: the time of the change that ended it. */
export type LapsedOffer = { wasAccepted: boolean; at: Date }

/**
 * The offer that ended because the staff changed the terms, if no other offer, withdrawal or confirmation has followed. Null: there
 * is none.
 */
export function lapsedOffer({ history }: Pick<EnquiryRecord, "history">): LapsedOffer | null {
  const index = history.findIndex(({ changes }) => changes.some(({ field }) => field === "offer"))
  const last = history[index]
  const isWithdrawn = last?.changes.some(({ field, to }) => field === "offer" && to === null)
  if (!last || isWithdrawn) return null
  const laterEvents = history.slice(0, index)
  if (laterEvents.some(({ from, to }) => from === "confirmed" || to === "confirmed")) return null
  const ending = laterEvents.findLast((event) => event.author === "staff" && changesAgreement(event))
  return ending ? { wasAccepted: last.author === "visitor", at: ending.at } : null
}

/** The latest event, if it is an answer that was sent by another app or by telephone. Such an answer can be taken back. */
export function latestSentElsewhere({ history }: Pick<EnquiryRecord, "history">): SentElsewhereEvent | null {
  const [latest] = history
  return latest?.sentElsewhere ? { ...latest, sentElsewhere: latest.sentElsewhere } : null
}

type SentElsewhereEvent = EnquiryEvent & { sentElsewhere: SentElsewhere }

/** The values of an enquiry's record from which `unannouncedChange` is derived. */
export type RecordedChanges = Pick<EnquiryRecord, "state" | "history"> & {
  enquiry: { content: Pick<EnquiryContent, "kind"> }
}

/** Whether the latest answer to the customer was sent outside the site: by another app or by telephone. */
export function isAnsweredElsewhere(record: RecordedChanges): boolean {
  return Boolean(record.history[indexOfAnswer(record)]?.sentElsewhere)
}

/** Whether an enquiry was neither confirmed nor refused yet. */
export function isUndecided(state: EnquiryState): boolean {
  return state === "new" || state === "contacted"
}

/** Whether the customer must be told that an enquiry came into this state. */
function mustBeAnnounced(state: EnquiryState): state is "confirmed" | "cancelled" | "noShow" {
  return state === "confirmed" || state === "cancelled" || state === "noShow"
}

/** The index of the latest event from which the customer knows the terms, or the length of the history. */
function indexOfAnswer({ enquiry, history }: RecordedChanges): number {
  const answerIndex = history.findIndex((event, index) => {
    const isTakenBack = history[index - 1]?.changes.some(({ field }) => field === REPLY_TAKEN_BACK) ?? false
    const isEntered = enquiry.content.kind === "staffBooking" && index === history.length - 1
    return (
      event.email !== null ||
      (event.sentElsewhere !== null && !isTakenBack) ||
      isAccepted(event) ||
      (isEntered && changesAgreement(event))
    )
  })
  return answerIndex === -1 ? history.length : answerIndex
}

/** Whether the visitor accepted an offer, and so has read its terms. */
function isAccepted({ author, changes }: EnquiryEvent): boolean {
  return author === "visitor" && changes.some(({ field }) => field === "offer")
}

/** Whether an event changed a value that the customer must be told. */
function changesAgreement({ changes }: EnquiryEvent): boolean {
  return changes.some(({ field }) => !FIELDS_WITHOUT_ANSWER.includes(field))
}
