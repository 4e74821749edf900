import { CONTACT_SETTING, FORGOT_PASSWORD, newPasswordLink, SIGN_IN, STAFF } from "#app/office/paths.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { AuditChange } from "#domain/staff/audit-log.ts"
import { browserName } from "#domain/staff/browser-name.ts"
import { type OwnerNotice, RESET_MINUTES, type StaffLetters } from "#domain/staff/password-resets.ts"
import { letters } from "#messages/en/letters.ts"
import { officeSite } from "#messages/en/office-site.ts"

/** Letters to the staff, whose links lead to the address that is set, whatever host a request named. */
export function staffLetters({
  officeUrl,
  companyName,
}: {
  officeUrl: string
  companyName: string
}): StaffLetters {
  return {
    passwordReset: ({ name }, secret) =>
      letters.passwordReset(name, companyName, newPasswordLink(officeUrl, secret), RESET_MINUTES),
    passwordChanged: ({ name }) => letters.passwordChanged(name, companyName, officeUrl + FORGOT_PASSWORD),
    phoneReset: ({ name }) => letters.phoneReset(name, companyName, officeUrl + SIGN_IN),
    phoneChanged: ({ name }) => letters.phoneChanged(name, companyName, officeUrl + FORGOT_PASSWORD),
    paperCodesRenewed: ({ name }) =>
      letters.paperCodesRenewed(name, companyName, officeUrl + FORGOT_PASSWORD),
    codesLocked: ({ name }) => letters.codesLocked(name, companyName, officeUrl + FORGOT_PASSWORD),
    newBrowser: ({ name }, { at, clientAddress, userAgent }) =>
      letters.newBrowser(
        name,
        companyName,
        {
          when: formatWallTime(wallTimeAt(at)),
          browser: browserName(userAgent ?? "") ?? letters.unknownBrowser,
          address: clientAddress,
        },
        officeUrl + FORGOT_PASSWORD,
      ),
    ownerNotice: ({ name }, notice) =>
      notice.event === "contactChanged"
        ? letters.contactChanged(
            name,
            companyName,
            notice.by,
            notice.changes.map(contactChange).join("\n"),
            officeUrl + CONTACT_SETTING,
          )
        : letters.ownerNotice(name, companyName, sentenceOf(notice), officeUrl + STAFF),
  }
}

function contactChange({ field, from, to }: AuditChange): string {
  const { noContact } = letters
  const label =
    Object.entries(officeSite.contact.fields).find(([name]) => name === field.split(": ").at(-1))?.[1] ??
    field
  return letters.contactChange(label, from || noContact, to || noContact)
}

function sentenceOf(notice: Exclude<OwnerNotice, { event: "contactChanged" }>): string {
  const { ownerNotices } = letters
  if (notice.event === "invited") return ownerNotices.invited(byOf(notice.by), notice.role)
  if (!("by" in notice)) return ownerNotices[notice.event](notice.who)
  return ownerNotices[notice.event](byOf(notice.by), notice.who)
}

function byOf(name: string | null): string {
  return name ?? letters.ownerNotices.nobody
}
