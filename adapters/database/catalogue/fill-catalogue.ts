import type { Insertable } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { Tables } from "#adapters/database/tables.ts"
import { type Cents, rupees } from "#domain/money.ts"
import type { TierId } from "#domain/pricing/tiers.ts"
import { claimFirstFill } from "./catalogue-version.ts"
import type { CategoryRecord, ExtraRecord, FleetRecord } from "./fleet-records.ts"
import { mapTiers, rateColumns, totalColumns } from "./tier-columns.ts"

type Rupees = number

type AmountField = "rates" | "statedTotals" | "unlimitedKilometersPrice" | "extraKmRate" | "deposit"

/** A vehicle of the seed: prices in rupees, with at most two decimals. */
export type VehicleSeed = Omit<FleetRecord, AmountField | "extrasNotOffered"> & {
  /** The ids of extras. Null: the list of the category applies. */
  extrasNotOffered: readonly string[] | null
  rates: Record<TierId, Rupees>
  totals: Record<TierId, Rupees | null>
  unlimitedKilometersPrice: Rupees
  extraKmRate: Rupees
  deposit: Rupees
}

export type ExtraSeed = Omit<ExtraRecord, "price"> & { price: Rupees }

/** The catalogue of a first start, in display order. */
export type FleetSeed = {
  categories: readonly (CategoryRecord & { extrasNotOffered: readonly string[] })[]
  vehicles: readonly VehicleSeed[]
  extras: readonly ExtraSeed[]
}

/**
 * Fills a catalogue that was never filled, in one transaction. Afterwards only the staff edit it: a later start
 * does not change it, even if the seed has changed.
 */
export async function fillCatalogue(db: Database, seed: FleetSeed): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await claimFirstFill(transaction))) return
    await transaction.insertInto("categories").values(seed.categories.map(categoryRow)).execute()
    await transaction.insertInto("vehicles").values(seed.vehicles.map(vehicleRow)).execute()
    await transaction.insertInto("services").values(seed.extras.map(extraRow)).execute()
  })
}

function categoryRow(
  category: FleetSeed["categories"][number],
  position: number,
): Insertable<Tables["categories"]> {
  const { id, name, path, description } = category
  const extras_not_offered = JSON.stringify(category.extrasNotOffered)
  return { id, position, name, path, description, extras_not_offered }
}

function extraRow(extra: ExtraSeed, position: number): Insertable<Tables["services"]> {
  const { price, inputKind, ...columns } = extra
  return { ...columns, asks: inputKind, position, price_cents: rupees(price) }
}

function vehicleRow(vehicle: VehicleSeed, position: number): Insertable<Tables["vehicles"]> {
  const { id, name, brand, model, body, colour, gearbox, fuel, fuelLabel, drive, seats, doors, description } =
    vehicle
  return {
    id,
    position,
    name,
    brand,
    model,
    body,
    colour,
    gearbox,
    fuel,
    size: fuelLabel,
    drive,
    seats,
    doors,
    description,
    category_id: vehicle.categoryId,
    model_year: vehicle.modelYear,
    engine_cc: vehicle.engineCc,
    range_km: vehicle.rangeKm,
    km_per_litre: vehicle.kmPerLitre,
    air_conditioning: Number(vehicle.airConditioning),
    airbags: Number(vehicle.airbags),
    luggage_large: vehicle.luggageLarge,
    luggage_small: vehicle.luggageSmall,
    ...rateColumns(mapTiers(vehicle.rates, rupees)),
    ...totalColumns(mapTiers(vehicle.totals, rupeesOrNull)),
    unlimited_kilometers_cents: rupees(vehicle.unlimitedKilometersPrice),
    extra_km_cents: rupees(vehicle.extraKmRate),
    deposit_cents: rupees(vehicle.deposit),
    chauffeur_only: Number(vehicle.chauffeurOnly),
    own_extras: Number(vehicle.extrasNotOffered !== null),
    extras_not_offered: JSON.stringify(vehicle.extrasNotOffered ?? []),
    image_path: vehicle.imagePath,
    pictures: JSON.stringify(vehicle.pictures),
  }
}

function rupeesOrNull(amount: Rupees | null): Cents | null {
  return amount === null ? null : rupees(amount)
}
