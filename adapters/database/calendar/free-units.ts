import { takenAllocations } from "#adapters/database/calendar/availability.ts"
import type { Database } from "#adapters/database/database.ts"
import { freeUnitsOf, type ReadFreeUnits } from "#domain/calendar/free-units.ts"

/** Reads the free units of every vehicle, without the customers and the terms of bookings. */
export function databaseFreeUnits(db: Database): ReadFreeUnits {
  return async (period) => {
    const [vehicles, taken] = await Promise.all([
      db.selectFrom("vehicles").select(["id", "units"]).execute(),
      takenAllocations(db, period),
    ])
    return freeUnitsOf(vehicles, taken, period)
  }
}
