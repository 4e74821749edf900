import { databaseCalendar } from "#adapters/calendar-db/database-calendar.ts"
import { databaseFleetEditor } from "#adapters/catalogue-db/database-fleet-editor.ts"
import { DatabaseRatesDesk } from "#adapters/catalogue-db/database-rates-desk.ts"
import type { Database } from "#adapters/db/database.ts"
import { DatabaseEnquiryDesk } from "#adapters/enquiry-db/database-enquiry-desk.ts"
import { DatabaseIntakeCounter } from "#adapters/enquiry-db/database-intake-counter.ts"
import { DatabasePrivacyDesk } from "#adapters/enquiry-db/privacy/database-privacy-desk.ts"
import { readOrCreateSecret } from "#adapters/enquiry-db/secret.ts"
import { pictureMaker } from "#adapters/images/make-picture.ts"
import { isGuessable } from "#adapters/passwords/guessable.ts"
import { DatabaseSiteSettings } from "#adapters/settings-db/database-site-settings.ts"
import { DatabaseAuditLog } from "#adapters/staff-db/database-audit-log.ts"
import { DatabaseStaffAccounts } from "#adapters/staff-db/database-staff-accounts.ts"
import { DatabaseStaffRegister } from "#adapters/staff-db/database-staff-register.ts"
import type { SignInLog } from "#adapters/staff-db/sign-in-log.ts"
import type { OfficePorts } from "#app/context.ts"
import { welcomeLink } from "#app/office/paths.ts"
import type { Settings } from "#domain/content/settings.ts"

type Parts = {
  db: Database
  /** Whether the fleet is ours to edit. */
  ownsFleet: boolean
  siteUrl: string
  companyName: string
  log: SignInLog
  /** What stands on the site until the office edits it. */
  settings: Settings
  /** Told of what visitors see, once it is changed. */
  onChange: () => Promise<void>
}

/** What the company's own people work with. */
export async function openOffice({
  db,
  ownsFleet,
  settings,
  onChange,
  ...parts
}: Parts): Promise<OfficePorts> {
  return {
    accounts: new DatabaseStaffAccounts({
      db,
      secret: await readOrCreateSecret(db, "office"),
      tries: new DatabaseIntakeCounter(db, "sign-in "),
      ...parts,
    }),
    isGuessable,
    staff: new DatabaseStaffRegister(db),
    desk: new DatabaseEnquiryDesk(db),
    rates: new DatabaseRatesDesk(db),
    audit: new DatabaseAuditLog(db),
    privacy: new DatabasePrivacyDesk(db),
    calendar: databaseCalendar(db),
    fleet: ownsFleet ? databaseFleetEditor(db, onChange) : null,
    makePicture: pictureMaker(),
    settings: new DatabaseSiteSettings({ db, defaults: settings, onChange }),
  }
}

/** What the first start says, while nobody has an account. */
export async function firstOwnerNotice({ accounts }: OfficePorts, siteUrl: string): Promise<string | null> {
  if (!(await accounts.isEmpty())) return null
  const link = welcomeLink(siteUrl, await accounts.invite("owner", null, new Date()))
  return `The office has no owner yet. Whoever opens this link within three days becomes the owner:\n  ${link}`
}
