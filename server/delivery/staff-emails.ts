import { CONTACT_SETTING, FORGOT_PASSWORD, newPasswordLink, SIGN_IN, STAFF } from "#app/office/paths.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { AuditChange } from "#domain/staff/audit-log.ts"
import { browserName } from "#domain/staff/browser-name.ts"
import { type OwnerNotice, RESET_MINUTES, type StaffEmails } from "#domain/staff/password-resets.ts"
import { emails } from "#messages/en/emails.ts"
import { officeSite } from "#messages/en/office-site.ts"

/** Emails to the staff. Their links use the configured address, never the host of a request. */
export function staffEmails({
  officeUrl,
  companyName,
}: {
  officeUrl: string
  companyName: string
}): StaffEmails {
  return {
    passwordReset: ({ name }, secret) =>
      emails.passwordReset(name, companyName, newPasswordLink(officeUrl, secret), RESET_MINUTES),
    passwordChanged: ({ name }) => emails.passwordChanged(name, companyName, officeUrl + FORGOT_PASSWORD),
    phoneReset: ({ name }) => emails.phoneReset(name, companyName, officeUrl + SIGN_IN),
    phoneChanged: ({ name }) => emails.phoneChanged(name, companyName, officeUrl + FORGOT_PASSWORD),
    backupCodesRenewed: ({ name }) =>
      emails.backupCodesRenewed(name, companyName, officeUrl + FORGOT_PASSWORD),
    codesLocked: ({ name }) => emails.codesLocked(name, companyName, officeUrl + FORGOT_PASSWORD),
    newBrowser: ({ name }, { at, clientAddress, userAgent }) =>
      emails.newBrowser(
        name,
        companyName,
        {
          when: formatWallTime(wallTimeAt(at)),
          browser: browserName(userAgent ?? "") ?? emails.unknownBrowser,
          address: clientAddress,
        },
        officeUrl + FORGOT_PASSWORD,
      ),
    ownerNotice: ({ name }, notice) =>
      notice.event === "contactChanged"
        ? emails.contactChanged(
            name,
            companyName,
            notice.by,
            notice.changes.map(formatContactChange).join("\n"),
            officeUrl + CONTACT_SETTING,
          )
        : emails.ownerNotice(name, companyName, noticeSentence(notice), officeUrl + STAFF),
  }
}

/** `field` is the key of a value, after the key of its group if it is in one: `officeHours: opens`. */
function formatContactChange({ field, from, to }: AuditChange): string {
  const { noContact } = emails
  const label =
    Object.entries(officeSite.contact.fields).find(([name]) => name === field.split(": ").at(-1))?.[1] ??
    field
  return emails.contactChange(label, from || noContact, to || noContact)
}

function noticeSentence(notice: Exclude<OwnerNotice, { event: "contactChanged" }>): string {
  const { ownerNotices } = emails
  if (notice.event === "invited") return ownerNotices.invited(authorName(notice.by), notice.role)
  if (!("by" in notice)) return ownerNotices[notice.event](notice.who)
  return ownerNotices[notice.event](authorName(notice.by), notice.who)
}

function authorName(name: string | null): string {
  return name ?? emails.ownerNotices.unknownPerson
}
