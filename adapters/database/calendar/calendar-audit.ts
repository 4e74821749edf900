import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import type { CalendarAuthor, CalendarEntry } from "#domain/calendar/calendar.ts"
import type { Taking } from "#domain/calendar/fit.ts"
import { formatWallTime } from "#domain/rental-period.ts"
import type { AuditAction, AuditChange } from "#domain/staff/audit-log.ts"

/** An entry as the history shows it, with its vehicle's name. */
export type NamedEntry = Pick<Taking, "period" | "units"> & { vehicleName: string; reason: string | null }

type Done = {
  action: AuditAction
  entry: Pick<CalendarEntry, "id" | "kind"> & { name: string }
  before: NamedEntry | null
  after: NamedEntry | null
  by: CalendarAuthor
  now: Date
}

/** Records a change of a booking, named by its enquiry's reference, or of a block, named by its vehicle. */
export async function recordEntry(
  transaction: Database,
  { action, entry, before, after, by, now }: Done,
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

function changesBetween(before: NamedEntry | null, after: NamedEntry | null): AuditChange[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)]
  return FIELDS.map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null })).filter(
    (change) => change.from !== change.to,
  )
}

const FIELDS = ["vehicle", "begins", "ends", "units", "reason"] as const

function fieldsOf(entry: NamedEntry | null): Partial<Record<(typeof FIELDS)[number], string | null>> {
  if (!entry) return {}
  const { vehicleName, period, units, reason } = entry
  const times = { begins: formatWallTime(period.from), ends: formatWallTime(period.to) }
  return { vehicle: vehicleName, ...times, units: String(units), reason }
}
