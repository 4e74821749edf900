import type { Specification } from "#domain/catalogue/vehicle.ts"

/** A vehicle of which the catalogue tells no more than it must. */
export const UNKNOWN_SPECIFICATION: Specification = {
  gearbox: "manual",
  fuel: null,
  kmPerLitre: null,
  rangeKm: null,
  seats: null,
  doors: null,
  airConditioning: null,
  airbags: null,
  body: null,
  modelYear: null,
  luggageLarge: null,
  luggageSmall: null,
  engineCc: null,
  drive: null,
}
