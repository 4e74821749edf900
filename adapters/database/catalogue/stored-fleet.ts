import type { Selectable } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { VehiclesTable } from "#adapters/database/tables.ts"
import { listPictureOf } from "#domain/catalogue/picture.ts"
import { cents } from "#domain/money.ts"
import { parseJsonList } from "./edited-rows.ts"
import type { CategoryRecord, ExtraRecord, FleetRecord, FleetRecords } from "./fleet-records.ts"
import { readVehicleRow } from "./fleet-rows.ts"
import { ratesIn, totalsIn } from "./tier-columns.ts"

/** Reads the catalogue without retired rows. Database errors are thrown: see `databaseFailure`. */
export function storedFleet(db: Database): FleetRecords {
  return {
    categories: () => readCategories(db),
    vehicles: () => readVehicles(db),
    vehicle: (id) => readVehicle(db, id),
    extras: () => readExtras(db),
  }
}

async function readCategories(db: Database): Promise<CategoryRecord[]> {
  const columns = ["id", "name", "path", "description"] as const
  return db
    .selectFrom("categories")
    .select(columns)
    .where("retired_at", "is", null)
    .orderBy("position")
    .execute()
}

async function readVehicles(db: Database): Promise<FleetRecord[]> {
  const rows = await db
    .selectFrom("vehicles")
    .selectAll()
    .where("retired_at", "is", null)
    .orderBy("position")
    .execute()
  const notOfferedByCategory = await extrasNotOfferedByCategory(db)
  return rows.map((row) => recordOf(row, notOfferedByCategory))
}

async function readVehicle(db: Database, id: string): Promise<FleetRecord | null> {
  const row = await readVehicleRow(db, id)
  return row && row.retired_at === null ? recordOf(row, await extrasNotOfferedByCategory(db)) : null
}

/** The ids of extras that are not offered with the vehicles of a category, as JSON, by its id. */
async function extrasNotOfferedByCategory(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("categories").select(["id", "extras_not_offered"]).execute()
  return new Map(rows.map((row) => [row.id, row.extras_not_offered]))
}

async function readExtras(db: Database): Promise<ExtraRecord[]> {
  const rows = await db
    .selectFrom("services")
    .selectAll()
    .where("retired_at", "is", null)
    .orderBy("position")
    .execute()
  return rows.map(({ id, name, price_cents, role, asks, charged, unit, description }) => {
    return { id, name, price: cents(price_cents), role, inputKind: asks, charged, unit, description }
  })
}

function recordOf(
  row: Selectable<VehiclesTable>,
  notOfferedByCategory: ReadonlyMap<string, string>,
): FleetRecord {
  const pictures = parseJsonList(row.pictures)
  const { id, name, brand, model, body, colour, gearbox, fuel, size, drive, seats, doors, description } = row
  return {
    id,
    name,
    brand,
    model,
    body,
    colour,
    gearbox,
    fuel,
    fuelLabel: size,
    drive,
    seats,
    doors,
    description,
    categoryId: row.category_id,
    modelYear: row.model_year,
    engineCc: row.engine_cc,
    rangeKm: row.range_km,
    kmPerLitre: row.km_per_litre,
    airConditioning: row.air_conditioning === 1,
    airbags: row.airbags === 1,
    luggageLarge: row.luggage_large,
    luggageSmall: row.luggage_small,
    rates: ratesIn(row),
    statedTotals: totalsIn(row),
    unlimitedKilometersPrice: cents(row.unlimited_kilometers_cents),
    extraKmRate: cents(row.extra_km_cents),
    deposit: cents(row.deposit_cents),
    chauffeurOnly: row.chauffeur_only === 1,
    extrasNotOffered: parseJsonList(
      row.own_extras === 1 ? row.extras_not_offered : (notOfferedByCategory.get(row.category_id) ?? "[]"),
    ),
    imagePath: listPictureOf(row.image_path, pictures),
    pictures,
  }
}
