import { totalWithoutExtras } from "#app/site/fleet/dated-vehicles.ts"
import type { VisitorDates } from "#app/site/rental-dates.ts"
import type { FilteredVehicle } from "#domain/catalogue/filter.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Content } from "#domain/content/content.ts"
import { abroadAmounts } from "#domain/pricing/abroad-rates.ts"
import { fuelCost } from "#domain/pricing/side-costs.ts"
import { rentalDays } from "#domain/rental-period.ts"

type ComparisonOptions = {
  dates: VisitorDates | null
  /** The distance of the trip; null: not given. */
  km: number | null
  content: Pick<Content, "rules" | "abroadRates" | "seasons" | "costs">
}

/**
 * One column of the comparison. `total` undefined: no dates; null: on request. `fuelCost` undefined: no distance, or the company
 * has set no fuel prices; null: not known for this vehicle.
 */
export function comparedVehicle(
  vehicle: Vehicle & FilteredVehicle,
  { dates, km, content }: ComparisonOptions,
) {
  const { id, name, categoryId, pictures, rates, specification, deposit, extraKmRate } = vehicle
  const { costs, abroadRates, rules } = content
  const days = dates ? rentalDays(dates) : null
  return {
    id,
    name,
    categoryId,
    specification,
    deposit,
    extraKmRate,
    picture: pictures[0] ?? null,
    rates: dates?.livesAbroad ? abroadAmounts(rates, abroadRates) : rates,
    driver: driverOf(vehicle),
    freeKmADay: rules.mileageAllowanceKm,
    freeKm: days && days * rules.mileageAllowanceKm,
    total: dates ? totalWithoutExtras(vehicle, dates, content) : undefined,
    fuelCost: km !== null && costs.fuelOn !== null ? fuelCost(specification, km, costs) : undefined,
  }
}

function driverOf({
  chauffeurOnly,
  offersDriver,
}: FilteredVehicle): "driverIncluded" | "driverAsExtra" | "selfDriveOnly" {
  if (chauffeurOnly) return "driverIncluded"
  return offersDriver ? "driverAsExtra" : "selfDriveOnly"
}

export type ComparedVehicle = ReturnType<typeof comparedVehicle>
