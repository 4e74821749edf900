import {
  type ComposedEmail,
  composeEmail,
  type EmailSettings,
  emailFileName,
} from "#domain/delivery/composed-email.ts"
import type { Delivery, DeliveryOutcome, Payload, Transport } from "#domain/delivery/delivery.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { AtomicFiles } from "./atomic-files.ts"
import { mimeOf } from "./mime.ts"

type Options = EmailSettings & {
  /** The folder. If it is missing, it is created, readable by its owner only. */
  folder: string
}

/** Writes `.eml` files, which mail programs open, into a folder; for a site without a mail server. */
export class MailboxTransport implements Transport<Payload> {
  readonly channel = "mailbox"
  readonly #files: AtomicFiles
  readonly #settings: EmailSettings

  constructor({ folder, ...settings }: Options) {
    this.#files = new AtomicFiles(folder)
    this.#settings = settings
  }

  async deliver(delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    if (signal.aborted) return { ok: false, reason: "timeout" }
    const email = composeEmail(delivery, this.#settings)
    try {
      await this.#files.write(fileName(email, delivery), await mimeOf(email))
      return { ok: true }
    } catch (error) {
      return { ok: false, reason: "failed", detail: errorCode(error) }
    }
  }
}

/** `2026-11-22T0404-7K4M-2Q9T.eml`: sorted by the time in Sri Lanka. A second attempt overwrites the first. */
function fileName({ date }: ComposedEmail, delivery: Delivery): string {
  return `${wallTimeAt(date).replace(":", "")}-${emailFileName(delivery)}.eml`
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown"
}
