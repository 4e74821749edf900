import type { Channel, DeliveryOutcome } from "./delivery.ts"

/** Sends emails that are recorded in the outbox. */
export interface EmailSender {
  /** The channel that emails go by. */
  readonly channel: Channel
  /**
   * Attempts a recorded email now and waits for the outcome, up to a time limit.
   * @returns null if the attempt is still running, in this or another process
   */
  send(emailId: string): Promise<DeliveryOutcome | null>
}
