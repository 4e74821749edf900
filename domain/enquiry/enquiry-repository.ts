import type { WantedTaking } from "#domain/calendar/calendar.ts"
import type { Channel, DeliveryFailure, DeliveryState } from "#domain/delivery/delivery.ts"
import type { StaffMember } from "#domain/staff/staff-member.ts"
import type { Enquiry, EnquiryContent, EnquiryKind } from "./enquiry.ts"
import type { EnquirySummary } from "./enquiry-summary.ts"

/** How far the company is with an enquiry. Everything that comes in is new. */
export const ENQUIRY_STATES = ["new", "contacted", "confirmed", "declined", "spam"] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

/** The enquiries as the office works through them: of all kinds, the newest first. */
export interface EnquiryRepository {
  page(question: InboxQuery): Promise<InboxPage>
  /** The same with all that was sent, some at a time, for whoever wants everything: as long as there is a `next`. */
  batch(question: InboxQuery): Promise<InboxBatch>
  /** Writes down that somebody took enquiries out of the office. */
  noteExport(taken: InboxExport): Promise<void>
  /** How many there are of each, counted no further than `MOST_COUNTED`. */
  counts(now: Date): Promise<InboxCounts>
  /** How many are new, counted so far as well: what every page of the office tells. */
  newCount(): Promise<number>
  /** What the list is at this moment. */
  mark(now: Date): Promise<InboxVersion>
  /** How many came in after a place in the list, or altogether; counted so far as well. */
  cameSince(place: InboxPosition | null): Promise<number>
  /** What enquiries ask for: names of vehicles, and types as the home page's form has them, each once, in their order. */
  vehicles(): Promise<string[]>
  /** @returns null where nothing has this reference. */
  find(reference: string, now: Date): Promise<EnquiryRecord | null>
  /**
   * Changes the state, or writes a note, or both; what is confirmed with a vehicle is a hire in the calendar from then on, until
   * it is no longer confirmed. 'stale': somebody did in between; 'taken': the vehicle is not free. Then nothing is changed.
   */
  change(reference: string, change: EnquiryChange): Promise<"done" | "stale" | "gone" | "taken">
  /** Makes every delivery of it that did not arrive due now. 'arrived': all did, and nothing is sent twice. */
  resend(reference: string, by: StaffAuthor, now: Date): Promise<"done" | "arrived" | "gone">
}

/** `version` is that of the enquiry which they saw; `note` null: none. */
export type EnquiryChange = {
  version: number
  state: EnquiryState
  note: string | null
  /** For what is confirmed and has no hire yet: what the calendar shows of it. None: it is left out of the calendar. */
  hire?: WantedTaking | null
  by: StaffAuthor
  now: Date
}

export type StaffAuthor = Pick<StaffMember, "id" | "name">

/** In characters. */
export const LONGEST_NOTE = 5_000

/** What is looked for; null: any. */
export type InboxFilter = {
  kind: EnquiryKind | null
  state: EnquiryState | null
  /** As an enquiry's summary names it. */
  vehicle: string | null
  /** Only those whose primary delivery did not arrive, though it was attempted. */
  mailNotSent: boolean
  /** What somebody typed: a name, a number, an address, a vehicle or a reference. */
  words: string
  receivedFrom: Date | null
  receivedBefore: Date | null
}

export type InboxQuery = InboxFilter & {
  /** Where the page before this one ended; null for the first. */
  after: InboxPosition | null
  now: Date
}

/** A place in the list. Times are the same for two enquiries now and then, references never. */
export type InboxPosition = { receivedAt: Date; reference: string }

/**
 * At most `DESK_PAGE_SIZE` entries. One question looks through at most `MOST_LOOKED_THROUGH` enquiries, so that it stays quick
 * however many there are: where it ended there, the page may be short, or empty, and `next` is where to look on.
 */
export type InboxPage = { entries: InboxEntry[]; next: InboxPosition | null }

/** `content` null: what is stored can no longer be read. */
export type InboxBatch = {
  entries: (InboxEntry & { content: EnquiryContent | null })[]
  next: InboxPosition | null
}

/** `asked`: what was looked for, by the names of the fields and without what a visitor wrote. */
export type InboxExport = {
  /** In the words of the history: 'as a CSV file'. */
  called: string
  query: Readonly<Record<string, string>>
  count: number
  by: StaffAuthor
  now: Date
}

export const INBOX_PAGE_SIZE = 25
export const MOST_LOOKED_THROUGH = 10_000

export type InboxEntry = InboxPosition & {
  kind: EnquiryKind
  state: EnquiryState
  mailNotSent: boolean
  summary: EnquirySummary
}

/** `version` is another whenever a list shows something else, and tells nothing of what; `newest`: its first entry's place. */
export type InboxVersion = { version: string; newest: InboxPosition | null }

export type InboxCounts = Record<EnquiryState | "all" | "mailNotSent", number>

export const MOST_COUNTED = 1_000

/** One enquiry with everything that was sent and the status of its deliveries. */
export type EnquiryRecord = {
  enquiry: Enquiry
  /** When the visitor last sent it with other answers; null where they did not. */
  amendedAt: Date | null
  /** Since when nothing in it names anybody, and why; null while it does. */
  anonymised: { at: Date; why: "old" | "erased" } | null
  state: EnquiryState
  mailNotSent: boolean
  delivery: DeliveryRecord
  /** Null: it is posted to no webhook. */
  webhook: DeliveryRecord | null
  /** Counts up with each change of the office. */
  version: number
  /** What the office did with it, the latest first. */
  history: EnquiryEvent[]
}

export type EnquiryEvent = {
  at: Date
  /** The name of whoever did it. */
  by: string
  from: EnquiryState
  to: EnquiryState
  note: string | null
  isResend: boolean
  /** The reply to the visitor; null where there was none. */
  email: { subject: string; text: string } | null
}

/** The status of one delivery, with all attempts that ended, the latest first. */
export type DeliveryRecord = {
  state: DeliveryState
  /** When the next attempt is due, of one that waits. */
  dueAt: Date
  isBeingAttempted: boolean
  attempts: AttemptRecord[]
}

/** `failure` null: it arrived. `channel` 'none': it failed before a transport was called, or its result is unknown. */
export type AttemptRecord = {
  endedAt: Date
  channel: Channel | "none"
  failure: DeliveryFailure | null
  /** What the other side said. */
  detail: string | null
}
