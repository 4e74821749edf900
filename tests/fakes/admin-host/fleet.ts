import { type SeedVehicle, seedFleet } from "#seed/fleet.ts"

// The seed in the names and types of docs/requirements.md, group R14. Written independently of
// server/http/public-api-json.ts, so that a mistake in one of the two shows as a difference.

type ApiObject = Record<string, unknown>

export const categories: ApiObject[] = seedFleet.categories.map(({ id, name, path }) => ({ id, name, path }))

export const services: ApiObject[] = seedFleet.extras.map((extra) => ({
  id: extra.id,
  service_name: extra.name,
  price: extra.price,
  input_type: { quantity: "input", yesOrNo: "radio" }[extra.inputKind],
  unit: extra.unit,
  description: extra.description,
}))

export const vehicles: ApiObject[] = seedFleet.vehicles.map((vehicle) => ({
  id: vehicle.id,
  image_path: vehicle.imagePath,
  model: vehicle.model,
  name: vehicle.name,
  // In the list 0 is manual and any other value automatic (R14.3); in the details only 1 is automatic (R14.4).
  discount_type: { manual: 0, automatic: 2 }[vehicle.gearbox],
  speed: `${vehicle.kmPerLitre}kmpl`,
  current_sale_price: vehicle.rates.oneWeek,
  size: vehicle.fuelLabel,
  wholesale_minimum_qty: vehicle.kmPerLitre,
  current_purchase_cost: 0,
  category_id: vehicle.categoryId,
}))

export function details(id: string): ApiObject | null {
  const vehicle = seedFleet.vehicles.find((candidate) => candidate.id === id)
  return vehicle
    ? { ...descriptionFields(vehicle), ...priceFields(vehicle), ...specificationFields(vehicle) }
    : null
}

function descriptionFields(vehicle: SeedVehicle): ApiObject {
  const { id, name, description, imagePath, pictures, categoryId } = vehicle
  const product_image = pictures.map((image) => ({ image }))
  return { id, name, description, image_path: imagePath, product_image, category_id: categoryId }
}

function priceFields({ rates, totals, ...vehicle }: SeedVehicle): ApiObject {
  return {
    unlimited_price: vehicle.unlimitedKilometersPrice,
    one_week_per_day_rate: rates.oneWeek,
    two_week_per_day_rate: rates.twoWeeks,
    three_week_per_day_rate: rates.threeWeeks,
    one_month_per_day_rate: rates.oneMonth,
    three_months_per_day_rate: rates.threeMonths,
    six_months_per_day_rate: rates.sixMonths,
    one_week_per_total: totals.oneWeek,
    two_week_per_total: totals.twoWeeks,
    three_week_per_total: totals.threeWeeks,
    one_months_per_total: totals.oneMonth,
    three_months_per_total: totals.threeMonths,
    six_months_per_total: totals.sixMonths,
    deposit: vehicle.deposit,
    extras_not_offered:
      vehicle.extrasNotOffered ??
      seedFleet.categories.find(({ id }) => id === vehicle.categoryId)?.extrasNotOffered,
    extra_km_rate: vehicle.extraKmRate,
  }
}

function specificationFields(vehicle: SeedVehicle): ApiObject {
  return {
    ac: Number(vehicle.airConditioning),
    automatic_shift: Number(vehicle.gearbox === "automatic"),
    doors: vehicle.doors,
    seats: vehicle.seats,
    air_baloons: Number(vehicle.airbags),
    size: vehicle.fuelLabel,
    discount_type: { manual: 2, automatic: 1 }[vehicle.gearbox],
    wholesale_minimum_qty: vehicle.kmPerLitre,
    body: vehicle.body,
    model_year: vehicle.modelYear,
    luggage_large: vehicle.luggageLarge,
    luggage_small: vehicle.luggageSmall,
    engine_cc: vehicle.engineCc,
    range_km: vehicle.rangeKm,
    drive: vehicle.drive,
    chauffeur_only: Number(vehicle.chauffeurOnly),
  }
}
