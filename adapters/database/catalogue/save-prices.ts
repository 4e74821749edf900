import { randomUUID } from "node:crypto"
import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import { changesBetween, type PriceEdits } from "#domain/catalogue/price-changes.ts"
import {
  eventIdOf,
  type PriceSave,
  type SaveAuthor,
  type SaveId,
  type SaveOutcome,
  type StaleVehicle,
  type VehicleSave,
} from "#domain/catalogue/rates-repository.ts"
import { changeCatalogueVersion } from "./catalogue-version.ts"
import { type CurrentPrices, readCurrentPrices } from "./current-prices.ts"
import { priceColumns } from "./price-columns.ts"
import {
  priceEvent,
  pricesBefore,
  readEventsOfSave,
  readLastChange,
  vehiclesChangedSince,
} from "./price-events.ts"

/** Rolls back a save that is based on earlier versions of these vehicles. */
class StaleSave extends Error {
  readonly vehicleIds: readonly string[]

  constructor(vehicleIds: readonly string[]) {
    super("a vehicle was changed since its form was shown")
    this.vehicleIds = vehicleIds
  }
}

/** Saves the prices of several vehicles, or of none if one was changed since its form was shown. */
export function savePrices(db: Database, { vehicles, by, now }: PriceSave): Promise<SaveOutcome> {
  return runUnlessStale(db, async (transaction) => {
    const current = await readCurrentPrices(
      transaction,
      vehicles.map(({ vehicleId }) => vehicleId),
    )
    const stale = vehicles.filter(({ vehicleId, version }) => current.get(vehicleId)?.version !== version)
    if (stale.length > 0) throw new StaleSave(stale.map(({ vehicleId }) => vehicleId))
    return writePrices(transaction, { vehicles, current, by, now })
  })
}

/**
 * Reverts the price changes of a save, unless one of the prices was changed since.
 */
export function undoSave(
  db: Database,
  id: SaveId,
  by: SaveAuthor,
  now: Date,
): Promise<SaveOutcome | { outcome: "gone" }> {
  return runUnlessStale(db, async (transaction) => {
    const events = await readEventsOfSave(transaction, id)
    if (events.length === 0) return { outcome: "gone" } as const
    const current = await readCurrentPrices(
      transaction,
      events.map(({ subject_id }) => subject_id),
    )
    const staleIds = await vehiclesChangedSince(transaction, id, events, current)
    if (staleIds.length > 0) throw new StaleSave(staleIds)
    const vehicles = events.map((event): VehicleSave => {
      const version = current.get(event.subject_id)?.version ?? 0 // never 0: a vehicle without current prices is among `staleIds`
      return { vehicleId: event.subject_id, version, prices: pricesBefore(event) }
    })
    return writePrices(transaction, { vehicles, current, by, now })
  })
}

/** Runs `work` in a transaction. If it throws a StaleSave, rolls back and returns the last change of each stale vehicle. */
async function runUnlessStale<Outcome>(
  db: Database,
  work: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome | { outcome: "stale"; vehicles: StaleVehicle[] }> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!(error instanceof StaleSave)) throw error
    return {
      outcome: "stale",
      vehicles: await Promise.all(error.vehicleIds.map((id) => readStaleVehicle(db, id))),
    }
  }
}

async function readStaleVehicle(db: Database, id: string): Promise<StaleVehicle> {
  const vehicle = (await readCurrentPrices(db, [id])).get(id)
  return { id, name: vehicle?.name ?? "", isGone: !vehicle, lastChange: await readLastChange(db, id) }
}

type PriceWrite = Omit<PriceSave, "vehicles"> & {
  vehicles: readonly VehicleSave[]
  current: CurrentPrices
}

/**
 * Writes the prices, and one audit event for each changed vehicle. The row of the catalogue's version is locked first, as in every
 * change of the fleet, so that concurrent changes wait there and cannot deadlock.
 */
async function writePrices(
  transaction: Database,
  { vehicles, current, by, now }: PriceWrite,
): Promise<SaveOutcome> {
  const id: SaveId = { at: now, key: randomUUID() }
  const changedVehicles = vehicles.flatMap((save) => {
    const vehicle = current.get(save.vehicleId)
    if (!vehicle) throw new StaleSave([save.vehicleId])
    const changes = changesBetween(vehicle.prices, { ...vehicle.prices, ...save.prices })
    return changes.length > 0 ? [{ ...save, name: vehicle.name, changes }] : []
  })
  if (changedVehicles.length === 0) return { outcome: "unchanged" }
  await changeCatalogueVersion(transaction)
  for (const { vehicleId, version, prices, name, changes } of changedVehicles) {
    await updatePrices(transaction, vehicleId, version, prices)
    await recordAudit(
      transaction,
      priceEvent(vehicleId, name, changes, { by, now }),
      eventIdOf(id, vehicleId),
    )
  }
  return { outcome: "saved", id }
}

/** @throws StaleSave if the vehicle was changed since it was read */
async function updatePrices(
  transaction: Database,
  vehicleId: string,
  version: number,
  prices: PriceEdits,
): Promise<void> {
  const result = await transaction
    .updateTable("vehicles")
    .set({ ...priceColumns(prices), version: version + 1 })
    .where("id", "=", vehicleId)
    .where("version", "=", version)
    .where("retired_at", "is", null)
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n) throw new StaleSave([vehicleId])
}
