import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import {
  amountField,
  checkboxField,
  choiceField,
  type FieldValues,
  idsField,
  lineField,
  numberField,
  optionalChoiceField,
  optionalNumberField,
  slugField,
  textField,
} from "./field-rules.ts"

const GEARBOXES = ["manual", "automatic"] as const
/** The kinds of fuel of vehicles. */
export const FUELS = ["petrol", "diesel", "hybrid", "electric"] as const
/** The body types of vehicles. */
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
/** The driven wheels, if all four are driven. A vehicle with two driven wheels has no value. */
export const DRIVEN_WHEELS = ["4x4"] as const

const MAX_DESCRIPTION_LENGTH = 2000

/** The editable fields of a vehicle, each with its rule, without rates and pictures. In the order of the form. */
export const VEHICLE_FIELDS = {
  name: lineField(80),
  // The id of a category; the database checks that it exists.
  categoryId: slugField,
  brand: lineField(40),
  model: lineField(60),
  modelYear: numberField(1900, 2100),
  colour: lineField(40),
  body: choiceField(BODIES),
  units: numberField(1, 99),
  description: textField(MAX_DESCRIPTION_LENGTH),
  gearbox: choiceField(GEARBOXES),
  fuel: choiceField(FUELS),
  fuelLabel: lineField(30),
  engineCc: optionalNumberField(1, 20_000),
  drive: optionalChoiceField(DRIVEN_WHEELS),
  rangeKm: optionalNumberField(1, 2_000),
  kmPerLitre: optionalNumberField(1, 200, 1),
  seats: numberField(1, 80),
  doors: numberField(0, 9),
  luggageLarge: numberField(0, 99),
  luggageSmall: numberField(0, 99),
  airConditioning: checkboxField,
  airbags: checkboxField,
  chauffeurOnly: checkboxField,
  unlimitedKilometersPrice: amountField(),
  extraKmRate: amountField(),
  deposit: amountField(),
  /** Whether the vehicle has its own list of extras. Otherwise the list of its category applies. */
  ownExtras: checkboxField,
  extrasNotOffered: idsField,
} as const

export type VehicleValues = FieldValues<typeof VEHICLE_FIELDS>

/** The rates of a new vehicle. The form of an existing vehicle has none, because its rates are edited on the page of rates. */
export const RATE_FIELDS = Object.fromEntries(TIERS.map(({ id }) => [id, amountField(1)])) as Record<
  TierId,
  ReturnType<typeof amountField>
> // one for each tier

/** The fields of a new vehicle. `id` is the last segment of its path, `/cars/{id}`, and never changes. */
export const NEW_VEHICLE_FIELDS = { ...VEHICLE_FIELDS, ...RATE_FIELDS, id: slugField } as const

export type NewVehicleField = keyof typeof NEW_VEHICLE_FIELDS
