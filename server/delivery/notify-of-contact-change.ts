import type { Database } from "#adapters/database/database.ts"
import type { RecordedChange } from "#adapters/database/settings/database-site-settings.ts"
import { recordOwnerNotices } from "#adapters/database/staff/owner-notices.ts"
import type { StaffEmails } from "#domain/staff/password-resets.ts"

/** Notifies every owner by email of changed contact data, because a forged change would redirect customers and their payments. */
export async function notifyOfContactChange(
  transaction: Database,
  emails: StaffEmails,
  { key, changes, by, now }: RecordedChange,
): Promise<void> {
  if (key !== "contact") return
  await recordOwnerNotices(transaction, emails, { event: "contactChanged", by: by.name, changes }, now)
}
