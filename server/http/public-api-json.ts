import type { CategoryRecord, ExtraRecord, FleetRecord } from "#adapters/database/catalogue/fleet-records.ts"
import type { Cents } from "#domain/money.ts"

// Our catalogue in the names and types of docs/requirements.md, group R14. Fields below a blank line are additions: a client
// ignores those that it does not know. Money is in rupees, flags are 1 and 0.

/**
 * Increment it when the fields of a response change: it is part of the ETag, so that clients drop responses of the old shape.
 */
export const RESPONSE_VERSION = 3

export function categoryJson(category: CategoryRecord) {
  return { id: category.id, name: category.name, path: category.path, description: category.description }
}

export function extraJson(extra: ExtraRecord) {
  return {
    id: extra.id,
    service_name: extra.name,
    price: inRupees(extra.price),
    input_type: extra.inputKind === "quantity" ? "input" : "radio",

    role: extra.role,
    per_day: extra.charged === "perDay" ? 1 : 0,
    unit: extra.unit,
    description: extra.description,
  }
}

/**
 * Three of these fields have no specified meaning. docs/decisions/0004-wire-fields-without-a-known-meaning.md has the
 * meaning that we chose.
 */
export function listedVehicleJson(vehicle: FleetRecord) {
  return {
    id: vehicle.id,
    image_path: vehicle.imagePath,
    model: vehicle.model,
    name: vehicle.name,
    // 0 is Manual, any other value Auto.
    discount_type: vehicle.gearbox === "manual" ? 0 : 1,
    speed: vehicle.kmPerLitre === null ? null : `${vehicle.kmPerLitre}kmpl`,
    current_sale_price: inRupees(vehicle.rates.oneWeek),
    size: vehicle.fuelLabel,
    wholesale_minimum_qty: vehicle.kmPerLitre,
    current_purchase_cost: 0,
    category_id: vehicle.categoryId,

    body: vehicle.body,
    chauffeur_only: flag(vehicle.chauffeurOnly),
  }
}

export function vehicleJson(vehicle: FleetRecord) {
  return {
    id: vehicle.id,
    name: vehicle.name,
    description: vehicle.description,
    image_path: vehicle.imagePath,
    product_image: vehicle.pictures.map((image) => ({ image })),
    category_id: vehicle.categoryId,
    unlimited_price: inRupees(vehicle.unlimitedKilometersPrice),
    ...ratesJson(vehicle.rates),
    ...totalsJson(vehicle.statedTotals),
    ac: flag(vehicle.airConditioning),
    automatic_shift: flag(vehicle.gearbox === "automatic"),
    doors: vehicle.doors,
    seats: vehicle.seats,
    air_baloons: flag(vehicle.airbags),
    size: vehicle.fuelLabel,
    // 1 is Automatic, any other value Manual.
    discount_type: vehicle.gearbox === "automatic" ? 1 : 0,
    wholesale_minimum_qty: vehicle.kmPerLitre,

    ...additionsJson(vehicle),
  }
}

function ratesJson(rates: FleetRecord["rates"]) {
  return {
    one_week_per_day_rate: inRupees(rates.oneWeek),
    two_week_per_day_rate: inRupees(rates.twoWeeks),
    three_week_per_day_rate: inRupees(rates.threeWeeks),
    one_month_per_day_rate: inRupees(rates.oneMonth),
    three_months_per_day_rate: inRupees(rates.threeMonths),
    six_months_per_day_rate: inRupees(rates.sixMonths),
  }
}

function totalsJson(totals: FleetRecord["statedTotals"]) {
  return {
    one_week_per_total: inRupeesOrNull(totals.oneWeek),
    two_week_per_total: inRupeesOrNull(totals.twoWeeks),
    three_week_per_total: inRupeesOrNull(totals.threeWeeks),
    one_months_per_total: inRupeesOrNull(totals.oneMonth),
    three_months_per_total: inRupeesOrNull(totals.threeMonths),
    six_months_per_total: inRupeesOrNull(totals.sixMonths),
  }
}

function additionsJson(vehicle: FleetRecord) {
  return {
    brand: vehicle.brand,
    model: vehicle.model,
    body: vehicle.body,
    model_year: vehicle.modelYear,
    colour: vehicle.colour,
    engine_cc: vehicle.engineCc,
    drive: vehicle.drive,
    range_km: vehicle.rangeKm,
    luggage_large: vehicle.luggageLarge,
    luggage_small: vehicle.luggageSmall,
    deposit: inRupees(vehicle.deposit),
    extra_km_rate: inRupees(vehicle.extraKmRate),
    chauffeur_only: flag(vehicle.chauffeurOnly),
    extras_not_offered: vehicle.extrasNotOffered,
  }
}

function inRupees(amount: Cents): number {
  return amount / 100
}

function inRupeesOrNull(amount: Cents | null): number | null {
  return amount === null ? null : inRupees(amount)
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0
}
