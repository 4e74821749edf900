import type { Transaction } from "kysely"
import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import type { Tables } from "#adapters/database/tables.ts"
import type { Lease } from "#domain/delivery/outbox.ts"
import { PRIVACY_LEASE_SECONDS, type PrivacyJob, type PrivacyJobs } from "#domain/privacy/privacy-jobs.ts"
import type { AuditEvent } from "#domain/staff/audit-log.ts"
import { deleteExpired } from "./expired-rows.ts"
import { anonymiseOldestEnquiries } from "./old-enquiries.ts"
import { deleteOldestEvents } from "./old-events.ts"
import { readPrivacySettings } from "./privacy-settings-row.ts"

type JobDefinition = {
  /** Processes a batch of rows. @returns their number; 0: none is left */
  batch: (transaction: Transaction<Tables>, now: Date) => Promise<number>
  /** The audit event of a completed run. Null: there is none. */
  audit:
    | (Pick<AuditEvent, "action" | "subject" | "subjectId" | "subjectName"> & { countedField: string })
    | null
}

const JOBS: Readonly<Record<PrivacyJob, JobDefinition>> = {
  "anonymise-enquiries": {
    batch: async (transaction, now) => {
      const { anonymiseAfterMonths, anonymiseFrom } = await readPrivacySettings(transaction)
      if (anonymiseAfterMonths === null || (anonymiseFrom && now < anonymiseFrom)) return 0
      return anonymiseOldestEnquiries(transaction, anonymiseAfterMonths, now)
    },
    audit: {
      action: "anonymised",
      subject: "visitor",
      subjectId: "old",
      subjectName: "",
      countedField: "enquiries",
    },
  },
  "forget-history": {
    batch: async (transaction, now) => {
      const { keepHistoryMonths } = await readPrivacySettings(transaction)
      return keepHistoryMonths === null ? 0 : deleteOldestEvents(transaction, keepHistoryMonths, now)
    },
    audit: {
      action: "removed",
      subject: "history",
      subjectId: "old",
      subjectName: "",
      countedField: "events",
    },
  },
  "forget-expired": { batch: deleteExpired, audit: null },
}

export class DatabasePrivacyJobs implements PrivacyJobs {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async claim(job: PrivacyJob, { owner, now, until }: Lease): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("privacy_jobs")
      .set({ lease_owner: owner, lease_until: until.toISOString() })
      .where("name", "=", job)
      // A time that is further in the future than any valid one was written before the clock was set back.
      .where(({ or, eb }) =>
        or([eb("due_at", "<=", now.toISOString()), eb("due_at", ">", secondsAfter(now, 2 * DAY_SECONDS))]),
      )
      .where(({ or, eb }) =>
        or([
          eb("lease_until", "is", null),
          eb("lease_until", "<=", now.toISOString()),
          eb("lease_until", ">", secondsAfter(now, 2 * PRIVACY_LEASE_SECONDS)),
        ]),
      )
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  /** Extends the lease first, which locks the job's row until the transaction ends. */
  batch(job: PrivacyJob, { owner, now, until }: Lease): Promise<number | null> {
    return this.#db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("privacy_jobs")
        .set({ lease_until: until.toISOString() })
        .where("name", "=", job)
        .where("lease_owner", "=", owner)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows !== 1n) return null
      const count = await JOBS[job].batch(transaction, now)
      if (count > 0) await addToCount(transaction, job, count)
      return count
    })
  }

  finish(job: PrivacyJob, { owner, now }: Pick<Lease, "owner" | "now">, dueAt: Date): Promise<number> {
    return this.#db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom("privacy_jobs")
        .select("done")
        .where("name", "=", job)
        .where("lease_owner", "=", owner)
        .executeTakeFirst()
      if (!row) return 0
      const { numUpdatedRows } = await transaction
        .updateTable("privacy_jobs")
        .set({ lease_owner: null, lease_until: null, due_at: dueAt.toISOString(), done: 0 })
        .where("name", "=", job)
        .where("lease_owner", "=", owner)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows !== 1n) return 0
      if (row.done > 0) await recordRun(transaction, job, row.done, now)
      return row.done
    })
  }
}

async function addToCount(transaction: Transaction<Tables>, job: PrivacyJob, count: number): Promise<void> {
  await transaction
    .updateTable("privacy_jobs")
    .set((eb) => ({ done: eb("done", "+", count) }))
    .where("name", "=", job)
    .execute()
}

async function recordRun(transaction: Transaction<Tables>, job: PrivacyJob, count: number, now: Date) {
  const { audit } = JOBS[job]
  if (!audit) return
  const { countedField, ...event } = audit
  const changes = [{ field: countedField, from: null, to: String(count) }]
  await recordAudit(transaction, { at: now, by: null, ...event, changes })
}

const DAY_SECONDS = 24 * 60 * 60

function secondsAfter(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}
