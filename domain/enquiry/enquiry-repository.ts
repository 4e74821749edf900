import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type {
  Channel,
  DeliveryFailure,
  DeliveryState,
  SecondaryDestination,
} from "#domain/delivery/delivery.ts"
import type { EmailText } from "#domain/delivery/email.ts"
import type { WallTime } from "#domain/rental-period.ts"
import type { AuditChange } from "#domain/staff/audit-log.ts"
import type { StaffMember } from "#domain/staff/staff-member.ts"
import type { Enquiry, EnquiryContent, EnquiryKind } from "./enquiry.ts"
import type { EnquirySummary } from "./enquiry-summary.ts"
import type { InboxNeighbours, InboxPickUp } from "./inbox-order.ts"
import type { StaffBooking } from "./staff-booking.ts"

/** The states of an enquiry in the office. The first is 'new'. */
export const ENQUIRY_STATES = [
  "new",
  "contacted",
  "confirmed",
  "declined",
  "cancelled",
  "noShow",
  "spam",
] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

/**
 * States of a booking that ended without a rental. Each needs a reason, which is the note of the change (docs/requirements.md,
 * R17.26).
 */
export const ENDED_STATES: readonly EnquiryState[] = ["cancelled", "noShow"]

/**
 * The states that the staff can select for an enquiry in this state, including its own. 'confirmed' is not selectable, because a
 * separate page confirms a booking. A confirmed booking can only be ended, because any other state would silently remove its
 * vehicles from the calendar. A separate action takes back a confirmation.
 */
export function selectableStates(state: EnquiryState): readonly EnquiryState[] {
  if (state === "confirmed") return ["confirmed", ...ENDED_STATES]
  return ENQUIRY_STATES.filter((each) => each !== "confirmed")
}

/** The office's enquiries of all kinds, newest first unless a query has another order. */
export interface EnquiryRepository {
  page(query: InboxQuery): Promise<InboxPage>
  /** The entries before and after an entry in the list of a query. Ignores the query's `after`. */
  neighbours(reference: string, query: InboxQuery): Promise<InboxNeighbours>
  /** Entries with their contents, in batches, for an export. `next` null: the last batch. */
  batch(query: InboxQuery): Promise<InboxBatch>
  /** Records an audit event for an export. */
  recordExport(exported: InboxExport): Promise<void>
  /** The number of enquiries in each state, up to `MAX_COUNTED`. */
  counts(now: Date): Promise<InboxCounts>
  /** The number of new enquiries, up to `MAX_COUNTED`, which every page of the office shows. */
  newCount(): Promise<number>
  /** The current version of the list. */
  version(now: Date): Promise<InboxVersion>
  /** The number of enquiries after a position, up to `MAX_COUNTED`. Null counts all enquiries. */
  countSince(position: InboxPosition | null): Promise<number>
  /** The distinct vehicle names and vehicle types of all enquiries, sorted. */
  vehicles(): Promise<string[]>
  /** @returns null for an unknown reference */
  find(reference: string, now: Date): Promise<EnquiryRecord | null>
  /**
   * Changes state and agreed terms, adds a note, and records a reply, in one transaction with the calendar: only the vehicles of
   * confirmed bookings have entries there. 'stale': the enquiry was changed since this version. 'conflict': a vehicle is not free.
   * 'gone': the reference is unknown, or its visitor has no address any more. These three leave everything unchanged.
   */
  change(reference: string, change: EnquiryChange): Promise<ChangeOutcome>
  /**
   * Records a booking that the staff entered, with its agreed terms, calendar entries and history, in one transaction. A second
   * submission of the same form returns the recorded enquiry. 'conflict': nothing is recorded.
   */
  add(booking: NewStaffBooking): Promise<{ reference: string } | "conflict">
  /** Makes the undelivered deliveries of an enquiry due now. 'delivered': all are delivered already, so nothing is sent. */
  resend(reference: string, by: StaffAuthor, now: Date): Promise<"done" | "delivered" | "gone">
}

/** The result of a change. `emailId`: the id of the recorded email to the visitor or to the company; null: none. */
export type ChangeOutcome = { emailId: string | null } | "stale" | "gone" | "conflict"

