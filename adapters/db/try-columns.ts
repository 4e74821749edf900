import { LEASE_SECONDS, type RefusedRecipient } from "#domain/delivery/delivery.ts"
import type { AttemptResult } from "#domain/delivery/delivery-queue.ts"
import { storableDetail } from "./storable-detail.ts"
import type { Tables } from "./tables.ts"

// What is written of a try at an enquiry's message and of one at a letter alike: both tables have these columns.
export type TryResult = Omit<AttemptResult, "channel"> & { channel: Tables["attempts"]["channel"] }

/** How a message stands after a try: arrived, due again, or left to a person. */
export function standingAfter({ outcome, nextAttemptAt }: Pick<TryResult, "outcome" | "nextAttemptAt">) {
  if (outcome.ok) return { state: "delivered" } as const
  return nextAttemptAt ? { due_at: nextAttemptAt.toISOString() } : ({ state: "abandoned" } as const)
}

export function tryColumns({ channel, startedAt, endedAt, outcome }: TryResult) {
  return {
    channel,
    started_at: startedAt.toISOString(),
    ended_at: endedAt.toISOString(),
    failure: outcome.ok ? null : outcome.reason,
    detail: storableDetail(outcome.ok ? refusedText(outcome.refused) : outcome.detail),
  }
}

/** `owner@example.lk: 550`, one after the other. */
function refusedText(refused: readonly RefusedRecipient[] = []): string | undefined {
  const lines = refused.map(({ address, reply }) => [address, reply].filter(Boolean).join(": "))
  return lines.length > 0 ? lines.join(", ") : undefined
}

/** Of a try that never ended. Staff are to see it: without a row it could only be guessed, from a number that is missing. */
export function unfinishedColumns(leaseUntil: string) {
  const until = new Date(leaseUntil)
  return {
    channel: "none",
    started_at: new Date(until.getTime() - LEASE_SECONDS * 1000).toISOString(),
    ended_at: until.toISOString(),
    failure: "unfinished",
    detail: null,
  } as const
}
