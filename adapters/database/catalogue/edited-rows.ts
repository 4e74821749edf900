import type { Selectable } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { Tables, VehiclesTable } from "#adapters/database/tables.ts"
import type { CategoryFacts } from "#domain/catalogue/category-facts.ts"
import type { EditedCategory, EditedExtra, EditedVehicle, FleetKind } from "#domain/catalogue/fleet-editor.ts"
import { hashInPath } from "#domain/catalogue/picture.ts"
import { BODIES, FUELS, type VehicleFacts } from "#domain/catalogue/vehicle-facts.ts"
import { cents } from "#domain/money.ts"
import { ratesIn } from "./tier-columns.ts"

export const TABLE_OF = {
  vehicle: "vehicles",
  category: "categories",
  service: "services",
} as const satisfies Record<FleetKind, keyof Tables>

/** Alternative texts of photos, by hash. */
export type Alts = ReadonlyMap<string, string>

export async function readAlts(db: Database): Promise<Alts> {
  const rows = await db.selectFrom("pictures").select(["hash", "alt"]).execute()
  return new Map(rows.map(({ hash, alt }) => [hash, alt]))
}

type EditedColumns = { id: string; version: number; retired_at: string | null }

function editedIn({ id, version, retired_at }: EditedColumns) {
  return { id, version, retiredAt: retired_at === null ? null : new Date(retired_at) }
}

export function editedVehicle(row: Selectable<VehiclesTable>, alts: Alts): EditedVehicle {
  return {
    ...editedIn(row),
    facts: factsOf(row),
    rates: ratesIn(row),
    drawing: row.image_path,
    pictures: listIn(row.pictures).map((path) => ({ path, alt: altOf(path, alts) })),
  }
}

/** The paths or ids in a column, which contains JSON. */
export function listIn(column: string): string[] {
  return JSON.parse(column)
}

function altOf(path: string, alts: Alts): string | null {
  const hash = hashInPath(path)
  return hash === null ? null : (alts.get(hash) ?? "")
}

function factsOf(row: Selectable<VehiclesTable>): VehicleFacts {
  const { name, brand, model, colour, gearbox, size, seats, doors, units, description } = row
  return {
    ...{ name, brand, model, colour, gearbox, size, seats, doors, units, description },
    categoryId: row.category_id,
    modelYear: row.model_year,
    // The seed has these values only; a test verifies it.
    body: BODIES.find((body) => body === row.body) ?? "hatchback",
    fuel: FUELS.find((fuel) => fuel === row.fuel) ?? "petrol",
    drive: row.drive === "4x4" ? row.drive : null,
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
    extrasNotOffered: listIn(row.extras_not_offered),
  }
}

/** The columns of a vehicle's facts. */
export function factColumns(facts: VehicleFacts) {
  const { name, brand, model, body, colour, gearbox, fuel, size, drive, seats, doors, units, description } =
    facts
  return {
    ...{ name, brand, model, body, colour, gearbox, fuel, size, drive, seats, doors, units, description },
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

export function editedCategory(row: Selectable<Tables["categories"]>): EditedCategory {
  const { name, description } = row
  return {
    ...editedIn(row),
    facts: { name, description, extrasNotOffered: listIn(row.extras_not_offered) },
  }
}

/** The columns of a category's facts. */
export function categoryColumns({ name, description, extrasNotOffered }: CategoryFacts) {
  return { name, description, extras_not_offered: JSON.stringify(extrasNotOffered) }
}

export function editedExtra(row: Selectable<Tables["services"]>): EditedExtra {
  const { name, unit, asks, charged, role, description, price_cents } = row
  return {
    ...editedIn(row),
    facts: { name, unit, asks, charged, role, description, price: cents(price_cents) },
  }
}
