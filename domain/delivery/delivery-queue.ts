import type { Channel, DeliveryOutcome } from "./delivery.ts"

/**
 * What waits to be delivered, of one kind: messages of enquiries, or letters of the office. Any number of workers take from it,
 * and who dies over what it took loses it. Times are UTC instants, given by the caller.
 */
export interface DeliveryQueue<Cargo> {
  /**
   * Takes one for a try, by its id; null when it is delivered, abandoned or being tried, and while it is not due after a
   * try that never ended: who asks for it early must not kill us again. Rejects, as `claimDue`
   * does, for one whose content can no longer be read, and abandons it: it would come back for ever.
   */
  claimFor(id: string, lease: Lease): Promise<Claimed<Cargo> | null>
  /** Takes what has been due longest; null when none is due. A lease that ran out is no hindrance. */
  claimDue(lease: Lease): Promise<Claimed<Cargo> | null>
  /**
   * Records how a try ended and gives it back: delivered, due again at `nextAttemptAt`, or abandoned where that is null.
   * Does nothing, and says so, when the lease has gone to another worker.
   */
  settle(claimed: Claimed<Cargo>, result: AttemptResult): Promise<boolean>
  /** How many wait, and since when the oldest: told in the log at the start. */
  waiting(): Promise<{ count: number; oldestRecordedAt: Date | null }>
}

export type Lease = { owner: string; now: Date; until: Date }

/** Something to deliver, as its worker took it. */
export type Claimed<Cargo> = Cargo & {
  /** What `claimFor` knows it by: the id of the enquiry, or of the letter. */
  id: string
  /** The same at every try. */
  messageId: string
  recordedAt: Date
  owner: string
  /** Tries that were begun before this one. */
  attempts: number
  /** When it got the content that it has. */
  writtenAt: Date
  /** When its next try was due before this one was begun: to come, where somebody asked for it early. */
  dueAt: Date
  /** The try before this one has no end: whoever made it died, or was stuck for longer than its lease. */
  isAfterUnfinished: boolean
}

export type AttemptResult = {
  channel: Channel
  startedAt: Date
  endedAt: Date
  outcome: DeliveryOutcome
  /** When to try again; null: never. Ignored where the outcome is a delivery. */
  nextAttemptAt: Date | null
}
