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
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/**
 * 'anonymised', 'exported' and 'erased' are done to what a visitor sent, 'tried' to a way of delivery; the others to anything.
 */
export const AUDIT_ACTIONS = [
  "created",
  "changed",
  "retired",
  "restored",
  "removed",
  "exported",
  "erased",
  "anonymised",
  "tried",
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

/** One field, by the name that its form has for it; null: there was nothing, or there is nothing now. */
export type AuditChange = { field: string; from: string | null; to: string | null }
