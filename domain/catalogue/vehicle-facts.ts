import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import {
  amountFact,
  checkboxFact,
  choiceFact,
  type FactsOf,
  idsFact,
  lineFact,
  numberFact,
  optionalChoiceFact,
  optionalNumberFact,
  slugFact,
  textFact,
} from "./facts.ts"

const GEARBOXES = ["manual", "automatic"] as const
export const FUELS = ["petrol", "diesel", "hybrid", "electric"] as const
export const BODIES = [
  "hatchback",
  "sedan",
  "wagon",
  "suv",
  "pickup",
  "van",
  "minibus",
  "bus",
  "limousine",
  "wedding",
  "tuk_tuk",
  "motorbike",
] as const
export const DRIVES = ["4x4"] as const

const MAX_DESCRIPTION_LENGTH = 2000

/** The editable facts of a vehicle, without rates and pictures, in the order of the form. */
export const VEHICLE_FACTS = {
  name: lineFact(80),
  // The id of a category; the database checks that it exists.
  categoryId: slugFact,
  brand: lineFact(40),
  model: lineFact(60),
  modelYear: numberFact(1900, 2100),
  colour: lineFact(40),
  body: choiceFact(BODIES),
  units: numberFact(1, 99),
  description: textFact(MAX_DESCRIPTION_LENGTH),
  gearbox: choiceFact(GEARBOXES),
  fuel: choiceFact(FUELS),
  fuelLabel: lineFact(30),
  engineCc: optionalNumberFact(1, 20_000),
  drive: optionalChoiceFact(DRIVES),
  rangeKm: optionalNumberFact(1, 2_000),
  kmPerLitre: optionalNumberFact(1, 200, 1),
  seats: numberFact(1, 80),
  doors: numberFact(0, 9),
  luggageLarge: numberFact(0, 99),
  luggageSmall: numberFact(0, 99),
  airConditioning: checkboxFact,
  airbags: checkboxFact,
  chauffeurOnly: checkboxFact,
  unlimitedKilometersPrice: amountFact(),
  extraKmRate: amountFact(),
  deposit: amountFact(),
  /** The vehicle's own list of extras. Empty: the list of its category applies. */
  ownExtras: checkboxFact,
  extrasNotOffered: idsFact,
} as const

export type VehicleFacts = FactsOf<typeof VEHICLE_FACTS>

/** The rates of a new vehicle, which are facts of its form only. Later they are edited in the rate sheet. */
export const RATE_FACTS = Object.fromEntries(TIERS.map(({ id }) => [id, amountFact(1)])) as Record<
  TierId,
  ReturnType<typeof amountFact>
> // one for each tier

/** `id` is the last segment of its path, `/cars/{id}`, and never changes. */
export const NEW_VEHICLE_FACTS = { ...VEHICLE_FACTS, ...RATE_FACTS, id: slugFact } as const

export type NewVehicleField = keyof typeof NEW_VEHICLE_FACTS
