import { isIP } from "node:net"
import { createTransport, type Mail, type SMTPSentMessageInfo } from "nodemailer"
import type { Delivery, DeliveryOutcome, Payload, Transport } from "#domain/delivery/delivery.ts"
import { composeMail, type MailRoute } from "#domain/delivery/mail.ts"
import { failureOf } from "./smtp-failure.ts"

/** `silenceMs`: how long the server may leave a command unanswered. */
const SMTP_LIMITS = { connectMs: 5_000, greetingMs: 5_000, silenceMs: 15_000 }
export type SmtpLimits = typeof SMTP_LIMITS

type Options = MailRoute & {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  url: string
  /** Whether the connection must be encrypted, and the server's certificate be right, before anything is sent. */
  requiresTls: boolean
  /** Certificates that are trusted, in PEM; left out: those that Node trusts. */
  ca?: string
  limits?: Partial<SmtpLimits>
}

/** The company's mail server. A connection for each mail: there are few, and none has to be kept alive. */
export class SmtpTransport implements Transport<Payload> {
  readonly channel = "smtp"
  readonly host: string
  readonly #route: MailRoute
  readonly #transport: Mail<SMTPSentMessageInfo>

  constructor({ url, requiresTls, ca, limits, ...route }: Options) {
    const { connectMs, greetingMs, silenceMs } = { ...SMTP_LIMITS, ...limits }
    this.host = new URL(url).hostname
    this.#route = route
    this.#transport = createTransport({
      url,
      // `smtps://` is encrypted and checked in either case. Where nothing is required, STARTTLS is used if it is offered, with
      // whatever certificate: a mail server on the same machine has one that no authority signed.
      requireTLS: requiresTls,
      tls: requiresTls || url.startsWith("smtps:") ? { ca } : { rejectUnauthorized: false },
      name: helloName(route.siteUrl),
      connectionTimeout: connectMs,
      dnsTimeout: connectMs,
      greetingTimeout: greetingMs,
      socketTimeout: silenceMs,
      // A mail is made of what we wrote, never of a file or an address that somebody named in it.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /** Delivered means that the server has taken it for at least one of the addresses in `to`; the outcome names the others. */
  async deliver(delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    const mail = composeMail(delivery, this.#route)
    try {
      return deliveredTo(await this.#transport.sendMail({ ...mail, signal }))
    } catch (error) {
      return failureOf(error)
    }
  }
}

/** Nodemailer has an error for each address that was refused while another was taken. */
function deliveredTo({ rejectedErrors = [] }: SMTPSentMessageInfo): DeliveryOutcome {
  if (rejectedErrors.length === 0) return { ok: true }
  const refused = rejectedErrors.map(({ recipient, responseCode }) => ({
    address: recipient ?? "",
    reply: responseCode ?? null,
  }))
  return { ok: true, refused }
}

/** How we introduce ourselves (EHLO): by the site's host, unless that is no name of the public DNS. */
function helloName(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl)
  return hostname.includes(".") && !isIP(hostname) ? hostname : undefined
}
