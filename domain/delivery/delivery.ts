import type { FormEnquiry } from "#domain/enquiry/enquiry.ts"
import type { Email } from "./email.ts"

/**
 * The reasons why a delivery failed. `insecure`: no TLS connection to a server with a valid certificate was possible, so nothing
 * was sent; `refused`: permanently refused, or the settings no longer have the destination; `throttled`: the server asked us to
 * wait; `malformed`: the response could not be parsed; `failed`: the server reported a temporary failure or an error of its own, or
 * the mailbox folder could not be written; `unreadable`: the stored content cannot be parsed; `unfinished`: the process ended
 * during the attempt, so its outcome is unknown.
 */
export type DeliveryFailure =
  | "unreachable"
  | "insecure"
  | "timeout"
  | "refused"
  | "throttled"
  | "malformed"
  | "failed"
  | "unreadable"
  | "unfinished"

/** The outcome of one attempt. */
export type DeliveryOutcome =
  /** `refused`: recipients that the mail server refused while it accepted another. */
  | { ok: true; refused?: readonly RefusedRecipient[] }
  | {
      ok: false
      reason: DeliveryFailure
      retryAfterSeconds?: number
      /** Codes for the staff. Contains no personal data. */
      detail?: string
    }

/** An address of the settings, and the mail server's reply code; null if it gave none. */
export type RefusedRecipient = { address: string; reply: number | null }

/** Makes one attempt at a delivery. */
export interface Transport<P extends Payload = EnquiryPayload> {
  readonly channel: Channel
  /** The host that the transport sends to, without the rest of its URL, which may be secret. Absent for the mailbox folder. */
  readonly host?: string
  deliver(delivery: Delivery<P>, signal: AbortSignal): Promise<DeliveryOutcome>
}

type ChannelDescription = {
  /**
   * The settings with the URLs to which the channel sends HTTP POST requests, each with an example. Empty for a channel that does
   * not use HTTP. Such a URL must be https, and may contain a token. The privacy notice names its host.
   */
  urlSettings: Readonly<Record<string, string>>
  /** The other settings of the channel that contain a secret. */
  secrets: readonly string[]
  /** Whether the company receives an email through the channel, directly or from the service behind it. */
  isEmail: boolean
  /** The office's test of the channel: a separate email, or an enquiry that says that it is a test. */
  testedWith: "email" | "enquiry"
}

/**
 * The channels of delivery. The settings at the time of an attempt decide which channel serves a destination. The settings, the
 * check of encrypted connections, the privacy notice and the office read this table. The texts of a channel are in
 * messages/en/channels.ts, and server/delivery/transports.ts creates its transport.
 */
export const CHANNELS = {
  formService: {
    urlSettings: {
      ENQUIRY_FORM_URL: "https://forms.example.com/enquiry",
      BOOKING_FORM_URL: "https://forms.example.com/booking",
      CONTACT_FORM_URL: "https://forms.example.com/contact",
    },
    secrets: [],
    isEmail: true,
    testedWith: "enquiry",
  },
  smtp: { urlSettings: {}, secrets: ["SMTP_URL"], isEmail: true, testedWith: "email" },
  mailbox: { urlSettings: {}, secrets: [], isEmail: true, testedWith: "email" },
  webhook: {
    urlSettings: { WEBHOOK_URL: "https://erp.example.lk/enquiries" },
    secrets: ["WEBHOOK_SECRET"],
    isEmail: false,
    testedWith: "enquiry",
  },
} as const satisfies Record<string, ChannelDescription>

export type Channel = keyof typeof CHANNELS
export const CHANNEL_NAMES = Object.keys(CHANNELS) as Channel[] // the keys of a constant table

/** A setting with a URL to which a channel sends HTTP POST requests. */
export type UrlSetting = { [C in Channel]: keyof (typeof CHANNELS)[C]["urlSettings"] }[Channel]

/** The URL settings of a channel. `[]` for a channel that does not use HTTP. */
export function urlSettingsOf(channel: Channel): UrlSetting[] {
  return Object.keys(CHANNELS[channel].urlSettings) as UrlSetting[] // the keys of a constant table
}

/** The URL settings of all channels. */
export const URL_SETTINGS: readonly UrlSetting[] = CHANNEL_NAMES.flatMap(urlSettingsOf)

type SecondaryDescription = {
  /** The queue in which its deliveries are counted: a label of metrics and log lines. */
  queue: string
  /** Start of its message ids, which are unique among all destinations. */
  idPrefix: string
}

