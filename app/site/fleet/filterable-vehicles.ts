import type { Ports } from "#app/context.ts"
import type { FilteredVehicle } from "#domain/catalogue/filter.ts"
import type { ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"
import { vehicleDetails } from "#domain/catalogue/vehicle-details.ts"

/** Vehicles with the details that filters read, by id. A vehicle whose details cannot be read is missing. */
export type FilterableVehicles = ReadonlyMap<string, Vehicle & FilteredVehicle>

/** Loads the details of vehicles. If the extras cannot be read, no vehicle offers a driver. */
export async function loadFilterableVehicles(
  { catalogue }: Pick<Ports, "catalogue">,
  vehicles: readonly ListedVehicle[],
  signal: AbortSignal,
): Promise<FilterableVehicles> {
  const [details, extras] = await Promise.all([
    vehicleDetails(catalogue, vehicles, signal),
    catalogue.extras(signal),
  ])
  const driverExtras = extras.ok ? extras.value.filter(({ role }) => role === "driver") : []
  const offersDriver = ({ extrasNotOffered }: Vehicle) =>
    driverExtras.some(({ id }) => !extrasNotOffered.includes(id))
  return new Map(
    [...details].map(([id, vehicle]) => [id, { ...vehicle, offersDriver: offersDriver(vehicle) }]),
  )
}
