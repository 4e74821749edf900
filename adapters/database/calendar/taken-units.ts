import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import { fitOf, type Taking } from "#domain/calendar/fit.ts"
import type { Period } from "#domain/calendar/period.ts"
import type { WallTime } from "#domain/rental-period.ts"

/** A vehicle whose calendar nobody else changes until the transaction ends. */
export type HeldVehicle = { id: string; name: string; units: number }

/**
 * Makes whoever else takes units of this vehicle wait until the transaction ends: of two who want the last one, the second
 * then finds it taken. Nothing of the vehicle is changed. Before any other row is touched, so that nobody waits in a ring.
 * @returns null where there is no such vehicle.
 */
export async function holdVehicle(transaction: Database, id: string): Promise<HeldVehicle | null> {
  if (hasNul(id)) return null
  const held = await transaction
    .updateTable("vehicles")
    .set((row) => ({ units: row.ref("units") }))
    .where("id", "=", id)
    .returning(["id", "name", "units"])
    .executeTakeFirst()
  return held ?? null
}

/** @param ownId what is moved stands in its own way nowhere. */
export async function isFree(
  transaction: Database,
  vehicle: HeldVehicle,
  wanted: Pick<Taking, "period" | "units">,
  ownId: string | null,
): Promise<boolean> {
  const rows = await entriesTouching(transaction, wanted.period)
    .select(["id", "vehicle_id", "from_at", "to_at", "units"])
    .where("vehicle_id", "=", vehicle.id)
    .execute()
  const others = rows.filter(({ id }) => id !== ownId)
  return fitOf(vehicle.units, others.map(takingOf), wanted).isFree
}

/** What is away in a period, or a part of it. */
export function entriesTouching(db: Database, { from, to }: Period) {
  return db
    .selectFrom("calendar_entries")
    .where("removed_at", "is", null)
    .where("to_at", ">", from)
    .where("from_at", "<", to)
}

type TakingRow = { vehicle_id: string; from_at: string; to_at: string; units: number }

/** The times are wall times: nothing else is ever written there. */
export function takingOf({ vehicle_id, from_at, to_at, units }: TakingRow): Taking {
  return { vehicleId: vehicle_id, period: { from: from_at as WallTime, to: to_at as WallTime }, units }
}
