import type { Gearbox, Specification } from "#domain/catalogue/vehicle.ts"
import type { Service } from "#domain/pricing/service.ts"
import type { TierId } from "#domain/pricing/tiers.ts"
import categories from "./categories.json" with { type: "json" }
import services from "./services.json" with { type: "json" }
import vehicles from "./vehicles.json" with { type: "json" }

/** The files with their fixed words typed; a test reads every row for them, because TypeScript takes them for any text. */
type Worded<Row, Words> = Omit<Row, keyof Words> & Words

/** Rupees, with at most two decimals, as an editor writes them. */
type Rupees = number

export type SeedVehicle = Worded<
  (typeof vehicles)[number],
  {
    gearbox: Gearbox
    drive: Specification["drive"]
    rates: Record<TierId, Rupees>
    totals: Record<TierId, Rupees | null>
    extrasNotOffered: readonly string[] | null
  }
>

/** The catalogue that an empty database is filled with at its first start, in the order in which it is shown. */
export const seedFleet = {
  categories,
  vehicles: vehicles as SeedVehicle[], // see Worded
  services: services as Worded<
    (typeof services)[number],
    Pick<Service, "asks" | "charged"> & { role: "driver" | null }
  >[], // see Worded
}
