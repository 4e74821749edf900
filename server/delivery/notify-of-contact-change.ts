import type { Database } from "#adapters/database/database.ts"
import type { RecordedChange } from "#adapters/database/settings/database-site-settings.ts"
import { recordOwnerNotices } from "#adapters/database/staff/owner-notices.ts"
import type { StaffEmails } from "#domain/staff/password-resets.ts"

/** Every owner hears by email that the contact data were changed: whoever changes them redirects customers and their payments. */
export async function notifyOfContactChange(
  transaction: Database,
  emails: StaffEmails,
  { key, changes, by, now }: RecordedChange,
): Promise<void> {
  if (key !== "contact") return
  await recordOwnerNotices(transaction, emails, { event: "contactChanged", by: by.name, changes }, now)
}
