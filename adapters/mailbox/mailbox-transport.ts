import type { Delivery, DeliveryOutcome, Payload, Transport } from "#domain/delivery/delivery.ts"
import { composeMail, type Mail, type MailRoute, mailName } from "#domain/delivery/mail.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { AtomicFiles } from "./atomic-files.ts"
import { mimeOf } from "./mime.ts"

type Options = MailRoute & {
  /** Created where it is missing, readable by its owner only. */
  folder: string
}

/** Writes `.eml` files, which mail programs open, into a folder; for a site without a mail server. */
export class MailboxTransport implements Transport<Payload> {
  readonly channel = "mailbox"
  readonly #files: AtomicFiles
  readonly #route: MailRoute

  constructor({ folder, ...route }: Options) {
    this.#files = new AtomicFiles(folder)
    this.#route = route
  }

  async deliver(delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    if (signal.aborted) return { ok: false, reason: "timeout" }
    const mail = composeMail(delivery, this.#route)
    try {
      await this.#files.write(fileName(mail, delivery), await mimeOf(mail))
      return { ok: true }
    } catch (error) {
      return { ok: false, reason: "failed", detail: errorCode(error) }
    }
  }
}

/** `2026-11-22T0404-7K4M-2Q9T.eml`: sorted by the time in Sri Lanka. A second attempt overwrites the first. */
function fileName({ date }: Mail, delivery: Delivery): string {
  return `${wallTimeAt(date).replace(":", "")}-${mailName(delivery)}.eml`
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown"
}
