import type { Log } from "#app/context.ts"
import type { Channel, DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { LetterDelivery, LetterPost } from "#domain/delivery/office-letter.ts"
import { withinTime } from "#domain/delivery/time-limit.ts"
import type { Dispatcher } from "./dispatcher.ts"

/** How long a page of the office waits for the first try of a letter, which goes on without it. */
const WAIT_MS = 10_000

/** Sends letters that are written down, through the dispatcher that would find them by itself a little later. */
export function letterPost(dispatcher: Dispatcher<LetterDelivery>, log: Log, channel: Channel): LetterPost {
  return {
    channel,
    send: (letterId) => withinTime(WAIT_MS, null, () => tryNow(letterId)),
  }

  /** The letter is written down: whatever goes wrong here, it is tried again. */
  async function tryNow(letterId: string): Promise<DeliveryOutcome | null> {
    try {
      return await dispatcher.deliverNow(letterId)
    } catch (err) {
      log.error({ err, letterId }, "cannot try a letter that was just written down")
      return null
    }
  }
}
