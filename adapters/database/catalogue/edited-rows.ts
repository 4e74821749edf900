import type { Selectable } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { Tables, VehiclesTable } from "#adapters/database/tables.ts"
import type { CategoryValues } from "#domain/catalogue/category-fields.ts"
import type {
  EditableCategory,
  EditableExtra,
  EditableVehicle,
  FleetKind,
} from "#domain/catalogue/fleet-editor.ts"
import { hashInPath } from "#domain/catalogue/picture.ts"
import { BODIES, DRIVEN_WHEELS, FUELS, type VehicleValues } from "#domain/catalogue/vehicle-fields.ts"
import { cents } from "#domain/money.ts"
import { ratesIn } from "./tier-columns.ts"

/** The table of each kind. The table of extras still has their former name. */
export const TABLE_OF = {
  vehicle: "vehicles",
  category: "categories",
  extra: "services",
} as const satisfies Record<FleetKind, keyof Tables>

/** Alternative texts of photos, by hash. */
export type AltTexts = ReadonlyMap<string, string>

export async function readAltTexts(db: Database): Promise<AltTexts> {
  const rows = await db.selectFrom("pictures").select(["hash", "alt"]).execute()
  return new Map(rows.map(({ hash, alt }) => [hash, alt]))
}

/** The columns that every row of the fleet has. */
type CommonColumns = { id: string; version: number; retired_at: string | null }

function commonValues({ id, version, retired_at }: CommonColumns) {
  return { id, version, retiredAt: retired_at === null ? null : new Date(retired_at) }
}

export function toEditableVehicle(row: Selectable<VehiclesTable>, altTexts: AltTexts): EditableVehicle {
  return {
    ...commonValues(row),
    values: valuesOf(row),
    rates: ratesIn(row),
    drawing: row.image_path,
    pictures: parseJsonList(row.pictures).map((path) => ({ path, alt: altOf(path, altTexts) })),
  }
}

/** Parses the paths or ids in a JSON column. */
export function parseJsonList(column: string): string[] {
  return JSON.parse(column) // written only by `JSON.stringify` of a list of strings
}

function altOf(path: string, altTexts: AltTexts): string | null {
  const hash = hashInPath(path)
  return hash === null ? null : (altTexts.get(hash) ?? "")
}

function valuesOf(row: Selectable<VehiclesTable>): VehicleValues {
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
    drive: row.drive === null ? null : storedChoice(row, "drive", DRIVEN_WHEELS),
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

/** The columns of a vehicle's values. */
export function vehicleColumns(values: VehicleValues) {
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
  } = values
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
    category_id: values.categoryId,
    model_year: values.modelYear,
    engine_cc: values.engineCc,
    range_km: values.rangeKm,
    km_per_litre: values.kmPerLitre,
    luggage_large: values.luggageLarge,
    luggage_small: values.luggageSmall,
    air_conditioning: Number(values.airConditioning),
    airbags: Number(values.airbags),
    chauffeur_only: Number(values.chauffeurOnly),
    unlimited_kilometers_cents: values.unlimitedKilometersPrice,
    extra_km_cents: values.extraKmRate,
    deposit_cents: values.deposit,
    own_extras: Number(values.ownExtras),
    extras_not_offered: JSON.stringify(values.extrasNotOffered),
  }
}

export function toEditableCategory(row: Selectable<Tables["categories"]>): EditableCategory {
  const { name, description } = row
  return {
    ...commonValues(row),
    values: { name, description, extrasNotOffered: parseJsonList(row.extras_not_offered) },
  }
}

/** The columns of a category's values. */
export function categoryColumns({ name, description, extrasNotOffered }: CategoryValues) {
  return { name, description, extras_not_offered: JSON.stringify(extrasNotOffered) }
}

export function toEditableExtra(row: Selectable<Tables["services"]>): EditableExtra {
  const { name, unit, asks, charged, role, description, price_cents } = row
  return {
    ...commonValues(row),
    values: { name, unit, inputKind: asks, charged, role, description, price: cents(price_cents) },
  }
}
