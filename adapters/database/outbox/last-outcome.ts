import type { Database } from "#adapters/database/database.ts"
import type { DeliveriesTable, DeliveryAttemptsTable } from "#adapters/database/tables.ts"
import type { DeliveryFailure, DeliveryOutcome } from "#domain/delivery/delivery.ts"

/** Deliveries joined with their latest attempt, if it has ended. The caller filters them. */
export function selectWithLastAttempt(db: Database) {
  return db
    .selectFrom("deliveries")
    .leftJoin("delivery_attempts", (join) =>
      join
        .onRef("delivery_attempts.delivery_id", "=", "deliveries.id")
        .onRef("delivery_attempts.revision", "=", "deliveries.revision")
        .onRef("delivery_attempts.attempt_number", "=", "deliveries.attempts"),
    )
}

/** The outcome of the latest attempt at a delivery. Null: it is running, or there was none. */
export async function lastOutcome(
  db: Database,
  deliveryId: string,
  now: Date,
): Promise<DeliveryOutcome | null> {
  const delivery = await selectWithLastAttempt(db)
    .select(["state", "lease_until", "failure"])
    .where("deliveries.id", "=", deliveryId)
    .executeTakeFirst()
  if (delivery?.state === "delivered") return { ok: true }
  const reason = delivery && lastFailure(delivery, now)
  return reason ? { ok: false, reason } : null
}

type LastAttempt = Pick<DeliveryAttemptsTable, "failure"> & Pick<DeliveriesTable, "lease_until">

/**
 * The failure of the latest attempt. Null: there is none, or it is running. If a lease expired without a result, the worker of the
 * attempt has died. The row of the attempt is written when the delivery is claimed again.
 */
export function lastFailure({ failure, lease_until }: LastAttempt, now: Date): DeliveryFailure | null {
  if (failure) return failure
  return lease_until !== null && lease_until <= now.toISOString() ? "unfinished" : null
}
