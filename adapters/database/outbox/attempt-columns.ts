import { LEASE_SECONDS, type RefusedRecipient } from "#domain/delivery/delivery.ts"
import type { AttemptResult } from "#domain/delivery/outbox.ts"
import type { DeliveryAttemptsTable } from "../tables.ts"

/** The result of an attempt. Its channel is 'none' if no transport was called. */
export type StoredResult = Omit<AttemptResult, "channel"> & { channel: DeliveryAttemptsTable["channel"] }

/** The changed columns of a delivery after an attempt: it is delivered, due again, or abandoned. */
export function stateColumnsAfter({
  outcome,
  nextAttemptAt,
}: Pick<StoredResult, "outcome" | "nextAttemptAt">) {
  if (outcome.ok) return { state: "delivered" } as const
  return nextAttemptAt ? { next_attempt_at: nextAttemptAt.toISOString() } : ({ state: "abandoned" } as const)
}

export function attemptColumns({ channel, startedAt, endedAt, outcome }: StoredResult) {
  return {
    channel,
    started_at: startedAt.toISOString(),
    ended_at: endedAt.toISOString(),
    failure: outcome.ok ? null : outcome.reason,
    detail: storableDetail(outcome.ok ? refusedText(outcome.refused) : outcome.detail),
  }
}

/** The refused recipients as one text: `owner@example.lk: 550`, separated by commas. */
function refusedText(refused: readonly RefusedRecipient[] = []): string | undefined {
  const lines = refused.map(({ address, reply }) => [address, reply].filter(Boolean).join(": "))
  return lines.length > 0 ? lines.join(", ") : undefined
}

const MAX_DETAIL_LENGTH = 500

/** Shortens the response of another server, and removes NUL, which PostgreSQL refuses in a text. */
function storableDetail(detail: string | undefined): string | null {
  return detail?.replaceAll("\0", "").slice(0, MAX_DETAIL_LENGTH) ?? null
}

/** The row of an attempt whose worker died. Without this row its number would be missing in the list that the staff see. */
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
