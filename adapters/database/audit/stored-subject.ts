import type { AuditSubject } from "#domain/staff/audit-log.ts"

/** The subject as the table stores it: an extra is a 'service', the word of the first schema, in events old and new. */
export type StoredSubject = Exclude<AuditSubject, "extra"> | "service"

export function storedSubject(subject: AuditSubject): StoredSubject {
  return subject === "extra" ? "service" : subject
}

export function auditSubject(stored: StoredSubject): AuditSubject {
  return stored === "service" ? "extra" : stored
}
