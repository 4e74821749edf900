import type { Database, Warn } from "#adapters/db/database.ts"
import { databaseFailure } from "#adapters/db/database-errors.ts"
import type { Catalogue, CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import { hashInPath, listPictureOf } from "#domain/catalogue/picture.ts"
import type { Category, ListedVehicle, RetiredFleet, Vehicle } from "#domain/catalogue/vehicle.ts"
import { readCatalogueVersion } from "./catalogue-version.ts"
import { type Alts, picturesIn, readAlts } from "./edited-rows.ts"
import type { FleetRecord, FleetRecords } from "./fleet-records.ts"
import { storedFleet } from "./stored-fleet.ts"

/**
 * The catalogue that our own database keeps. It answers from small tables, and the database has its own time limits, so
 * nothing is broken off when a visitor leaves.
 */
export function databaseCatalogue(db: Database, warn: Warn): Catalogue {
  const fleet = storedFleet(db)
  const remembered = rememberedForVersion(db, async () => ({
    vehicles: await listedVehicles(db, "is"),
    categories: (await fleet.categories()).map(categoryOf),
  }))
  return {
    vehicles: () => answered(warn, async () => (await remembered()).vehicles),
    vehicle: async (id) => foundOr(await answered(warn, () => vehicleIn(db, fleet, id))),
    categories: () => answered(warn, async () => (await remembered()).categories),
    services: () =>
      answered(warn, async () => (await fleet.services()).map(({ unit: _, ...service }) => service)),
    retired: () => answered(warn, () => retiredFleet(db)),
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
 * What nearly every page shows is read again when the catalogue is another. The version is read first: a change that comes
 * between the two is in what was read already, and the next who asks finds another version.
 */
function rememberedForVersion<T>(db: Database, read: () => Promise<T>): () => Promise<T> {
  let known: { version: string; value: T } | null = null
  return async () => {
    const version = await readCatalogueVersion(db)
    if (known?.version !== version) known = { version, value: await read() }
    return known.value
  }
}

/** Those whose time of retiring `is` null are shown to visitors; the others were. */
async function listedVehicles(db: Database, isNull: "is" | "is not"): Promise<ListedVehicle[]> {
  const columns = ["id", "name", "model", "category_id", "gearbox", "size", "image_path", "pictures"] as const
  const rows = await db
    .selectFrom("vehicles")
    .select(columns)
    .where("retired_at", isNull, null)
    .orderBy("position")
    .execute()
  return rows.map(({ category_id, image_path, pictures, ...row }) => {
    const picture = listPictureOf(image_path, picturesIn(pictures))
    return { ...row, categoryId: category_id, picture: picture === "" ? null : pictureAddress(picture) }
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

async function vehicleIn(db: Database, fleet: FleetRecords, id: string): Promise<Vehicle | null> {
  const record = await fleet.vehicle(id)
  if (!record) return null
  return vehicleOf(record, record.pictures.some(isPhoto) ? await readAlts(db) : NO_ALTS)
}

const isPhoto = (path: string) => hashInPath(path) !== null
const NO_ALTS: Alts = new Map()

function foundOr(answer: CatalogueAnswer<Vehicle | null>): CatalogueAnswer<Vehicle> {
  if (!answer.ok) return answer
  return answer.value ? { ok: true, value: answer.value } : { ok: false, reason: "notFound" }
}

function vehicleOf(record: FleetRecord, alts: Alts): Vehicle {
  const { id, name, description, categoryId, rates, statedTotals, unlimitedKilometersPrice } = record
  const { chauffeurOnly, deposit, extraKmRate } = record
  return {
    ...{ id, name, description, categoryId, rates, statedTotals, unlimitedKilometersPrice },
    ...{ chauffeurOnly, deposit, extraKmRate },
    pictures: record.pictures.map(pictureAddress),
    pictureWords: wordsOf(record.pictures, alts),
    specification: specificationOf(record),
  }
}

function wordsOf(paths: readonly string[], alts: Alts): Record<string, string> {
  const said = paths.map((path) => [pictureAddress(path), alts.get(hashInPath(path) ?? "")] as const)
  return Object.fromEntries(said.flatMap(([address, alt]) => (alt ? [[address, alt]] : [])))
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
