import type { AuditSubject } from "#domain/staff/audit-log.ts"

/** A subject as the table stores it: an extra is stored as 'service', as in the first schema. */
export type StoredSubject = Exclude<AuditSubject, "extra"> | "service"

export function storedSubject(subject: AuditSubject): StoredSubject {
  return subject === "extra" ? "service" : subject
}

export function auditSubject(stored: StoredSubject): AuditSubject {
  return stored === "service" ? "extra" : stored
}
