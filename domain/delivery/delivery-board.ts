import type { StaffAuthor } from "#domain/enquiry/enquiry-repository.ts"
import {
  CHANNELS,
  type Channel,
  type DeliveryFailure,
  type DeliveryOutcome,
  SECONDARY_NAMES,
  type SecondaryDestination,
} from "./delivery.ts"
import { FORMS, type FormDestination } from "./form-destination.ts"
import type { Queue } from "./outbox.ts"

/** The status of deliveries for the office: the channel of each form, the queues, and the last attempts of each channel. */
export interface DeliveryBoard {
  /** The delivery settings of this process, without secrets. */
  readonly settings: DeliverySettings
  status(): Promise<DeliveryStatus>
  /**
   * Sends an email or enquiry that is marked as a test, and waits for its outcome; null after a time limit. `retryAfterSeconds`:
   * the person exceeded the rate limit.
   */
  test(target: TestTarget, by: StaffAuthor & { email: string }, now: Date): Promise<TestOutcome>
}

/** The channel of emails, a secondary destination, or the form service of one form. */
export type TestTarget = "email" | SecondaryDestination | FormDestination

/** The outcome of a test; null: not known within the time limit. */
export type TestOutcome = DeliveryOutcome | null | { retryAfterSeconds: number }

/** A test that the office can send, with the channel that delivers it. */
export type DeliveryTest = { target: TestTarget; channel: Channel }

/** The settings of delivery that the office shows. */
export type DeliverySettings = {
  /**
   * The channel of each form. `host`: that of the channel's URL or of the mail server; null: neither is set. The URL is not shown,
   * because it may contain a token.
   */
  forms: Record<FormDestination, { channel: Channel; host: string | null }>
  emailChannel: Channel
  /** Null: there is no mail server, and emails are written to the mailbox folder. */
  mail: MailServer | null
  /** The hosts that each enquiry is also sent to; null: the settings have none. */
  secondaryHosts: Record<SecondaryDestination, string | null>
}

/**
 * The tests that the office offers: emails, each form whose channel is tested with an enquiry, and the configured secondary
 * destinations.
 */
export function deliveryTests({ forms, emailChannel, secondaryHosts }: DeliverySettings): DeliveryTest[] {
  const formTests = FORMS.map((kind) => ({ target: kind, channel: forms[kind].channel }))
  return [
    { target: "email", channel: emailChannel },
    ...formTests.filter(({ channel }) => CHANNELS[channel].testedWith === "enquiry"),
    ...SECONDARY_NAMES.filter((name) => secondaryHosts[name] !== null).map((name) => ({
      target: name,
      channel: name,
    })),
  ]
}

/** Whether every form reaches the company as an email. */
export function isByEmail({ forms }: Pick<DeliverySettings, "forms">): boolean {
  return FORMS.every((kind) => CHANNELS[forms[kind].channel].isEmail)
}

/**
 * `isEncrypted`: whether the connection is always encrypted and the certificate checked, as with `smtps:`. Otherwise it is
 * encrypted if the server offers it.
 */
export type MailServer = { host: string; port: number; isEncrypted: boolean; from: string; to: string }

/** The status of all deliveries. */
export type DeliveryStatus = {
  queues: Record<Queue, QueueStatus>
  /** The latest abandoned replies. */
  abandonedReplies: { reference: string; subject: string; writtenAt: Date }[]
  /** The latest enquiries whose delivery to a secondary destination was abandoned. */
  abandonedSecondary: Record<SecondaryDestination, { reference: string; receivedAt: Date }[]>
  channels: Record<Channel, ChannelStatus>
}

/** The numbers of deliveries in a queue, and the time when the oldest waiting one was recorded; null: none waits. */
export type QueueStatus = { waitingCount: number; oldestRecordedAt: Date | null; abandonedCount: number }

/** The last successful and the last failed attempt for enquiries and emails together. Null: none. */
export type ChannelStatus = {
  lastDeliveredAt: Date | null
  lastFailure: { at: Date; failure: DeliveryFailure; detail: string | null } | null
  /** The last successful delivery for which the mail server refused some recipients: `owner@example.lk: 550`. */
  partialDelivery: { at: Date; refusedRecipients: string } | null
}
