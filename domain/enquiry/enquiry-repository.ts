import type { RequestedAllocation } from "#domain/calendar/calendar.ts"
import type { Channel, DeliveryFailure, DeliveryState } from "#domain/delivery/delivery.ts"
import type { WallTime } from "#domain/rental-period.ts"
import type { StaffMember } from "#domain/staff/staff-member.ts"
import type { Enquiry, EnquiryContent, EnquiryKind } from "./enquiry.ts"
import type { EnquirySummary } from "./enquiry-summary.ts"
import type { InboxNeighbours, InboxPickUp } from "./inbox-order.ts"

/** States of an enquiry in the office. It starts as 'new'. */
export const ENQUIRY_STATES = ["new", "contacted", "confirmed", "declined", "spam"] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

/** The office's enquiries of all kinds, newest first unless a query has another order. */
export interface EnquiryRepository {
  page(query: InboxQuery): Promise<InboxPage>
  /** The entries before and after one in the list of a query, whose `after` is ignored. */
  neighbours(reference: string, query: InboxQuery): Promise<InboxNeighbours>
  /** Entries with their contents, in batches, for an export; null `next` ends it. */
  batch(query: InboxQuery): Promise<InboxBatch>
  /** Records an audit event for an export. */
  recordExport(exported: InboxExport): Promise<void>
  /** The number of enquiries in each state, up to `MAX_COUNTED`. */
  counts(now: Date): Promise<InboxCounts>
  /** The number of new enquiries, up to `MAX_COUNTED`, which every page of the office shows. */
  newCount(): Promise<number>
  /** The current version of the list. */
  version(now: Date): Promise<InboxVersion>
  /** The number of enquiries after a position, or of all for null, up to `MAX_COUNTED`. */
  countSince(place: InboxPosition | null): Promise<number>
  /** The distinct vehicle names and vehicle types of all enquiries, sorted. */
  vehicles(): Promise<string[]>
  /** @returns null for an unknown reference */
  find(reference: string, now: Date): Promise<EnquiryRecord | null>
  /**
   * Changes the state, adds a note, or both. Confirming with a vehicle enters a booking in the calendar, and ending the confirmation
   * removes it. 'stale': it was changed since this version; 'notFree': the vehicle is not free. Then nothing is changed.
   */
  change(reference: string, change: EnquiryChange): Promise<"done" | "stale" | "gone" | "notFree">
  /** Makes its undelivered deliveries due now. 'arrived': all are delivered, and nothing is sent twice. */
  resend(reference: string, by: StaffAuthor, now: Date): Promise<"done" | "arrived" | "gone">
}

/** `version` is the one that the staff member saw; `note` null: none. */
export type EnquiryChange = {
  version: number
  state: EnquiryState
  note: string | null
  /** The calendar entry of a confirmed enquiry that has none yet; null or absent: none. */
  booking?: RequestedAllocation | null
  by: StaffAuthor
  now: Date
}

export type StaffAuthor = Pick<StaffMember, "id" | "name">

/** In characters. */
export const MAX_NOTE_LENGTH = 5_000

/** A filter; null: any. */
export type InboxFilter = InboxPickUp & {
  kind: EnquiryKind | null
  state: EnquiryState | null
  /** The vehicle of the enquiry's summary. */
  vehicle: string | null
  /** Only enquiries whose primary delivery was attempted and is not delivered. */
  mailNotSent: boolean
  /** Only enquiries with an email to the customer that failed. */
  emailFailed: boolean
  /** Search text: any words of an enquiry, or a number. */
  searchText: string
  receivedFrom: Date | null
  receivedBefore: Date | null
}

export type InboxQuery = InboxFilter & {
  /** The last position of the previous page; null for the first page. */
  after: InboxPosition | null
  now: Date
}

/** A position in the list. Two enquiries may have the same time, but not the same reference. `pickUpAt` counts in that order. */
export type InboxPosition = { receivedAt: Date; reference: string; pickUpAt?: WallTime | null }

/**
 * At most `INBOX_PAGE_SIZE` entries. One query scans at most `MAX_SCANNED` enquiries, so that it stays fast: after that the
 * page may be short or empty, and `next` continues the scan.
 */
export type InboxPage = { entries: InboxEntry[]; next: InboxPosition | null }

/** `content` null: the stored content cannot be parsed. */
export type InboxBatch = {
  entries: (InboxEntry & { content: EnquiryContent | null })[]
  next: InboxPosition | null
}

/** `query`: the filter, by field name and without search text, which may be personal. */
export type InboxExport = {
  /** Its name in the history: 'as a CSV file'. */
  called: string
  query: Readonly<Record<string, string>>
  count: number
  by: StaffAuthor
  now: Date
}

export const INBOX_PAGE_SIZE = 25
export const MAX_SCANNED = 10_000

export type InboxEntry = Pick<InboxPosition, "receivedAt" | "reference"> & {
  kind: EnquiryKind
  state: EnquiryState
  mailNotSent: boolean
  /** An email to the customer failed. */
  emailFailed: boolean
  /** Incremented by each change. */
  version: number
  summary: EnquirySummary
}

/** `version` is an opaque text that changes with the list; `newest` is the position of its first entry. */
export type InboxVersion = { version: string; newest: InboxPosition | null }

export type InboxCounts = Record<EnquiryState | "all" | "mailNotSent" | "emailFailed", number>

export const MAX_COUNTED = 1_000

/** An enquiry with its content, history and deliveries. */
export type EnquiryRecord = {
  enquiry: Enquiry
  /** When the visitor last changed it; null: never. */
  amendedAt: Date | null
  /** When and why its personal data was removed; null while it has them. */
  anonymised: { at: Date; why: "old" | "erased" } | null
  state: EnquiryState
  mailNotSent: boolean
  delivery: DeliveryRecord
  /** Null without a webhook. */
  webhook: DeliveryRecord | null
  /** Incremented by each change of the office. */
  version: number
  /** Changes by the staff, latest first. */
  history: EnquiryEvent[]
}

export type EnquiryEvent = {
  at: Date
  /** The author's name. */
  by: string
  from: EnquiryState
  to: EnquiryState
  note: string | null
  isResend: boolean
  /** The reply to the visitor; null: none. */
  email: { subject: string; text: string } | null
}

/** The status of one delivery, with its completed attempts, latest first. */
export type DeliveryRecord = {
  state: DeliveryState
  /** When the next attempt of a waiting delivery is due. */
  dueAt: Date
  isBeingAttempted: boolean
  attempts: AttemptRecord[]
}

/** `failure` null: delivered. `channel` 'none': it failed before a transport was called, or its result is unknown. */
export type AttemptRecord = {
  endedAt: Date
  channel: Channel | "none"
  failure: DeliveryFailure | null
  /** Response of the other server. */
  detail: string | null
}
