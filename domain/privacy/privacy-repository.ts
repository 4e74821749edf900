import type { DeliveryState } from "#domain/delivery/delivery.ts"
import type { EnquiryContent, EnquiryKind } from "#domain/enquiry/enquiry.ts"
import type { AttemptRecord, EnquiryEvent, EnquiryState } from "#domain/enquiry/enquiry-repository.ts"
import type { WallTime } from "#domain/rental-period.ts"
import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import type { PrivacyChange, PrivacyPeriods, PrivacySettings } from "./privacy-settings.ts"
import type { VisitorSearch } from "./visitor-keys.ts"

/** What owners do for the privacy of visitors. Everything that changes or hands out data stands in the audit log. */
export interface PrivacyRepository {
  settings(): Promise<PrivacySettings>
  /** 'stale': somebody changed them since they were seen, and nothing is changed. */
  changeSettings(change: PrivacyChange): Promise<"done" | "stale">
  /** What these periods would do now; counts go no further than `MOST_PREVIEWED`. */
  preview(periods: PrivacyPeriods, now: Date): Promise<PrivacyPreview>

  /** Everything that is kept of one visitor, the latest first, no more than `MOST_OF_ONE_VISITOR`. What was anonymised is nobody's. */
  records(search: VisitorSearch, now: Date): Promise<VisitorRecord[]>
  /** Writes down that these were handed out. */
  recordExport(references: readonly string[], by: AuditAuthor, now: Date): Promise<void>
  /** Anonymises all that `records` shows, or nothing. */
  erase(erasure: Erasure): Promise<ErasureOutcome>
}

export const MAX_PREVIEWED = 10_000
export const MAX_VISITOR_RECORDS = 200

export type PrivacyPreview = {
  enquiries: number
  /** When the oldest enquiry came that is young enough to stay; null where there is none. */
  oldestRetained: Date | null
  events: number
}

/** One enquiry of a visitor, with everything that is kept of it. `content` null: what was stored can no longer be read. */
export type VisitorRecord = {
  reference: string
  kind: EnquiryKind
  receivedAt: Date
  amendedAt: Date | null
  state: EnquiryState
  version: number
  content: EnquiryContent | null
  delivery: { state: DeliveryState; attempts: number }
  /** When a running attempt at one of its deliveries, or at a reply, ends at the latest; null where none runs. */
  attemptedUntil: Date | null
  /** When the hire ends that it asks for, or that was confirmed; null where nothing is to come. */
  hireUntil: WallTime | null
  /** At all of its deliveries, the latest first. */
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

/** `seen`: what the owner was shown, by `seenOf`: whatever came or changed since then is looked at first. */
export type Erasure = { search: VisitorSearch; seen: string; by: AuditAuthor; now: Date }

export type ErasureOutcome =
  | { outcome: "done"; count: number }
  /** Something came in, or was changed, since it was shown. */
  | { outcome: "stale" }
  /** An attempt at a delivery runs, until then at the latest. */
  | { outcome: "beingAttempted"; until: Date }
  /** A confirmed hire of theirs is to come. */
  | { outcome: "hireToCome"; reference: string; until: WallTime }

/** What of a visitor was shown, in one line: each reference with its version. */
export function versionsOf(records: readonly Pick<VisitorRecord, "reference" | "version">[]): string {
  return records
    .map(({ reference, version }) => `${reference}.${version}`)
    .toSorted()
    .join(" ")
}

/** What stands in the way of erasing these; null where nothing does. */
export function erasureBlocker(
  records: readonly VisitorRecord[],
): Exclude<ErasureOutcome, { outcome: "done" | "stale" }> | null {
  const running = records.flatMap(({ attemptedUntil }) => attemptedUntil ?? [])
  if (running.length > 0) {
    return { outcome: "beingAttempted", until: new Date(Math.max(...running.map((time) => time.getTime()))) }
  }
  const hire = records.find(({ state, hireUntil }) => state === "confirmed" && hireUntil !== null)
  if (!hire?.hireUntil) return null
  return { outcome: "hireToCome", reference: hire.reference, until: hire.hireUntil }
}
