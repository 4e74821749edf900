import type { Specification } from "#domain/catalogue/vehicle.ts"

/** The specification of a vehicle with the required fields only. */
export const MINIMAL_SPECIFICATION: Specification = {
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
