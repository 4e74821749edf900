import { createHash } from "node:crypto"
import MailComposer from "nodemailer/lib/mail-composer"
import type { Courier, Delivery, DeliveryOutcome } from "#domain/delivery/delivery.ts"
import { composeMail, type MailRoute } from "#domain/delivery/mail.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { WholeFiles } from "./whole-files.ts"

type Parts = MailRoute & {
  /** Made where it is missing, readable by its owner only. */
  folder: string
}

/** A folder of `.eml` files, which every mail program opens: for a site that has no mail server yet. */
export class MailboxCourier implements Courier {
  readonly channel = "mailbox"
  readonly #files: WholeFiles
  readonly #route: MailRoute

  constructor({ folder, ...route }: Parts) {
    this.#files = new WholeFiles(folder)
    this.#route = route
  }

  async deliver(delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    if (signal.aborted) return { ok: false, reason: "timeout" }
    const mail = await mimeOf(delivery, this.#route)
    try {
      await this.#files.write(fileName(delivery.enquiry), mail)
      return { ok: true }
    } catch (error) {
      return { ok: false, reason: "failed", detail: errorCode(error) }
    }
  }
}

/** `2026-11-22T0404-7K4M-2Q9T.eml`: sorted by the time in Sri Lanka. A second try writes over the first. */
function fileName({ receivedAt, reference }: Enquiry): string {
  return `${wallTimeAt(receivedAt).replace(":", "")}-${reference}.eml`
}

function mimeOf(delivery: Delivery, route: MailRoute): Promise<Buffer> {
  const mail = composeMail(delivery, route)
  // What parts the mail's parts is made of the message's id: the same message is the same file, byte for byte.
  const baseBoundary = createHash("sha256").update(delivery.messageId).digest("hex").slice(0, 32)
  const composer = new MailComposer({ ...mail, baseBoundary, newline: "win" })
  return composer.compile().build()
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown"
}