/**
 * The destinations that get each enquiry as well, if the settings have one. Each is served by the channel of its name. Outbox,
 * workers and transports read this table.
 */
export const SECONDARY_DESTINATIONS = {
  webhook: { queue: "webhooks", idPrefix: "enquiry" },
} as const satisfies { [C in Channel]?: SecondaryDescription }

export type SecondaryDestination = keyof typeof SECONDARY_DESTINATIONS
export const SECONDARY_NAMES = Object.keys(SECONDARY_DESTINATIONS) as SecondaryDestination[] // the keys of a constant table

/** Creates an object with a value for each secondary destination. */
export function mapSecondaryDestinations<T>(make: (name: SecondaryDestination) => T) {
  const entries = SECONDARY_NAMES.map((name) => [name, make(name)] as const)
  return Object.fromEntries(entries) as Record<SecondaryDestination, T> // one for each name
}

/** Whether a name is that of a secondary destination. */
export function isSecondary(name: string): name is SecondaryDestination {
  return Object.hasOwn(SECONDARY_DESTINATIONS, name)
}

/**
 * The destinations of deliveries. 'primary': the company for an enquiry, the recipient for an email. The result that a visitor sees
 * depends only on the primary delivery.
 */
export const DESTINATIONS = ["primary", ...SECONDARY_NAMES] as const
export type Destination = (typeof DESTINATIONS)[number]

/** An enquiry to deliver. `revision` starts at 1 and is incremented when the visitor changes the enquiry before it is delivered. */
export type EnquiryPayload = { kind: "enquiry"; enquiry: FormEnquiry; revision: number }
/** An email of the office to deliver. */
export type EmailPayload = { kind: "email"; email: Email }
export type Payload = EnquiryPayload | EmailPayload

/** Something to deliver. `messageId` is the same at every attempt, and differs between revisions. */
export type Delivery<P extends Payload = Payload> = { messageId: string; payload: P }

/**
 * The states of a delivery. 'waiting': for an attempt, also while one runs. 'abandoned': not attempted again, unless the staff
 * requests it.
 */
export type DeliveryState = "waiting" | "delivered" | "abandoned"

/** Attempts at one delivery before it is abandoned: 50 to 56 hours with the back-off below, a little over two days. */
export const MAX_ATTEMPTS = 18

/** The time after the receipt before which no delivery is abandoned. */
const MIN_RETRY_PERIOD_MS = 2 * 24 * 60 * 60 * 1000

/**
 * Whether a delivery is abandoned after a failed attempt. The number of attempts alone does not decide, because a visitor who
 * submits again and again causes many attempts within minutes.
 */
export function isAbandoned(attempts: number, receivedAt: Date, now: Date): boolean {
  return attempts >= MAX_ATTEMPTS && now.getTime() - receivedAt.getTime() >= MIN_RETRY_PERIOD_MS
}

/** The time for which an attempt holds its delivery. After that another worker may claim it. */
export const LEASE_SECONDS = 60

const MIN_BACK_OFF_SECONDS = 30
const MAX_BACK_OFF_SECONDS = 6 * 60 * 60

/** The maximum wait for the next attempt, even if the server's `Retry-After` is longer. */
export const MAX_RETRY_AFTER_SECONDS = 24 * 60 * 60

/**
 * Seconds to wait after a failed attempt, by how long the delivery has waited already: 30 at first, 60 from 30 on, 120 from 90 on,
 * and so on, doubling up to 6 hours. A longer `Retry-After` of the server replaces them, up to a day. The number of attempts does
 * not count, because a visitor who submits again and again causes many.
 */
export function backOffSeconds(waitedSeconds: number, retryAfterSeconds = 0): number {
  const doublings = Math.floor(Math.log2(Math.max(0, waitedSeconds) / MIN_BACK_OFF_SECONDS + 1))
  const backOff = Math.min(MIN_BACK_OFF_SECONDS * 2 ** doublings, MAX_BACK_OFF_SECONDS)
  return Math.min(Math.max(backOff, retryAfterSeconds), MAX_RETRY_AFTER_SECONDS)
}

/**
 * The time of the next attempt if the attempt with this lease never ends: when both the lease and the back-off have ended. Without
 * the back-off a delivery that crashes its worker would do so every minute.
 */
export function dueIfUnfinished(writtenAt: Date, lease: { now: Date; until: Date }): Date {
  const waitedSeconds = (lease.now.getTime() - writtenAt.getTime()) / 1000
  const backOffEnds = lease.now.getTime() + backOffSeconds(waitedSeconds) * 1000
  return new Date(Math.max(lease.until.getTime(), backOffEnds))
}
