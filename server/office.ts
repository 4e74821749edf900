import { DatabaseAuditLog } from "#adapters/database/audit/database-audit-log.ts"
import { databaseCalendar } from "#adapters/database/calendar/database-calendar.ts"
import { databaseFleetEditor } from "#adapters/database/catalogue/database-fleet-editor.ts"
import { DatabaseRatesRepository } from "#adapters/database/catalogue/database-rates-repository.ts"
import type { Database } from "#adapters/database/database.ts"
import { readAttention } from "#adapters/database/enquiries/attention.ts"
import { DatabaseReplyRepository } from "#adapters/database/enquiries/database-reply-repository.ts"
import { readToday } from "#adapters/database/enquiries/today.ts"
import { DatabasePrivacyRepository } from "#adapters/database/privacy/database-privacy-repository.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import { DatabaseReplyTemplates } from "#adapters/database/replies/database-reply-templates.ts"
import { DatabaseSiteSettings } from "#adapters/database/settings/database-site-settings.ts"
import { DatabasePasswordResets } from "#adapters/database/staff/database-password-resets.ts"
import { DatabaseStaffAccounts } from "#adapters/database/staff/database-staff-accounts.ts"
import { DatabaseStaffRegister } from "#adapters/database/staff/database-staff-register.ts"
import { LIMITS_FOR_ALL_TOGETHER } from "#adapters/database/staff/sign-in-limits.ts"
import { pictureMaker } from "#adapters/images/make-picture.ts"
import { breachedPasswords } from "#adapters/passwords/breached.ts"
import { isGuessable } from "#adapters/passwords/guessable.ts"
import type { Log, OfficePorts } from "#app/context.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { DeliverySettings } from "#domain/delivery/delivery-board.ts"
import type { EnquiryRepository } from "#domain/enquiry/enquiry-repository.ts"
import type { InboxUpdates } from "#domain/enquiry/inbox-updates.ts"
import type { IsBreached } from "#domain/staff/password.ts"
import { deliveryBoard } from "./delivery/delivery-board.ts"
import type { DeliveryWorker } from "./delivery/delivery-worker.ts"
import { emailSender } from "./delivery/email-sender.ts"
import { notifyOfContactChange } from "./delivery/notify-of-contact-change.ts"
import { staffEmails } from "./delivery/staff-emails.ts"
import type { Transports } from "./delivery/transports.ts"
import { removeFirstOwnerFile } from "./first-owner.ts"

type Options = {
  db: Database
  /** The key that signs cookies and encrypts second factors. */
  officeKey: string
  /** Whether the fleet can be edited here. False if the catalogue comes from an external admin host. */
  isOwnFleet: boolean
  officeUrl: string
  /** Whether the office has its own host. */
  hasOwnHost: boolean
  dataDir: string
  /** URL of the list of breached passwords; null: none. */
  breachedPasswordsUrl: string | null
  companyName: string
  log: Log
  /** The settings of the content files, which apply until the office edits them. */
  settings: Settings
  /** Called after a change of content that visitors see. */
  onChange: () => Promise<void>
  /** Sends recorded emails. */
  worker: DeliveryWorker
  transports: Transports
  enquiries: EnquiryRepository
  inboxUpdates: InboxUpdates
  deliverySettings: DeliverySettings
}

/** `close` waits for work that outlives its request. */
type Office = { ports: OfficePorts; close: () => Promise<void> }

/** Opens the ports of the office. */
export async function openOffice({
  db,
  officeKey,
  isOwnFleet,
  onChange,
  settings,
  worker,
  transports,
  enquiries,
  inboxUpdates,
  deliverySettings,
  dataDir,
  breachedPasswordsUrl,
  ...options
}: Options): Promise<Office> {
  const { log } = options
  const emails = staffEmails(options)
  const sender = emailSender(worker, log, transports.email.channel)
  const resets = new DatabasePasswordResets({
    db,
    emails,
    // The prefixes are part of stored hashes, so they do not change. 'place' means the client address.
    addressLimiter: new DatabaseRateLimiter(db, "password reset place "),
    accountLimiter: new DatabaseRateLimiter(db, "password reset "),
    onEmail: (emailId) => void sender.send(emailId),
    onError: (err) => log.error({ err }, "password reset email could not be recorded"),
    onTooMany: () => log.warn({}, "password reset email not sent: rate limit exceeded"),
  })
  const ports: OfficePorts = {
    accounts: new DatabaseStaffAccounts({
      db,
      officeKey,
      addressLimiter: new DatabaseRateLimiter(db, "sign-in place ", { limits: LIMITS_FOR_ALL_TOGETHER }),
      accountLimiter: new DatabaseRateLimiter(db, "sign-in "),
      emails,
      onOwnerExists: () =>
        removeFirstOwnerFile(dataDir).catch((err) =>
          log.error({ err }, "first owner link could not be deleted"),
        ),
      ...options,
    }),
    isGuessable,
    isBreached: breachCheck(breachedPasswordsUrl, log),
    staff: new DatabaseStaffRegister(db, emails),
    enquiries,
    readToday: (now) => readToday(db, now),
    readAttention: (now) => readAttention(db, now),
    rates: new DatabaseRatesRepository(db, onChange),
    inboxUpdates,
    audit: new DatabaseAuditLog(db),
    privacy: new DatabasePrivacyRepository(db, onChange),
    calendar: databaseCalendar(db),
    fleet: isOwnFleet ? databaseFleetEditor(db, onChange) : null,
    makePicture: pictureMaker(),
    settings: new DatabaseSiteSettings({
      db,
      defaults: settings,
      onChange,
      recordEmails: (transaction, change) => notifyOfContactChange(transaction, emails, change),
    }),
    resets,
    sender,
    replies: new DatabaseReplyRepository(db),
    replyTemplates: new DatabaseReplyTemplates(db),
    delivery: deliveryBoard({
      db,
      sender,
      transports,
      companyName: options.companyName,
      settings: deliverySettings,
    }),
  }
  return { ports, close: () => resets.close() }
}

function breachCheck(url: string | null, log: Log): IsBreached {
  if (url === null) return async () => false
  return breachedPasswords({
    url,
    onFailure: (err) => log.warn({ err }, "the service of breached passwords did not answer"),
  })
}
