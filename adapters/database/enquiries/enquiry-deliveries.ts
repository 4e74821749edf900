import type { Database } from "#adapters/database/database.ts"
import type { DeliveriesTable } from "#adapters/database/tables.ts"
import type { AttemptRecord, DeliveryRecord } from "#domain/enquiry/enquiry-repository.ts"

type DeliveryRow = Pick<DeliveriesTable, "id" | "state" | "next_attempt_at" | "lease_until">

/** The status of each of these deliveries, by id. */
export async function readDeliveryRecords(
  db: Database,
  rows: readonly DeliveryRow[],
  now: Date,
): Promise<Map<string, DeliveryRecord>> {
  const attempts = await readAttempts(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ id, state, next_attempt_at, lease_until }) => [
      id,
      {
        state,
        dueAt: new Date(next_attempt_at),
        isBeingAttempted: lease_until !== null && lease_until > now.toISOString(),
        attempts: attempts.get(id) ?? [],
      },
    ]),
  )
}

/** The completed attempts of these deliveries, by delivery id, latest first. */
export async function readAttempts(
  db: Database,
  deliveryIds: readonly string[],
): Promise<Map<string, AttemptRecord[]>> {
  if (deliveryIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("delivery_attempts")
    .select(["delivery_id", "ended_at", "channel", "failure", "detail"])
    .where("delivery_id", "in", deliveryIds)
    .orderBy("revision", "desc")
    .orderBy("attempt_number", "desc")
    .execute()
  return new Map(
    Map.groupBy(rows, ({ delivery_id }) => delivery_id)
      .entries()
      .map(([id, attempts]) => [id, attempts.map(attemptRecord)]),
  )
}

type AttemptRow = Omit<AttemptRecord, "endedAt"> & { ended_at: string }

function attemptRecord({ ended_at, channel, failure, detail }: AttemptRow): AttemptRecord {
  return { endedAt: new Date(ended_at), channel, failure, detail }
}
