import type { StaffMember } from "./staff-member.ts"

/**
 * Subjects of audit events. 'visitor': the data of visitors. 'delivery': a test of a delivery channel. 'history': the audit log
 * itself. Enquiries have a history of their own.
 */
export const AUDIT_SUBJECTS = [
  "vehicle",
  "category",
  "extra",
  "booking",
  "block",
  "setting",
  "staff",
  "visitor",
  "delivery",
  "history",
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/**
 * 'anonymised', 'exported' and 'erased' apply to visitors' data. 'tried' is a test of a delivery channel. 'invited' and
 * 'uninvited' (the link was withdrawn) apply to invitations. The others apply to any subject.
 */
const AUDIT_ACTIONS = [
  "created",
  "changed",
  "retired",
  "restored",
  "removed",
  "exported",
  "erased",
  "anonymised",
  "tried",
  "invited",
  "uninvited",
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/**
 * The author of an event. The name stays after the account is removed. Null: not a member of staff, for example a background job or
 * a visitor.
 */
export type AuditAuthor = Pick<StaffMember, "id" | "name"> | null

/** An audit event. It contains no visitors' input and no secret. */
export type AuditEvent = {
  at: Date
  by: AuditAuthor
  action: AuditAction
  subject: AuditSubject
  subjectId: string
  /** The subject's name at the time. */
  subjectName: string
  /** In display order; may be empty. */
  changes: readonly AuditChange[]
}

/**
 * A changed field, by its label, with the value before and after as displayed; null: no value. Both null: a secret was replaced.
 */
export type AuditChange = { field: string; from: string | null; to: string | null }

/**
 * The audit log, latest first. Events are never changed, and deleted only by the retention period that an owner has set.
 */
export interface AuditLog {
  page(query: AuditQuery): Promise<AuditPage>
  /** The latest events of one subject, at most `limit`. */
  latestOf(subject: AuditSubject, subjectId: string, limit: number): Promise<AuditEntry[]>
}

/** A stored audit event. */
export type AuditEntry = AuditEvent & { id: string }

/** A filter of the audit log. Null: any value. */
export type AuditFilter = {
  subject: AuditSubject | null
  /** The author's id; 'site' for events without an author, for example those of background jobs and visitors. */
  by: string | null
  from: Date | null
  before: Date | null
  /** The search text: parts of the name of a subject or an author. */
  searchText: string
}

/** `after`: the last position of the previous page; null for the first page. */
export type AuditQuery = AuditFilter & { after: AuditPosition | null }

/** A position in the list. Two events may have the same time, but not the same id. */
export type AuditPosition = { at: Date; id: string }

/**
 * At most `AUDIT_PAGE_SIZE` entries. One query scans at most `MAX_EVENTS_SCANNED` events for a text: after that the page may be
 * short or empty, and `next` continues the scan.
 */
export type AuditPage = { entries: AuditEntry[]; next: AuditPosition | null }

/** Entries on one page. */
export const AUDIT_PAGE_SIZE = 50
/** The maximum number of events that one query scans. */
export const MAX_EVENTS_SCANNED = 10_000
