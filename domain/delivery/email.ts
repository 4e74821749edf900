/**
 * The kinds of emails that the office sends.
 * - To a visitor: a reply, the copy of an enquiry, the link of the visitor's private page.
 * - To the company: 'visitorNotice' about an action on a private page, and a test.
 * - To one of the staff: the link for a new password, and notices of a changed password, a reset second factor, too many wrong codes,
 *   and a sign-in in a new browser.
 * - To every owner: a notice of a changed staff account or changed contact data.
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
