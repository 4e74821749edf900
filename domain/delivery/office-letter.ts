import type { Channel, DeliveryOutcome } from "./delivery.ts"

/**
 * What the office writes: a reply to a visitor; to one of the staff, a link that lets them choose a new password, and word
 * that their password was changed, their second factor taken away, their codes locked, or somebody signed in from another browser;
 * to every owner, that a staff account or the contact data were changed; to the company itself, a test.
 */
const LETTER_KINDS = [
  "reply",
  "passwordReset",
  "passwordChanged",
  "phoneReset",
  "codesLocked",
  "newBrowser",
  "ownerNotice",
  "test",
] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

/** A letter of the office as it was written down. `to` null: the company's own address. */
export type OfficeLetter = {
  id: string
  kind: LetterKind
  writtenAt: Date
  to: string | null
  subject: string
  text: string
}

export type LetterDelivery = { messageId: string; letter: OfficeLetter }

/**
 * A letter to be written down. One that expires is not tried after that time, and its words are forgotten as soon as it has left
 * or expired: they hold a secret, or mean nothing later.
 */
export type LetterDraft = Omit<OfficeLetter, "id"> & {
  expiresAt: Date | null
  /** The enquiry that it answers, and the version that this became by it. */
  answers: { enquiryId: string; version: number } | null
}

/** What is written to one of the staff. */
export type LetterWords = Pick<OfficeLetter, "subject" | "text">

/** Sends letters that are written down. */
export interface LetterPost {
  /** Which way letters go. */
  readonly channel: Channel
  /**
   * Tries a letter now, and waits for the end of the try, but no longer than somebody waits for a page.
   * @returns null where the try goes on, or another process makes it.
   */
  send(letterId: string): Promise<DeliveryOutcome | null>
}
