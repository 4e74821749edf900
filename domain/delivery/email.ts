/**
 * Emails that the office sends: a reply to a visitor; the copy of an enquiry that its visitor asked for; the link of a visitor's
 * private page; to the company, that a visitor did something there; to one of the staff, a link for a new password, and notices
 * that their password was changed, their second factor was reset, their codes were locked, or another browser signed in; to every
 * owner, a notice that a staff account or the contact data were changed; to the company itself, a test.
 */
const EMAIL_KINDS = [
  "reply",
  "copy",
  "visitorLink",
  "visitorNotice",
  "passwordReset",
  "passwordChanged",
  "phoneReset",
  "codesLocked",
  "newBrowser",
  "ownerNotice",
  "test",
] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

/** A stored email. `to` null: the company's own address. `writtenAt` is a UTC instant. */
export type Email = {
  id: string
  kind: EmailKind
  writtenAt: Date
  to: string | null
  subject: string
  text: string
}

/**
 * An email to be recorded. An email with an expiry is not attempted after that instant. Its text is deleted after delivery or
 * expiry, because it contains a secret or has no use later.
 */
export type EmailDraft = Omit<Email, "id"> & {
  expiresAt: Date | null
  /**
   * The enquiry that the email answers or copies, and the version of the enquiry after the change that the email is part of.
   * Version null: it is part of no change.
   */
  answers: { enquiryId: string; version: number | null } | null
}

/** Subject and text of an email. */
export type EmailText = Pick<Email, "subject" | "text">
