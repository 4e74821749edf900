import type { Courier, DeliveryOutcome } from "#domain/delivery/delivery.ts"
import { composeMail, type Mail, type MailCargo, type MailRoute, mailName } from "#domain/delivery/mail.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { mimeOf } from "./mime.ts"
import { WholeFiles } from "./whole-files.ts"

type Parts = MailRoute & {
  /** Made where it is missing, readable by its owner only. */
  folder: string
}

/** A folder of `.eml` files, which every mail program opens: for a site that has no mail server yet. */
export class MailboxCourier implements Courier<MailCargo> {
  readonly channel = "mailbox"
  readonly #files: WholeFiles
  readonly #route: MailRoute

  constructor({ folder, ...route }: Parts) {
    this.#files = new WholeFiles(folder)
    this.#route = route
  }

  async deliver(cargo: MailCargo, signal: AbortSignal): Promise<DeliveryOutcome> {
    if (signal.aborted) return { ok: false, reason: "timeout" }
    const mail = composeMail(cargo, this.#route)
    try {
      await this.#files.write(fileName(mail, cargo), await mimeOf(mail))
      return { ok: true }
    } catch (error) {
      return { ok: false, reason: "failed", detail: errorCode(error) }
    }
  }
}

/** `2026-11-22T0404-7K4M-2Q9T.eml`: sorted by the time in Sri Lanka. A second try writes over the first. */
function fileName({ date }: Mail, cargo: MailCargo): string {
  return `${wallTimeAt(date).replace(":", "")}-${mailName(cargo)}.eml`
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown"
}
