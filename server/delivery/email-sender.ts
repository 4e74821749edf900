import type { Log } from "#app/context.ts"
import type { Channel, DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { EmailSender } from "#domain/delivery/email-sender.ts"
import { withinTime } from "#lib/time-limit.ts"
import type { DeliveryWorker } from "./delivery-worker.ts"

/** The time that a page of the office waits for the first attempt at an email. The attempt itself continues. */
const WAIT_MS = 10_000

/** Sends recorded emails at once, before the worker finds them at its next poll. */
export function emailSender(worker: DeliveryWorker, log: Log, channel: Channel): EmailSender {
  return {
    channel,
    send: (emailId) => withinTime(WAIT_MS, null, () => attemptNow(emailId)),
  }

  /** The email is recorded: if this fails, the worker attempts it later. */
  async function attemptNow(emailId: string): Promise<DeliveryOutcome | null> {
    try {
      return await worker.deliverNow(emailId)
    } catch (err) {
      log.error({ err, emailId }, "cannot attempt an email that was just recorded")
      return null
    }
  }
}
