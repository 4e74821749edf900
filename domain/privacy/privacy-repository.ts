import type { DeliveryState } from "#domain/delivery/delivery.ts"
import type { EnquiryContent, EnquiryKind } from "#domain/enquiry/enquiry.ts"
import type {
  AgreedBooking,
  AttemptRecord,
  EnquiryEvent,
  EnquiryState,
} from "#domain/enquiry/enquiry-repository.ts"
import type { WallTime } from "#domain/rental-period.ts"
import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import type { PrivacyChange, PrivacyPeriods, PrivacySettings } from "./privacy-settings.ts"
import type { VisitorSearch } from "./visitor-keys.ts"

/** Retention settings, and access to one visitor's data, for owners. Changes and exports are recorded in the audit log. */
export interface PrivacyRepository {
  settings(): Promise<PrivacySettings>
  /** 'stale': the settings were changed since this version. Then nothing is changed. */
  changeSettings(change: PrivacyChange): Promise<"done" | "stale">
  /** The effect of these periods now; counts are limited to `MAX_PREVIEWED`. */
  preview(periods: PrivacyPeriods, now: Date): Promise<PrivacyPreview>

  /** All stored data of one visitor, latest first, at most `MAX_VISITOR_RECORDS`. Excludes anonymised enquiries. */
  records(search: VisitorSearch, now: Date): Promise<VisitorRecord[]>
  /**
   * Other enquiries that may be of the same visitor. They share an email address or a phone number with the result of `records`,
   * directly or through another enquiry. Several people may share a hotel's number, so an owner confirms each.
   */
  linked(search: VisitorSearch, now: Date): Promise<VisitorRecord[]>
  /** Records an audit event for an export of these enquiries. */
  recordExport(references: readonly string[], by: AuditAuthor, now: Date): Promise<void>
  /** Anonymises all enquiries that `records` returns, or none. */
  erase(erasure: Erasure): Promise<ErasureOutcome>
}

/** The maximum count of a preview. It means 'at least' this number. */
export const MAX_PREVIEWED = 10_000
/** The maximum number of enquiries in the data of one visitor. */
export const MAX_VISITOR_RECORDS = 200

/** The numbers of enquiries to anonymise and of audit events to delete. 0 for an unlimited period. */
export type PrivacyPreview = {
  enquiryCount: number
  /** The time of receipt of the oldest enquiry that these periods retain. Null: there is none, or the period is unlimited. */
  oldestRetainedAt: Date | null
  eventCount: number
}

/** One enquiry of a visitor, with all stored data about it. `content` null: it cannot be parsed. */
export type VisitorRecord = {
  reference: string
  kind: EnquiryKind
  receivedAt: Date
  amendedAt: Date | null
  state: EnquiryState
  version: number
  content: EnquiryContent | null
  /** Null: nothing was agreed yet. */
  agreed: AgreedBooking | null
  /** Null for a booking by the staff, because it is not delivered. */
  delivery: { state: DeliveryState; attemptCount: number } | null
  /** The latest possible end of a running attempt at one of its deliveries or replies. Null: no attempt runs. */
  attemptedUntil: Date | null
  /**
   * The end of its rental period: the later one of the requested and the confirmed period. Null: the period has ended, or there is
   * none.
   */
  rentalUntil: WallTime | null
  /** The attempts at all of its deliveries, the latest first. */
  attempts: AttemptRecord[]
  history: EnquiryEvent[]
  emails: VisitorEmail[]
}

/** An email of the office to the visitor. `to` null: to the company itself. */
export type VisitorEmail = {
  writtenAt: Date
  to: string | null
  subject: string
  text: string
  state: DeliveryState
  attempts: AttemptRecord[]
}

/**
 * An erasure of all records of a visitor. `versions`: the text of `versionsOf` for the records that the owner saw. The erasure is
 * refused if these have changed.
 */
export type Erasure = { search: VisitorSearch; versions: string; by: AuditAuthor; now: Date }

/** The outcome of an erasure. Every outcome except 'done' leaves all data unchanged. */
export type ErasureOutcome =
  | { outcome: "done"; count: number }
  /** An enquiry was added or changed since the records were shown. */
  | { outcome: "stale" }
  /** An attempt at a delivery runs. It ends at this time at the latest. */
  | { outcome: "beingAttempted"; until: Date }
  /** The rental period of a confirmed enquiry has not ended. */
  | { outcome: "upcomingRental"; reference: string; until: WallTime }

/** The references of records with their versions as one text, to detect changes. */
export function versionsOf(records: readonly Pick<VisitorRecord, "reference" | "version">[]): string {
  return records
    .map(({ reference, version }) => `${reference}.${version}`)
    .toSorted()
    .join(" ")
}

/** The reason why these records cannot be erased now. Null: they can. */
export function erasureBlocker(
  records: readonly VisitorRecord[],
): Exclude<ErasureOutcome, { outcome: "done" | "stale" }> | null {
  const running = records.flatMap(({ attemptedUntil }) => attemptedUntil ?? [])
  if (running.length > 0) {
    return { outcome: "beingAttempted", until: new Date(Math.max(...running.map((time) => time.getTime()))) }
  }
  const upcoming = records.find(({ state, rentalUntil }) => state === "confirmed" && rentalUntil !== null)
  if (!upcoming?.rentalUntil) return null
  return { outcome: "upcomingRental", reference: upcoming.reference, until: upcoming.rentalUntil }
}
