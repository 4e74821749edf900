import type { StaffMember } from "./staff-member.ts"

/** What the office works on, besides enquiries, which have a history of their own. */
export const AUDIT_SUBJECTS = [
  "vehicle",
  "category",
  "service",
  "hire",
  "block",
  "setting",
  "staff",
  "visitor",
  "delivery",
  "history",
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/**
 * 'anonymised', 'exported' and 'erased' are done to what a visitor sent, 'tried' to a way of delivery, 'invited' to somebody who is to
 * have an account, 'uninvited' where the link was withdrawn; the others to anything.
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

/** Who did it: by name, which outlives their account; null where the site did it by itself, at a time that was set. */
export type AuditAuthor = Pick<StaffMember, "id" | "name"> | null

/** Something that was done in the office. It holds nothing that a visitor wrote, and no secret. */
export type AuditEvent = {
  at: Date
  by: AuditAuthor
  action: AuditAction
  subject: AuditSubject
  subjectId: string
  /** As people called it when it was done. */
  subjectName: string
  /** In the order in which they are shown; may be empty. */
  changes: readonly AuditChange[]
}

/**
 * One field, by the name that its form has for it, with what stood there and what stands there, as people read it; null: there was
 * nothing, or there is nothing now. Both null: it was set anew, and is a secret.
 */
export type AuditChange = { field: string; from: string | null; to: string | null }

/**
 * What was done, the latest first. Nobody changes an event or takes one away, but for the site itself, where an owner has set
 * how long it keeps them.
 */
export interface AuditLog {
  page(question: AuditQuestion): Promise<AuditPage>
  /** The last that was done to one thing, no more than `most`. */
  latestOf(subject: AuditSubject, subjectId: string, most: number): Promise<AuditEntry[]>
}

export type AuditEntry = AuditEvent & { id: string }

/** What is looked for; null: any. */
export type AuditFilter = {
  subject: AuditSubject | null
  /** The id of whoever did it; 'site' for what the site did by itself. */
  by: string | null
  from: Date | null
  before: Date | null
  /** What somebody typed: parts of the name of a thing, or of whoever did it. */
  words: string
}

/** `after`: where the page before this one ended; null for the first. */
export type AuditQuestion = AuditFilter & { after: AuditPosition | null }

/** A place in the list. Times are the same for two events now and then, ids never. */
export type AuditPosition = { at: Date; id: string }

/**
 * At most `AUDIT_PAGE_SIZE` entries. One question looks through at most `MOST_EVENTS_LOOKED_THROUGH` of them for words: where it
 * ended there, the page may be short, or empty, and `next` is where to look on.
 */
export type AuditPage = { entries: AuditEntry[]; next: AuditPosition | null }

export const AUDIT_PAGE_SIZE = 50
export const MOST_EVENTS_LOOKED_THROUGH = 10_000
