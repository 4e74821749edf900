import type { Database, Warn } from "#adapters/database/database.ts"
import { databaseFailure } from "#adapters/database/database-errors.ts"
import type { Catalogue, CatalogueResult } from "#domain/catalogue/catalogue.ts"
import { hashInPath, listPictureOf } from "#domain/catalogue/picture.ts"
import type { Category, ListedVehicle, RetiredFleet, Vehicle } from "#domain/catalogue/vehicle.ts"
import { cachedForVersion } from "./cached-for-version.ts"
import { type AltTexts, parseJsonList, readAltTexts } from "./edited-rows.ts"
import type { FleetRecord, FleetRecords } from "./fleet-records.ts"
import { storedFleet } from "./stored-fleet.ts"

/** The maximum number of cached vehicles. The cache is cleared when it is full. */
const MAX_CACHED_VEHICLES = 300

/**
 * The catalogue in our own database. Its queries are short and have their own time limits, so they are not cancelled when a visitor
 * disconnects. Results are cached for each `version`, so callers must not modify them.
 */
export function databaseCatalogue(
  db: Database,
  warn: Warn,
  version: () => string | Promise<string>,
): Catalogue {
  const fleet = storedFleet(db)
  const vehicleList = cachedForVersion(version, () => listedVehicles(db, "is"))
  const categories = cachedForVersion(version, async () => (await fleet.categories()).map(categoryOf))
  const extras = cachedForVersion(version, () => fleet.extras())
  const vehicleCache = cachedForVersion(version, async () => new Map<string, Vehicle>())
  const findVehicle = async (id: string) => {
    const vehicles = await vehicleCache()
    const found = vehicles.get(id) ?? (await readVehicle(db, fleet, id))
    if (vehicles.size >= MAX_CACHED_VEHICLES) vehicles.clear()
    if (found) vehicles.set(id, found)
    return found
  }
  return {
    vehicles: () => readSafely(warn, vehicleList),
    vehicle: async (id) => orNotFound(await readSafely(warn, () => findVehicle(id))),
    categories: () => readSafely(warn, categories),
    extras: () => readSafely(warn, extras),
    retired: () => readSafely(warn, () => retiredFleet(db)),
  }
}

/** Converts a database failure to a named failure; throws any other error. */
async function readSafely<T>(warn: Warn, read: () => Promise<T>): Promise<CatalogueResult<T>> {
  try {
    return { ok: true, value: await read() }
  } catch (error) {
    const failure = databaseFailure(error)
    if (failure === null || failure === "unique") throw error
    warn({ failure }, "the catalogue's database did not answer")
    return { ok: false, reason: failure }
  }
}

/** `nullOperator` of the column `retired_at`: 'is' selects the active vehicles, 'is not' the retired ones. */
async function listedVehicles(db: Database, nullOperator: "is" | "is not"): Promise<ListedVehicle[]> {
  const columns = ["id", "name", "model", "category_id", "gearbox", "size", "image_path", "pictures"] as const
  const rows = await db
    .selectFrom("vehicles")
    .select(columns)
    .where("retired_at", nullOperator, null)
    .orderBy("position")
    .execute()
  return rows.map(({ category_id, size, image_path, pictures, ...row }) => {
    const picture = listPictureOf(image_path, parseJsonList(pictures))
    return {
      ...row,
      fuelLabel: size,
      categoryId: category_id,
      picture: picture === "" ? null : pictureUrl(picture),
    }
  })
}

async function retiredFleet(db: Database): Promise<RetiredFleet> {
  const categories = await db
    .selectFrom("categories")
    .select(["id", "name", "description"])
    .where("retired_at", "is not", null)
    .orderBy("position")
    .execute()
  return { vehicles: await listedVehicles(db, "is not"), categories }
}

async function readVehicle(db: Database, fleet: FleetRecords, id: string): Promise<Vehicle | null> {
  const record = await fleet.vehicle(id)
  if (!record) return null
  return vehicleOf(record, record.pictures.some(isPhoto) ? await readAltTexts(db) : NO_ALT_TEXTS)
}

const isPhoto = (path: string) => hashInPath(path) !== null
const NO_ALT_TEXTS: AltTexts = new Map()

function orNotFound(result: CatalogueResult<Vehicle | null>): CatalogueResult<Vehicle> {
  if (!result.ok) return result
  return result.value ? { ok: true, value: result.value } : { ok: false, reason: "notFound" }
}

function vehicleOf(record: FleetRecord, altTexts: AltTexts): Vehicle {
  const { id, name, description, categoryId, rates, statedTotals, unlimitedKilometersPrice } = record
  const { chauffeurOnly, deposit, extraKmRate, extrasNotOffered } = record
  return {
    id,
    name,
    description,
    categoryId,
    rates,
    statedTotals,
    unlimitedKilometersPrice,
    chauffeurOnly,
    deposit,
    extraKmRate,
    extrasNotOffered,
    pictures: record.pictures.map(pictureUrl),
    pictureAlts: altTextsByUrl(record.pictures, altTexts),
    specification: specificationOf(record),
  }
}

function altTextsByUrl(paths: readonly string[], altTexts: AltTexts): Record<string, string> {
  const entries = paths.map((path) => [pictureUrl(path), altTexts.get(hashInPath(path) ?? "")] as const)
  return Object.fromEntries(entries.flatMap(([url, alt]) => (alt ? [[url, alt]] : [])))
}

function specificationOf(record: FleetRecord): Vehicle["specification"] {
  const { gearbox, fuelLabel, fuel, rangeKm, seats, doors, airConditioning, airbags } = record
  const { body, modelYear, luggageLarge, luggageSmall, engineCc, drive } = record
  return {
    gearbox,
    fuel: fuelLabel,
    rangeKm,
    seats,
    doors,
    airConditioning,
    airbags,
    kmPerLitre: fuel === "electric" ? null : record.kmPerLitre,
    body,
    modelYear,
    luggageLarge,
    luggageSmall,
    engineCc,
    drive: drive === "4x4" ? drive : null,
  }
}

function categoryOf({ id, name, description }: Category): Category {
  return { id, name, description }
}

function pictureUrl(path: string): string {
  return `/${path}`
}
