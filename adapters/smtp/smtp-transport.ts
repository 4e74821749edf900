import { isIP } from "node:net"
import { createTransport, type Mail, type SMTPSentMessageInfo } from "nodemailer"
import { composeEmail, type EmailSettings } from "#domain/delivery/composed-email.ts"
import type { Delivery, DeliveryOutcome, Payload, Transport } from "#domain/delivery/delivery.ts"
import { failureOf } from "./smtp-failure.ts"

/** `silenceMs` is the time for which the server may leave a command unanswered. */
const SMTP_LIMITS = { connectMs: 5_000, greetingMs: 5_000, silenceMs: 15_000 }
export type SmtpLimits = typeof SMTP_LIMITS

type Options = EmailSettings & {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  url: string
  /** Whether the connection must be encrypted, with a valid certificate, before anything is sent. */
  requiresTls: boolean
  /** Trusted certificates in PEM; default: those that Node trusts. */
  ca?: string
  limits?: Partial<SmtpLimits>
}

/** The company's mail server. Opens a connection for each email, because there are few. */
export class SmtpTransport implements Transport<Payload> {
  readonly channel = "smtp"
  readonly host: string
  readonly #settings: EmailSettings
  readonly #transport: Mail<SMTPSentMessageInfo>

  constructor({ url, requiresTls, ca, limits, ...settings }: Options) {
    const { connectMs, greetingMs, silenceMs } = { ...SMTP_LIMITS, ...limits }
    this.host = new URL(url).hostname
    this.#settings = settings
    this.#transport = createTransport({
      url,
      // `smtps://` is always encrypted and verified. Otherwise, if TLS is not required, STARTTLS is used if it is offered,
      // with any certificate: a mail server on the same machine has a self-signed one.
      requireTLS: requiresTls,
      tls: requiresTls || url.startsWith("smtps:") ? { ca } : { rejectUnauthorized: false },
      name: ehloName(settings.siteUrl),
      connectionTimeout: connectMs,
      dnsTimeout: connectMs,
      greetingTimeout: greetingMs,
      socketTimeout: silenceMs,
      // Nodemailer must not read files or URLs that an email names.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /** Succeeds if the server accepts at least one of the recipients. The outcome lists the others. */
  async deliver(delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    const email = composeEmail(delivery, this.#settings)
    try {
      return outcomeOf(await this.#transport.sendMail({ ...email, signal }))
    } catch (error) {
      return failureOf(error)
    }
  }
}

/** Nodemailer has an error for each recipient that was refused while another one was accepted. */
function outcomeOf({ rejectedErrors = [] }: SMTPSentMessageInfo): DeliveryOutcome {
  if (rejectedErrors.length === 0) return { ok: true }
  const refused = rejectedErrors.map(({ recipient, responseCode }) => ({
    address: recipient ?? "",
    reply: responseCode ?? null,
  }))
  return { ok: true, refused }
}

/** The name for EHLO: the site's host, unless it is not a public DNS name. */
function ehloName(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl)
  return hostname.includes(".") && !isIP(hostname) ? hostname : undefined
}
