import type { Gearbox, Specification } from "#domain/catalogue/vehicle.ts"
import type { Extra } from "#domain/pricing/extra.ts"
import type { TierId } from "#domain/pricing/tiers.ts"
import categories from "./categories.json" with { type: "json" }
import extras from "./extras.json" with { type: "json" }
import vehicles from "./vehicles.json" with { type: "json" }

/** A row with the types of its enumerated fields, which TypeScript infers as string. A test checks the values of every row. */
type WithEnums<Row, Enums> = Omit<Row, keyof Enums> & Enums

/** Rupees, with at most two decimals. */
type Rupees = number

export type SeedVehicle = WithEnums<
  (typeof vehicles)[number],
  {
    gearbox: Gearbox
    drive: Specification["drive"]
    rates: Record<TierId, Rupees>
    totals: Record<TierId, Rupees | null>
    extrasNotOffered: readonly string[] | null
  }
>

/** The catalogue that fills an empty database at the first start, in display order. */
export const seedFleet = {
  categories,
  vehicles: vehicles as SeedVehicle[], // see WithEnums
  extras: extras as WithEnums<
    (typeof extras)[number],
    Pick<Extra, "inputKind" | "charged"> & { role: "driver" | null }
  >[], // see WithEnums
}
