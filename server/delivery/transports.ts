import path from "node:path"
import { FormServiceTransport } from "#adapters/form-service/form-service-transport.ts"
import { MailboxTransport } from "#adapters/mailbox/mailbox-transport.ts"
import { SmtpTransport } from "#adapters/smtp/smtp-transport.ts"
import { WebhookTransport } from "#adapters/webhook/webhook-transport.ts"
import {
  type Channel,
  type Delivery,
  type DeliveryOutcome,
  type Destination,
  type Payload,
  type SecondaryDestination,
  type Transport,
  urlSettingsOf,
} from "#domain/delivery/delivery.ts"
import { type FormDestination, formDestination } from "#domain/delivery/form-destination.ts"
import type { Config } from "../config.ts"

export type TransportSettings = Pick<Config, "siteUrl" | "dataDir" | "smtp" | "channelUrls" | "webhook">

/** The configured transports. An enquiry is sent to the form service of its kind, otherwise as an email. */
export type Transports = {
  /** SMTP, or the mailbox folder if there is no mail server. */
  email: Transport<Payload>
  forms: Record<FormDestination, Transport>
  /** Null: the settings have none. */
  secondary: Record<SecondaryDestination, Transport | null>
}

export function transportsFor(settings: TransportSettings): Transports {
  const { siteUrl, dataDir, smtp, channelUrls, webhook } = settings
  const email = smtp
    ? new SmtpTransport({ siteUrl, ...smtp })
    : new MailboxTransport({ siteUrl, folder: path.join(dataDir, "mailbox"), ...MAILBOX_ADDRESSES })
  const form = (url: string | null) => (url === null ? email : new FormServiceTransport({ url, siteUrl }))
  return {
    email,
    forms: {
      enquiry: form(channelUrls.ENQUIRY_FORM_URL),
      booking: form(channelUrls.BOOKING_FORM_URL),
      contact: form(channelUrls.CONTACT_FORM_URL),
    },
    secondary: { webhook: webhook && new WebhookTransport(webhook) },
  }
}

/** One attempt by the transport that was chosen for it. */
export type BoundAttempt = { channel: Channel; deliver: (signal: AbortSignal) => Promise<DeliveryOutcome> }

/** Chooses the transport of a delivery by its payload and destination. The result sends nothing until `deliver` is called. */
export function chooseAttempt(
  { email, forms, secondary }: Transports,
  { messageId, payload, destination }: Delivery & { destination: Destination },
): BoundAttempt {
  if (payload.kind === "email") return bindDelivery(email, { messageId, payload })
  if (destination === "primary")
    return bindDelivery(forms[formDestination(payload.enquiry.content.kind)], { messageId, payload })
  const transport = secondary[destination]
  return transport ? bindDelivery(transport, { messageId, payload }) : notConfigured(destination)
}

/** For a delivery to a destination that is no longer configured. It is retried and abandoned like any other. */
function notConfigured(channel: SecondaryDestination): BoundAttempt {
  const detail = `${urlSettingsOf(channel).join(", ")} is not set`
  return { channel, deliver: async () => ({ ok: false, reason: "refused", detail }) }
}

function bindDelivery<P extends Payload>(transport: Transport<P>, delivery: Delivery<P>): BoundAttempt {
  return { channel: transport.channel, deliver: (signal) => transport.deliver(delivery, signal) }
}

/** Addresses in the mailbox folder's files. They need not exist; they explain the file to a person who opens it. */
const MAILBOX_ADDRESSES = {
  from: "Rent Car Service website <website@localhost>",
  to: "office@localhost",
}
