import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import { changeSettingsVersion } from "#adapters/database/versions.ts"
import {
  PRIVACY_FIELDS,
  type PrivacyChange,
  type PrivacyPeriods,
  type PrivacySettings,
} from "#domain/privacy/privacy-settings.ts"

export async function readPrivacySettings(db: Database): Promise<PrivacySettings> {
  const row = await db
    .selectFrom("privacy_settings")
    .select(["version", "anonymise_after_months", "keep_history_months", "anonymise_from"])
    .executeTakeFirstOrThrow()
  const { version, anonymise_after_months, keep_history_months, anonymise_from } = row
  return {
    version,
    anonymiseAfterMonths: anonymise_after_months,
    keepHistoryMonths: keep_history_months,
    anonymiseFrom: anonymise_from ? new Date(anonymise_from) : null,
  }
}

/** Writes the retention periods, and makes the privacy jobs due now, so that changed periods take effect at once. */
export async function writePrivacySettings(db: Database, change: PrivacyChange): Promise<"done" | "stale"> {
  const { version, anonymiseAfterMonths, keepHistoryMonths, by, name, now } = change
  return db.transaction().execute(async (transaction) => {
    const before = await readPrivacySettings(transaction)
    if (before.version !== version) return "stale"
    const { numUpdatedRows } = await transaction
      .updateTable("privacy_settings")
      .set({
        version: version + 1,
        anonymise_after_months: anonymiseAfterMonths,
        keep_history_months: keepHistoryMonths,
        anonymise_from: null, // an owner has decided
      })
      .where("version", "=", version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) return "stale"
    await transaction.updateTable("privacy_jobs").set({ due_at: now.toISOString() }).execute()
    await changeSettingsVersion(transaction) // the privacy notice shows the periods
    const changes = changesBetween(before, change)
    const subject = { subject: "setting", subjectId: "privacy", subjectName: name } as const
    if (changes.length > 0)
      await recordAudit(transaction, { at: now, by, action: "changed", ...subject, changes })
    return "done"
  })
}

function changesBetween(before: PrivacyPeriods, after: PrivacyPeriods) {
  const text = (months: number | null) => (months === null ? null : String(months))
  return PRIVACY_FIELDS.map((field) => ({ field, from: text(before[field]), to: text(after[field]) })).filter(
    ({ from, to }) => from !== to,
  )
}
