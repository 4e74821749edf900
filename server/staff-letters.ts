import { FORGOT_PASSWORD, newPasswordLink, SIGN_IN } from "#app/office/paths.ts"
import { RESET_MINUTES, type StaffLetters } from "#domain/staff/password-resets.ts"
import { letters } from "#messages/en/letters.ts"

/** Letters to the staff, whose links lead to the address that is set, whatever host a request named. */
export function staffLetters({
  siteUrl,
  companyName,
}: {
  siteUrl: string
  companyName: string
}): StaffLetters {
  return {
    passwordReset: ({ name }, secret) =>
      letters.passwordReset(name, companyName, newPasswordLink(siteUrl, secret), RESET_MINUTES),
    passwordChanged: ({ name }) => letters.passwordChanged(name, companyName, siteUrl + FORGOT_PASSWORD),
    phoneReset: ({ name }) => letters.phoneReset(name, companyName, siteUrl + SIGN_IN),
  }
}
