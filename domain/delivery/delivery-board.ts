import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"
import type { DeskAuthor } from "#domain/enquiry/enquiry-desk.ts"
import type { Channel, DeliveryFailure, DeliveryOutcome } from "./delivery.ts"

/** How mail leaves, for whoever in the office asks: which way each form goes, what waits, and how each way did last. */
export interface DeliveryBoard {
  /** As set when the process was started; nothing secret. */
  readonly settings: DeliverySettings
  standing(): Promise<DeliveryStanding>
  /**
   * Sends a test, marked as one, and waits for its end. `null`: it takes longer than somebody waits.
   * `retryAfterSeconds`: this person has sent too many.
   */
  test(way: TestedWay, by: DeskAuthor & { email: string }, now: Date): Promise<TestOutcome>
}

/** The mail that letters go by, or the form service of one kind of enquiry. */
export type TestedWay = "mail" | EnquiryKind

export type TestOutcome = DeliveryOutcome | null | { retryAfterSeconds: number }

export type DeliverySettings = {
  /** `host` of a form service; an address may hold a token, and is not shown. */
  forms: Record<EnquiryKind, { channel: Channel; host: string | null }>
  /** Null: there is no mail server, and letters are written to the mailbox folder. */
  mail: MailServer | null
}

/** `isEncrypted`: always, with a certificate that is checked (`smtps:` is); otherwise where the server offers it. */
export type MailServer = { host: string; port: number; isEncrypted: boolean; from: string; to: string }

export type DeliveryStanding = {
  messages: QueueStanding
  letters: QueueStanding
  /** Replies that were given up, the latest first, a few. */
  repliesGivenUp: { reference: string; subject: string; writtenAt: Date }[]
  channels: Record<Channel, ChannelStanding>
}

export type QueueStanding = { waiting: number; oldest: Date | null; givenUp: number }

/** The last try that arrived, and the last that failed, of enquiries and letters together; null: there was none. */
export type ChannelStanding = {
  arrivedAt: Date | null
  failed: { at: Date; failure: DeliveryFailure; detail: string | null } | null
  /** The last of those that arrived lately of which the mail server refused some recipients: `owner@example.lk: 550`. */
  partly: { at: Date; refused: string } | null
}
