import type { Selectable } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { Tables, VehiclesTable } from "#adapters/database/tables.ts"
import type { CategoryFacts } from "#domain/catalogue/category-facts.ts"
import type { EditedCategory, EditedExtra, EditedVehicle, FleetKind } from "#domain/catalogue/fleet-editor.ts"
import { hashInPath } from "#domain/catalogue/picture.ts"
import { BODIES, DRIVES, FUELS, type VehicleFacts } from "#domain/catalogue/vehicle-facts.ts"
import { cents } from "#domain/money.ts"
import { ratesIn } from "./tier-columns.ts"

export const TABLE_OF = {
  vehicle: "vehicles",
  category: "categories",
  extra: "services",
} as const satisfies Record<FleetKind, keyof Tables>

/** Alternative texts of photos, by hash. */
export type Alts = ReadonlyMap<string, string>

export async function readAlts(db: Database): Promise<Alts> {
  const rows = await db.selectFrom("pictures").select(["hash", "alt"]).execute()
  return new Map(rows.map(({ hash, alt }) => [hash, alt]))
}

/** The columns that every row of the fleet has. */
type CommonColumns = { id: string; version: number; retired_at: string | null }

function commonOf({ id, version, retired_at }: CommonColumns) {
  return { id, version, retiredAt: retired_at === null ? null : new Date(retired_at) }
}

export function toEditedVehicle(row: Selectable<VehiclesTable>, alts: Alts): EditedVehicle {
  return {
    ...commonOf(row),
    facts: factsOf(row),
    rates: ratesIn(row),
    drawing: row.image_path,
    pictures: parseJsonList(row.pictures).map((path) => ({ path, alt: altOf(path, alts) })),
  }
}

/** Parses the paths or ids in a JSON column. */
export function parseJsonList(column: string): string[] {
  return JSON.parse(column) // written only by `JSON.stringify` of a list of strings
}

function altOf(path: string, alts: Alts): string | null {
  const hash = hashInPath(path)
  return hash === null ? null : (alts.get(hash) ?? "")
}

function factsOf(row: Selectable<VehiclesTable>): VehicleFacts {
  const { name, brand, model, colour, gearbox, size, seats, doors, units, description } = row
  return {
    name,
    brand,
    model,
    colour,
    gearbox,
    fuelLabel: size,
    seats,
    doors,
    units,
    description,
    categoryId: row.category_id,
    modelYear: row.model_year,
    body: storedChoice(row, "body", BODIES),
    fuel: storedChoice(row, "fuel", FUELS),
    drive: row.drive === null ? null : storedChoice(row, "drive", DRIVES),
    engineCc: row.engine_cc,
    rangeKm: row.range_km,
    kmPerLitre: row.km_per_litre,
    luggageLarge: row.luggage_large,
    luggageSmall: row.luggage_small,
    airConditioning: row.air_conditioning === 1,
    airbags: row.airbags === 1,
    chauffeurOnly: row.chauffeur_only === 1,
    unlimitedKilometersPrice: cents(row.unlimited_kilometers_cents),
    extraKmRate: cents(row.extra_km_cents),
    deposit: cents(row.deposit_cents),
    ownExtras: row.own_extras === 1,
    extrasNotOffered: parseJsonList(row.extras_not_offered),
  }
}

/**
 * The value of a column in which the editor and the seed store one of these choices.
 * @throws for any other value, because the form would show another option than the stored one, and store that at the next save
 */
function storedChoice<Choice extends string>(
  row: Selectable<VehiclesTable>,
  column: "body" | "fuel" | "drive",
  choices: readonly Choice[],
): Choice {
  const stored = row[column]
  const choice = choices.find((known) => known === stored)
  if (choice === undefined) throw new Error(`vehicle ${row.id}: unknown ${column} ${JSON.stringify(stored)}`)
  return choice
}

/** The columns of a vehicle's facts. */
export function factColumns(facts: VehicleFacts) {
  const {
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
    units,
    description,
  } = facts
  return {
    name,
    brand,
    model,
    body,
    colour,
    gearbox,
    fuel,
    size,
    drive,
    seats,
    doors,
    units,
    description,
    category_id: facts.categoryId,
    model_year: facts.modelYear,
    engine_cc: facts.engineCc,
    range_km: facts.rangeKm,
    km_per_litre: facts.kmPerLitre,
    luggage_large: facts.luggageLarge,
    luggage_small: facts.luggageSmall,
    air_conditioning: Number(facts.airConditioning),
    airbags: Number(facts.airbags),
    chauffeur_only: Number(facts.chauffeurOnly),
    unlimited_kilometers_cents: facts.unlimitedKilometersPrice,
    extra_km_cents: facts.extraKmRate,
    deposit_cents: facts.deposit,
    own_extras: Number(facts.ownExtras),
    extras_not_offered: JSON.stringify(facts.extrasNotOffered),
  }
}

export function toEditedCategory(row: Selectable<Tables["categories"]>): EditedCategory {
  const { name, description } = row
  return {
    ...commonOf(row),
    facts: { name, description, extrasNotOffered: parseJsonList(row.extras_not_offered) },
  }
}

/** The columns of a category's facts. */
export function categoryColumns({ name, description, extrasNotOffered }: CategoryFacts) {
  return { name, description, extras_not_offered: JSON.stringify(extrasNotOffered) }
}

export function toEditedExtra(row: Selectable<Tables["services"]>): EditedExtra {
  const { name, unit, asks, charged, role, description, price_cents } = row
  return {
    ...commonOf(row),
    facts: { name, unit, inputKind: asks, charged, role, description, price: cents(price_cents) },
  }
}
