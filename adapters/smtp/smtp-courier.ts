import { createTransport, type Transporter } from "nodemailer"
import type { Courier, DeliveryOutcome } from "#domain/delivery/delivery.ts"
import { composeMail, type MailCargo, type MailRoute } from "#domain/delivery/mail.ts"
import { failureOf } from "./smtp-failure.ts"

/** `silenceMs`: how long the server may leave a command unanswered. */
const SMTP_LIMITS = { connectMs: 5_000, greetingMs: 5_000, silenceMs: 15_000 }
export type SmtpLimits = typeof SMTP_LIMITS

type Parts = MailRoute & {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  url: string
  limits?: Partial<SmtpLimits>
}

/** The company's mail server. A connection for each mail: there are few, and none has to be kept alive. */
export class SmtpCourier implements Courier<MailCargo> {
  readonly channel = "smtp"
  readonly #route: MailRoute
  readonly #transport: Transporter

  constructor({ url, limits, ...route }: Parts) {
    const { connectMs, greetingMs, silenceMs } = { ...SMTP_LIMITS, ...limits }
    this.#route = route
    this.#transport = createTransport({
      url,
      connectionTimeout: connectMs,
      dnsTimeout: connectMs,
      greetingTimeout: greetingMs,
      socketTimeout: silenceMs,
      // A mail is made of what we wrote, never of a file or an address that somebody named in it.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /** Delivered means that the server has taken it for at least one of the addresses in `to`. */
  async deliver(cargo: MailCargo, signal: AbortSignal): Promise<DeliveryOutcome> {
    const mail = composeMail(cargo, this.#route)
    try {
      await this.#transport.sendMail({ ...mail, signal })
      return { ok: true }
    } catch (error) {
      return failureOf(error)
    }
  }
}
