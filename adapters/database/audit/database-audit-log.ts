import type { Database } from "#adapters/database/database.ts"
import type { AuditEventsTable } from "#adapters/database/tables.ts"
import {
  AUDIT_PAGE_SIZE,
  type AuditChange,
  type AuditEntry,
  type AuditLog,
  type AuditPage,
  type AuditPosition,
  type AuditQuery,
  type AuditSubject,
  MAX_EVENTS_SCANNED,
} from "#domain/staff/audit-log.ts"
import { normalizeForSearch } from "#lib/normalize-for-search.ts"
import { auditSubject, storedSubject } from "./stored-subject.ts"

/** Reads the audit events by their indexes. Events are written by `recordAudit`, in the transaction of the change. */
export class DatabaseAuditLog implements AuditLog {
  readonly #db: Database
  readonly #maxScanned: number

  constructor(db: Database, maxScanned = MAX_EVENTS_SCANNED) {
    this.#db = db
    this.#maxScanned = maxScanned
  }

  async page(filters: AuditQuery): Promise<AuditPage> {
    const rows = await this.#rows(filters)
    const entries = rows.slice(0, AUDIT_PAGE_SIZE).map(entryFrom)
    if (rows.length > AUDIT_PAGE_SIZE) return { entries, next: entries.at(-1) ?? null }
    return {
      entries,
      next: searchTerms(filters.searchText).length > 0 ? await this.#lastScanned(filters) : null,
    }
  }

  async latestOf(subject: AuditSubject, subjectId: string, limit: number): Promise<AuditEntry[]> {
    const rows = await this.#db
      .selectFrom("audit_events")
      .selectAll()
      .where("subject", "=", storedSubject(subject))
      .where("subject_id", "=", subjectId)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute()
    return rows.map(entryFrom)
  }

  async #rows(filters: AuditQuery): Promise<AuditEventsTable[]> {
    const terms = searchTerms(filters.searchText)
    if (terms.length > 0) return this.#rowsWithTerms(filters, terms)
    return this.#matchingEvents(filters)
      .selectAll()
      .limit(AUDIT_PAGE_SIZE + 1)
      .execute()
  }

  /** Compares the names in JavaScript, because `lower` of SQLite converts ASCII letters only. */
  async #rowsWithTerms(filters: AuditQuery, terms: readonly string[]): Promise<AuditEventsTable[]> {
    const scanned = await this.#matchingEvents(filters)
      .select(["id", "subject_name", "staff_name"])
      .limit(this.#maxScanned)
      .execute()
    const ids = scanned
      .filter(({ subject_name, staff_name }) => {
        const names = normalizeForSearch(`${subject_name} ${staff_name ?? ""}`)
        return terms.every((term) => names.includes(term))
      })
      .slice(0, AUDIT_PAGE_SIZE + 1)
      .map(({ id }) => id)
    if (ids.length === 0) return []
    return this.#db
      .selectFrom("audit_events")
      .selectAll()
      .where("id", "in", ids)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .execute()
  }

  /** The events that match the filters except the search text, latest first. `by` 'site': those without an author. */
  #matchingEvents({ subject, by, from, before, after }: AuditQuery) {
    let query = this.#db.selectFrom("audit_events")
    if (subject) query = query.where("subject", "=", storedSubject(subject))
    if (by) query = by === "site" ? query.where("staff_id", "is", null) : query.where("staff_id", "=", by)
    if (from) query = query.where("at", ">=", from.toISOString())
    if (before) query = query.where("at", "<", before.toISOString())
    if (after) {
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("at", "id"), "<", tuple(after.at.toISOString(), after.id)),
      )
    }
    return query.orderBy("at", "desc").orderBy("id", "desc")
  }

  /** The position of the last event that a text search scanned. @returns null if there were fewer events than its limit */
  async #lastScanned(filters: AuditQuery): Promise<AuditPosition | null> {
    const last = await this.#matchingEvents(filters)
      .select(["at", "id"])
      .offset(this.#maxScanned - 1)
      .limit(1)
      .executeTakeFirst()
    return last ? { at: new Date(last.at), id: last.id } : null
  }
}

/** The words of the search text, without case and accents. */
function searchTerms(text: string): string[] {
  return normalizeForSearch(text).split(/\s+/).filter(Boolean)
}

function entryFrom(row: AuditEventsTable): AuditEntry {
  const { id, action, subject } = row
  return {
    id,
    at: new Date(row.at),
    by: row.staff_name === null ? null : { id: row.staff_id ?? "", name: row.staff_name },
    action,
    subject: auditSubject(subject),
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    changes: JSON.parse(row.changes) as AuditChange[], // `recordAudit` wrote it
  }
}
