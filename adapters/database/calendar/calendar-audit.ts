import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import type { CalendarEntry } from "#domain/calendar/calendar.ts"
import type { Allocation } from "#domain/calendar/fit.ts"
import { formatWallTime } from "#domain/rental-period.ts"
import type { AuditAction, AuditAuthor, AuditChange } from "#domain/staff/audit-log.ts"

/** The values of a calendar entry whose changes the audit log shows. */
export type AuditedEntry = Pick<Allocation, "period" | "units"> & {
  vehicleName: string
  reason: string | null
}

type EntryEvent = {
  /** `name` is the name of the entry in the audit log. */
  entry: Pick<CalendarEntry, "id" | "kind"> & { name: string }
  action: AuditAction
  before: AuditedEntry | null
  after: AuditedEntry | null
  by: AuditAuthor
  now: Date
}

/** Records a change in the audit log. The subject is the reference of a booking's enquiry, or the name of a block's vehicle. */
export async function recordEntryChange(
  transaction: Database,
  { action, entry, before, after, by, now }: EntryEvent,
): Promise<void> {
  await recordAudit(transaction, {
    at: now,
    by,
    action,
    subject: entry.kind,
    subjectId: entry.id,
    subjectName: entry.name,
    changes: changesBetween(before, after),
  })
}

function changesBetween(before: AuditedEntry | null, after: AuditedEntry | null): AuditChange[] {
  const from = fieldsOf(before)
  const to = fieldsOf(after)
  return FIELDS.map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null })).filter(
    (change) => change.from !== change.to,
  )
}

const FIELDS = ["vehicle", "begins", "ends", "units", "reason"] as const

function fieldsOf(entry: AuditedEntry | null): Partial<Record<(typeof FIELDS)[number], string | null>> {
  if (!entry) return {}
  const { vehicleName, period, units, reason } = entry
  const times = { begins: formatWallTime(period.from), ends: formatWallTime(period.to) }
  return { vehicle: vehicleName, ...times, units: String(units), reason }
}