/** A change of an enquiry. `version`: the version that the author saw. `note` null: none. */
export type EnquiryChange = {
  version: number
  state: EnquiryState
  note: string | null
  /** The new terms. Missing: unchanged. A request that is confirmed without a change is passed with its own terms. */
  terms?: AgreedTerms
  /** The values that changed, for the history. */
  changes?: readonly AuditChange[]
  /**
   * An offer of `terms` to the visitor. 'withdrawn' ends the current offer, 'accepted' accepts it. Missing: the current offer
   * stays, unless the terms change.
   */
  offer?: { validUntil: WallTime | null } | "withdrawn" | "accepted"
  /** Books the vehicles although they are not free. */
  allowConflict?: boolean
  /** Records that the vehicles went out now, or undoes that record. Missing: unchanged. A booking that ends loses the record. */
  wentOut?: boolean
  /** Records that the vehicles came back now, or undoes that record. Missing: unchanged. */
  returned?: boolean
  /** An email to the visitor. `EmailSender` sends it, or the worker a little later. */
  email?: EmailText
  /** A reply that the author sent outside the site, for the history. */
  sentElsewhere?: SentElsewhere
  /** An email to the company itself about a change by the visitor. Then there is no other email. */
  notice?: EmailText
  by: ChangeAuthor
  now: Date
}

/** A booking that the staff entered. Without terms it is an open enquiry. A confirmed booking needs terms. */
export type NewStaffBooking = {
  /** The random key of one rendered form. */
  formKey: string
  content: StaffBooking
  state: "contacted" | "confirmed"
  terms: AgreedTerms | null
  /** The values of the terms, for the history. */
  changes: readonly AuditChange[]
  /** Books the vehicles although they are not free. */
  allowConflict: boolean
  by: StaffAuthor
  now: Date
  /** Creates candidate references until one is free. */
  newReference: () => string
}

/** The ways in which a staff member sends a reply outside the site. */
export const REPLY_CHANNELS = ["whatsapp", "sms", "copied", "telephone"] as const
export type ReplyChannel = (typeof REPLY_CHANNELS)[number]
/** A reply that was sent outside the site. `text`: the text in the form of the reply. */
export type SentElsewhere = { channel: ReplyChannel; text: string }

/** The author of a change of an enquiry. */
export type EventAuthor = "staff" | "visitor"

/** A member of the staff, or the enquiry's own visitor on their private page. */
export type ChangeAuthor = StaffAuthor | "visitor"

/**
 * The agreed terms with their current offer. `revision` counts the changes of the terms, so that the visitor can only accept the
 * terms that they read.
 */
export type AgreedBooking = { terms: AgreedTerms; revision: number; offer: Offer | null }

/** Terms that were offered to the visitor. `validUntil` null: without a limit. */
export type Offer = { at: Date; validUntil: WallTime | null; acceptedAt: Date | null }

/** The staff member who makes a change. */
export type StaffAuthor = Pick<StaffMember, "id" | "name">

/** In characters. */
export const MAX_NOTE_LENGTH = 5_000

/** A filter of the inbox. Null: any value. */
export type InboxFilter = InboxPickUp & {
  kind: EnquiryKind | null
  state: EnquiryState | null
  /** The vehicle of the enquiry's summary. */
  vehicle: string | null
  /** Only enquiries whose primary delivery was attempted and is not delivered. */
  primaryDeliveryFailed: boolean
  /** Only enquiries with an email to the customer that failed. */
  customerEmailFailed: boolean
  /** The search text: any words of an enquiry, or a number. */
  searchText: string
  receivedFrom: Date | null
  receivedBefore: Date | null
}

/** A filter of the inbox with a position in its list. */
export type InboxQuery = InboxFilter & {
  /** The last position of the previous page; null for the first page. */
  after: InboxPosition | null
  now: Date
}

/**
 * A position in the list. Two enquiries may have the same time, but not the same reference. `pickUpAt` is only used in the order
 * by pick-up.
 */
export type InboxPosition = { receivedAt: Date; reference: string; pickUpAt?: WallTime | null }

/**
 * At most `INBOX_PAGE_SIZE` entries. One query scans at most `MAX_SCANNED` enquiries, so that it stays fast: after that the
 * page may be short or empty, and `next` continues the scan.
 */
