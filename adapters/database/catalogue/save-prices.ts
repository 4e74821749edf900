import { randomUUID } from "node:crypto"
import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import { changesBetween, type PriceEdits } from "#domain/catalogue/price-changes.ts"
import type {
  PriceSave,
  SaveAuthor,
  SaveId,
  SaveOutcome,
  StaleVehicle,
  VehicleSave,
} from "#domain/catalogue/rates-repository.ts"
import { changeCatalogueVersion } from "./catalogue-version.ts"
import { type CurrentPrices, readCurrent } from "./current-prices.ts"
import { priceColumns } from "./price-columns.ts"
import { changedSince, eventId, eventOf, pricesBefore, readEvents, readLastChange } from "./price-events.ts"

/** Rolls a save back that came too late, and says for which vehicle. */
class StaleSave extends Error {
  readonly vehicleIds: readonly string[]

  constructor(vehicleIds: readonly string[]) {
    super("a vehicle was changed since it was seen")
    this.vehicleIds = vehicleIds
  }
}

export function savePrices(db: Database, { vehicles, by, now }: PriceSave): Promise<SaveOutcome> {
  return unlessStale(db, async (transaction) => {
    const current = await readCurrent(
      transaction,
      vehicles.map(({ vehicleId }) => vehicleId),
    )
    const late = vehicles.filter(({ vehicleId, version }) => current.get(vehicleId)?.version !== version)
    if (late.length > 0) throw new StaleSave(late.map(({ vehicleId }) => vehicleId))
    return write(transaction, { vehicles, current, by, now })
  })
}

/**
 * Sets back what the events of a save tell, if each price is still what the save made of it, and nobody made it something
 * else in between.
 */
export function undoSave(
  db: Database,
  id: SaveId,
  by: SaveAuthor,
  now: Date,
): Promise<SaveOutcome | { outcome: "gone" }> {
  return unlessStale(db, async (transaction) => {
    const events = await readEvents(transaction, id)
    if (events.length === 0) return { outcome: "gone" } as const
    const current = await readCurrent(
      transaction,
      events.map(({ subject_id }) => subject_id),
    )
    const late = await changedSince(transaction, id, events, current)
    if (late.length > 0) throw new StaleSave(late)
    const vehicles = events.map((event): VehicleSave => {
      const version = current.get(event.subject_id)?.version ?? 0
      return { vehicleId: event.subject_id, version, prices: pricesBefore(event) }
    })
    return write(transaction, { vehicles, current, by, now })
  })
}

async function unlessStale<Outcome>(
  db: Database,
  work: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome | { outcome: "stale"; vehicles: StaleVehicle[] }> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!(error instanceof StaleSave)) throw error
    return { outcome: "stale", vehicles: await Promise.all(error.vehicleIds.map((id) => readStale(db, id))) }
  }
}

async function readStale(db: Database, id: string): Promise<StaleVehicle> {
  const vehicle = (await readCurrent(db, [id])).get(id)
  return { id, name: vehicle?.name ?? "", isGone: !vehicle, lastChange: await readLastChange(db, id) }
}

type Write = Omit<PriceSave, "vehicles"> & {
  vehicles: readonly VehicleSave[]
  current: CurrentPrices
}

/**
 * One event for each vehicle that becomes another. The version of the catalogue is taken first, as every editor of the fleet takes
 * it: whoever comes second waits there, and for nothing else.
 */
async function write(transaction: Database, { vehicles, current, by, now }: Write): Promise<SaveOutcome> {
  const id: SaveId = { at: now, key: randomUUID() }
  const changing = vehicles.flatMap((save) => {
    const vehicle = current.get(save.vehicleId)
    if (!vehicle) throw new StaleSave([save.vehicleId])
    const changes = changesBetween(vehicle.prices, { ...vehicle.prices, ...save.prices })
    return changes.length > 0 ? [{ ...save, name: vehicle.name, changes }] : []
  })
  if (changing.length === 0) return { outcome: "same" }
  await changeCatalogueVersion(transaction)
  for (const { vehicleId, version, prices, name, changes } of changing) {
    await updatePrices(transaction, vehicleId, version, prices)
    await recordAudit(transaction, eventOf(vehicleId, name, changes, { by, now }), eventId(id, vehicleId))
  }
  return { outcome: "saved", id }
}

/** @throws StaleSave when somebody else took the next version since this one was read. */
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
