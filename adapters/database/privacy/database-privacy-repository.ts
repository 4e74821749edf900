import type { Database } from "#adapters/database/database.ts"
import {
  type Erasure,
  type ErasureOutcome,
  MAX_PREVIEWED,
  MAX_VISITOR_RECORDS,
  type PrivacyPreview,
  type PrivacyRepository,
  type VisitorRecord,
} from "#domain/privacy/privacy-repository.ts"
import type { PrivacyChange, PrivacyPeriods, PrivacySettings } from "#domain/privacy/privacy-settings.ts"
import type { VisitorSearch } from "#domain/privacy/visitor-keys.ts"
import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import { eraseVisitor, recordVisitorAudit } from "./erase-visitor.ts"
import { previewOldEnquiries } from "./old-enquiries.ts"
import { countOldEvents } from "./old-events.ts"
import { readPrivacySettings, writePrivacySettings } from "./privacy-settings-row.ts"
import { readLinkedRecords, readVisitorRecords, type StoredRecord } from "./visitor-records.ts"

export class DatabasePrivacyRepository implements PrivacyRepository {
  readonly #db: Database
  readonly #onChange: () => Promise<void>

  /** `onChange` is called after changed periods are committed, and awaited before the result is returned. */
  constructor(db: Database, onChange: () => Promise<void> = async () => {}) {
    this.#db = db
    this.#onChange = onChange
  }

  settings(): Promise<PrivacySettings> {
    return readPrivacySettings(this.#db)
  }

  async changeSettings(change: PrivacyChange): Promise<"done" | "stale"> {
    const outcome = await writePrivacySettings(this.#db, change)
    if (outcome === "done") await this.#onChange()
    return outcome
  }

  async preview(
    { anonymiseAfterMonths, keepHistoryMonths }: PrivacyPeriods,
    now: Date,
  ): Promise<PrivacyPreview> {
    const oldEnquiries =
      anonymiseAfterMonths === null
        ? { count: 0, oldestRetainedAt: null }
        : await previewOldEnquiries(this.#db, anonymiseAfterMonths, now, MAX_PREVIEWED)
    const eventCount =
      keepHistoryMonths === null ? 0 : await countOldEvents(this.#db, keepHistoryMonths, now, MAX_PREVIEWED)
    const { count: enquiryCount, oldestRetainedAt } = oldEnquiries
    return { enquiryCount, oldestRetainedAt, eventCount }
  }

  async records(search: VisitorSearch, now: Date): Promise<VisitorRecord[]> {
    return withoutIds(await readVisitorRecords(this.#db, search, now, MAX_VISITOR_RECORDS))
  }

  async linked(search: VisitorSearch, now: Date): Promise<VisitorRecord[]> {
    return withoutIds(await readLinkedRecords(this.#db, search, now, MAX_VISITOR_RECORDS))
  }

  recordExport(references: readonly string[], by: AuditAuthor, now: Date): Promise<void> {
    return recordVisitorAudit(this.#db, "exported", references, by, now)
  }

  erase(erasure: Erasure): Promise<ErasureOutcome> {
    return eraseVisitor(this.#db, erasure)
  }
}

function withoutIds(stored: readonly StoredRecord[]): VisitorRecord[] {
  return stored.map(({ id: _, storedContent: __, ...record }) => record)
}