export type InboxPage = { entries: InboxEntry[]; next: InboxPosition | null }

/** A batch of an export. `next` null: the last one. */
export type InboxBatch = {
  entries: InboxBatchEntry[]
  next: InboxPosition | null
}

/**
 * An entry of an export. `content` null: it cannot be parsed. `agreed` null: the terms are those of the request. `offer`: the
 * current offer of the agreed terms. `notes`: of the office and the visitor, oldest first.
 */
export type InboxBatchEntry = InboxEntry & {
  content: EnquiryContent | null
  agreed: AgreedTerms | null
  offer: AgreedBooking["offer"]
  notes: string[]
}

/** An export of the inbox, for the audit log. `query`: the filter by field name, without the search text, which may be personal. */
export type InboxExport = {
  /** The name of the export in the history: 'as a CSV file'. */
  exportName: string
  query: Readonly<Record<string, string>>
  count: number
  by: StaffAuthor
  now: Date
}

/** The maximum number of entries on a page of the inbox. */
export const INBOX_PAGE_SIZE = 25
/** The maximum number of enquiries that one query of the inbox scans. */
export const MAX_SCANNED = 10_000

/** An enquiry in the list of the inbox. */
export type InboxEntry = Pick<InboxPosition, "receivedAt" | "reference"> & {
  kind: EnquiryKind
  state: EnquiryState
  primaryDeliveryFailed: boolean
  /** Whether an email to the customer failed. */
  customerEmailFailed: boolean
  /** Incremented by each change. */
  version: number
  /** Whether the latest change is the visitor's, on their page. */
  hasVisitorMessage: boolean
  summary: EnquirySummary
}

/** The version of the list: an opaque text that changes with it. `newest`: the position of its first entry. */
export type InboxVersion = { version: string; newest: InboxPosition | null }

/** The numbers of enquiries, limited to `MAX_COUNTED`: in each state, in all, and with each failure of a delivery. */
export type InboxCounts = Record<
  EnquiryState | "all" | "primaryDeliveryFailed" | "customerEmailFailed",
  number
>

/** The highest number that is counted exactly. */
export const MAX_COUNTED = 1_000

/** An enquiry with its content, history and deliveries. */
export type EnquiryRecord = {
  enquiry: Enquiry
  /** The time of the visitor's last change. Null: never. */
  amendedAt: Date | null
  /** The time and reason of the removal of its personal data. Null: it still has them. */
  anonymised: { at: Date; reason: "old" | "erased" } | null
  state: EnquiryState
  primaryDeliveryFailed: boolean
  /** Null for a booking by the staff, because it is not delivered. */
  delivery: DeliveryRecord | null
  /** Null if the settings had no such destination. */
  secondaryDeliveries: Record<SecondaryDestination, DeliveryRecord | null>
  /** Incremented by each change of the office or the visitor. */
  version: number
  /** Null while nothing was agreed. Then the terms of the request apply. */
  agreed: AgreedBooking | null
  /** Changes by the staff and the visitor, latest first. */
  history: EnquiryEvent[]
}

/** An entry of the history of an enquiry. */
export type EnquiryEvent = {
  at: Date
  author: EventAuthor
  /** The staff member's name; empty for the visitor. */
  by: string
  /** The states before (`from`) and after (`to`) the event. */
  from: EnquiryState
  to: EnquiryState
  note: string | null
  isResend: boolean
  /** The changed values of the agreed terms. */
  changes: AuditChange[]
  /** A reply that was sent outside the site. Null: none. */
  sentElsewhere: SentElsewhere | null
  /** The reply to the visitor; null: none. */
  email: { subject: string; text: string } | null
}

/** The status of one delivery, with its completed attempts, latest first. */
export type DeliveryRecord = {
  state: DeliveryState
  /** The time of the next attempt of a waiting delivery. */
  dueAt: Date
  isBeingAttempted: boolean
  attempts: AttemptRecord[]
}

/**
 * A completed attempt. `failure` null: delivered. `channel` 'none': the attempt failed before a transport was called, or its result
 * is unknown.
 */
export type AttemptRecord = {
  endedAt: Date
  channel: Channel | "none"
  failure: DeliveryFailure | null
  /** The response of the receiving server. */
  detail: string | null
}
