import type { Database, Warn } from "#adapters/db/database.ts"
import { databaseFailure } from "#adapters/db/database-errors.ts"
import type { Catalogue, CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import type { Category, ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"
import { readCatalogueVersion } from "./catalogue-version.ts"
import type { FleetRecord } from "./fleet-records.ts"
import { storedFleet } from "./stored-fleet.ts"

/**
 * The catalogue that our own database keeps. It answers from small tables, and the database has its own time limits, so
 * nothing is broken off when a visitor leaves.
 */
export function databaseCatalogue(db: Database, warn: Warn): Catalogue {
  const fleet = storedFleet(db)
  const listed = rememberedVehicles(db)
  return {
    vehicles: () => answered(warn, listed),
    vehicle: async (id) => foundOr(await answered(warn, () => fleet.vehicle(id))),
    categories: () => answered(warn, async () => (await fleet.categories()).map(categoryOf)),
    services: () =>
      answered(warn, async () => (await fleet.services()).map(({ unit: _, ...service }) => service)),
  }
}

/** A database that fails is an answer, with a name; a fault of our own rises. */
async function answered<T>(warn: Warn, read: () => Promise<T>): Promise<CatalogueAnswer<T>> {
  try {
    return { ok: true, value: await read() }
  } catch (error) {
    const failure = databaseFailure(error)
    if (failure === null || failure === "unique") throw error
    warn({ failure }, "the catalogue's database did not answer")
    return { ok: false, reason: failure }
  }
}

/**
 * The list is read again when the catalogue is another. The version is read first: a change that comes between the two is
 * in the list already, and the next who asks finds another version.
 */
function rememberedVehicles(db: Database): () => Promise<ListedVehicle[]> {
  let known: { version: string; vehicles: ListedVehicle[] } | null = null
  return async () => {
    const version = await readCatalogueVersion(db)
    if (known?.version !== version) known = { version, vehicles: await listedVehicles(db) }
    return known.vehicles
  }
}

async function listedVehicles(db: Database): Promise<ListedVehicle[]> {
  const columns = ["id", "name", "model", "category_id", "gearbox", "size", "image_path"] as const
  const rows = await db.selectFrom("vehicles").select(columns).orderBy("position").execute()
  return rows.map(({ category_id, image_path, ...row }) => {
    return { ...row, categoryId: category_id, picture: pictureAddress(image_path) }
  })
}

function foundOr(answer: CatalogueAnswer<FleetRecord | null>): CatalogueAnswer<Vehicle> {
  if (!answer.ok) return answer
  return answer.value ? { ok: true, value: vehicleOf(answer.value) } : { ok: false, reason: "notFound" }
}

function vehicleOf(record: FleetRecord): Vehicle {
  const { id, name, description, categoryId, rates, statedTotals, unlimitedKilometersPrice } = record
  const { chauffeurOnly, deposit, extraKmRate } = record
  return {
    ...{ id, name, description, categoryId, rates, statedTotals, unlimitedKilometersPrice },
    ...{ chauffeurOnly, deposit, extraKmRate },
    pictures: record.pictures.map(pictureAddress),
    specification: specificationOf(record),
  }
}

function specificationOf(record: FleetRecord): Vehicle["specification"] {
  const { gearbox, size, kmPerLitre, seats, doors, airConditioning, airbags } = record
  const { body, modelYear, luggageLarge, luggageSmall, engineCc } = record
  return {
    ...{ gearbox, fuel: size, kmPerLitre, seats, doors, airConditioning, airbags },
    ...{ body, modelYear, luggageLarge, luggageSmall, engineCc },
  }
}

function categoryOf({ id, name, description }: Category): Category {
  return { id, name, description }
}

function pictureAddress(path: string): string {
  return `/${path}`
}
