import type { DrivenVehicle } from "#domain/content/licence-rules.ts"

/**
 * The vehicles of the licence rules by body, for all bodies that are not a car. A minibus counts as a bus. Null: the rules do not
 * contain it.
 */
const VEHICLES_BY_BODY: Readonly<Record<string, DrivenVehicle | null>> = {
  tuk_tuk: "tukTuk",
  bus: "bus",
  minibus: "bus",
  motorbike: null,
}

/**
 * The vehicle of the licence rules for a body; a car for any body without an entry above. Null if the body is unknown or the rules
 * do not contain it.
 */
export function drivenVehicleOf(body: string | null): DrivenVehicle | null {
  if (!body) return null
  const vehicle = VEHICLES_BY_BODY[body.toLowerCase()]
  return vehicle === undefined ? "car" : vehicle
}
