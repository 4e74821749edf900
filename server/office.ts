import { DatabaseAuditLog } from "#adapters/database/audit/database-audit-log.ts"
import { databaseCalendar } from "#adapters/database/calendar/database-calendar.ts"
import { databaseFleetEditor } from "#adapters/database/catalogue/database-fleet-editor.ts"
import { DatabaseRatesDesk } from "#adapters/database/catalogue/database-rates-desk.ts"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseReplyDesk } from "#adapters/database/enquiries/database-reply-desk.ts"
import { DatabasePrivacyDesk } from "#adapters/database/privacy/database-privacy-desk.ts"
import { DatabaseIntakeCounter } from "#adapters/database/rate-limits/database-intake-counter.ts"
import { DatabaseSiteSettings } from "#adapters/database/settings/database-site-settings.ts"
import { DatabasePasswordResets } from "#adapters/database/staff/database-password-resets.ts"
import { DatabaseStaffAccounts } from "#adapters/database/staff/database-staff-accounts.ts"
import { DatabaseStaffRegister } from "#adapters/database/staff/database-staff-register.ts"
import { FROM_ALL_PLACES } from "#adapters/database/staff/sign-in-tries.ts"
import { pictureMaker } from "#adapters/images/make-picture.ts"
import { breachedPasswords } from "#adapters/passwords/breached.ts"
import { isGuessable } from "#adapters/passwords/guessable.ts"
import type { Log, OfficePorts } from "#app/context.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { DeliverySettings } from "#domain/delivery/delivery-board.ts"
import type { DeskNews } from "#domain/enquiry/desk-news.ts"
import type { EnquiryDesk } from "#domain/enquiry/enquiry-desk.ts"
import type { IsBreached } from "#domain/staff/password.ts"
import { deliveryBoard } from "./delivery/delivery-board.ts"
import type { DeliveryWorker } from "./delivery/delivery-worker.ts"
import { emailSender } from "./delivery/email-sender.ts"
import { staffEmails } from "./delivery/staff-emails.ts"
import { tellOfContact } from "./delivery/tell-of-contact.ts"
import type { Transports } from "./delivery/transports.ts"
import { removeFirstOwnerFile } from "./first-owner.ts"

type Parts = {
  db: Database
  /** Sign cookies and encrypt second factors. */
  key: string
  /** Whether the fleet can be edited here; false with another admin host. */
  ownsFleet: boolean
  officeUrl: string
  /** Whether the office has a host of its own. */
  hasOwnHost: boolean
  dataDir: string
  /** URL of the list of breached passwords; null: none. */
  breachedPasswordsUrl: string | null
  companyName: string
  log: Log
  /** The content of the files, in force until the office edits it. */
  settings: Settings
  /** Called after a change of content that visitors see. */
  onChange: () => Promise<void>
  /** Sends recorded emails. */
  worker: DeliveryWorker
  transports: Transports
  desk: EnquiryDesk
  news: DeskNews
  delivery: DeliverySettings
}

/** `close` waits for work that outlives its request. */
type Office = { ports: OfficePorts; close: () => Promise<void> }

/** Opens the ports of the office. */
export async function openOffice({
  db,
  key,
  ownsFleet,
  onChange,
  settings,
  worker,
  transports,
  desk,
  news,
  delivery,
  dataDir,
  breachedPasswordsUrl,
  ...parts
}: Parts): Promise<Office> {
  const { log } = parts
  const emails = staffEmails(parts)
  const sender = emailSender(worker, log, transports.email.channel)
  const resets = new DatabasePasswordResets({
    db,
    emails,
    places: new DatabaseIntakeCounter(db, "password reset place "),
    asked: new DatabaseIntakeCounter(db, "password reset "),
    onEmail: (emailId) => void sender.send(emailId),
    onError: (err) => log.error({ err }, "an email with a link for a new password could not be recorded"),
    onTooMany: () =>
      log.warn({}, "a link for a new password was not sent: too many were asked for within the hour"),
  })
  const ports: OfficePorts = {
    accounts: new DatabaseStaffAccounts({
      db,
      secret: key,
      places: new DatabaseIntakeCounter(db, "sign-in place ", { limits: FROM_ALL_PLACES }),
      tries: new DatabaseIntakeCounter(db, "sign-in "),
      emails,
      onOwner: () =>
        removeFirstOwnerFile(dataDir).catch((err) =>
          log.error({ err }, "the used link for the first owner could not be deleted"),
        ),
      ...parts,
    }),
    isGuessable,
    isBreached: isBreachedBy(breachedPasswordsUrl, log),
    staff: new DatabaseStaffRegister(db, emails),
    desk,
    rates: new DatabaseRatesDesk(db, onChange),
    news,
    audit: new DatabaseAuditLog(db),
    privacy: new DatabasePrivacyDesk(db, onChange),
    calendar: databaseCalendar(db),
    fleet: ownsFleet ? databaseFleetEditor(db, onChange) : null,
    makePicture: pictureMaker(),
    settings: new DatabaseSiteSettings({
      db,
      defaults: settings,
      onChange,
      alsoRecord: (transaction, change) => tellOfContact(transaction, emails, change),
    }),
    resets,
    sender,
    replies: new DatabaseReplyDesk(db),
    delivery: deliveryBoard({
      db,
      sender,
      transports,
      companyName: parts.companyName,
      settings: delivery,
    }),
  }
  return { ports, close: () => resets.close() }
}

function isBreachedBy(url: string | null, log: Log): IsBreached {
  if (url === null) return async () => false
  return breachedPasswords({
    url,
    onFailure: (err) => log.warn({ err }, "the service of breached passwords did not answer"),
  })
}
