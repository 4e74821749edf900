import type { Ports } from "#app/context.ts"
import type { CatalogueResult } from "#domain/catalogue/catalogue.ts"
import type { ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"
import { rentalTerms, type Terms } from "#domain/pricing/terms.ts"

/** A vehicle with the terms of its price. `lacksExtras`: the list of extras could not be read, so the terms offer none of them. */
export type VehicleWithTerms = { vehicle: Vehicle; terms: Terms; lacksExtras: boolean }

/** A vehicle whose extras cannot be read is still shown, and can be priced and booked. */
export async function loadVehicle(
  { catalogue, content, log }: Pick<Ports, "catalogue" | "content" | "log">,
  id: string,
  signal: AbortSignal,
): Promise<CatalogueResult<VehicleWithTerms>> {
  const [vehicle, extras] = await Promise.all([catalogue.vehicle(id, signal), catalogue.extras(signal)])
  if (!vehicle.ok) {
    if (vehicle.reason !== "notFound") log.warn({ reason: vehicle.reason }, "a vehicle could not be read")
    return vehicle
  }
  if (!extras.ok) log.warn({ reason: extras.reason }, "the extras could not be read")
  const terms = rentalTerms(vehicle.value, extras.ok ? extras.value : [], content)
  return { ok: true, value: { vehicle: vehicle.value, terms, lacksExtras: !extras.ok } }
}

/** A vehicle that can no longer be rented, and related vehicles. */
export type RetiredVehicle = { vehicle: ListedVehicle; relatedVehicles: ListedVehicle[] }

/** Null if the vehicle is not retired or does not exist, and if the retired vehicles cannot be read. */
export async function loadRetiredVehicle(
  { catalogue, log }: Pick<Ports, "catalogue" | "log">,
  id: string,
  signal: AbortSignal,
): Promise<RetiredVehicle | null> {
  const [retiredResult, listResult] = await Promise.all([
    catalogue.retired(signal),
    catalogue.vehicles(signal),
  ])
  if (!retiredResult.ok) log.warn({ reason: retiredResult.reason }, "the retired vehicles could not be read")
  const vehicle = retiredResult.ok ? retiredResult.value.vehicles.find((each) => each.id === id) : undefined
  if (!vehicle) return null
  return { vehicle, relatedVehicles: listResult.ok ? relatedVehiclesOf(vehicle, listResult.value) : [] }
}

const MAX_RELATED_VEHICLES = 4

/** Other vehicles, those of the same category first. Empty if the list cannot be read. */
export async function loadRelatedVehicles(
  { catalogue, log }: Pick<Ports, "catalogue" | "log">,
  vehiclePromise: Promise<CatalogueResult<VehicleWithTerms>>,
  signal: AbortSignal,
): Promise<ListedVehicle[]> {
  const [listResult, vehicleResult] = await Promise.all([catalogue.vehicles(signal), vehiclePromise])
  if (!listResult.ok) log.warn({ reason: listResult.reason }, "the related vehicles could not be read")
  return listResult.ok && vehicleResult.ok
    ? relatedVehiclesOf(vehicleResult.value.vehicle, listResult.value)
    : []
}

export function relatedVehiclesOf(
  vehicle: Pick<Vehicle, "id" | "categoryId">,
  listedVehicles: readonly ListedVehicle[],
): ListedVehicle[] {
  const others = listedVehicles.filter(({ id }) => id !== vehicle.id)
  const isInSameCategory = ({ categoryId }: ListedVehicle) =>
    categoryId !== null && categoryId === vehicle.categoryId
  return [...others.filter(isInSameCategory), ...others.filter((other) => !isInSameCategory(other))].slice(
    0,
    MAX_RELATED_VEHICLES,
  )
}
