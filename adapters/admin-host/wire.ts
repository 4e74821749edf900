import * as v from "valibot"
import type { Category, Gearbox, ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"
import { ZERO } from "#domain/money.ts"
import { type Extra, UNLIMITED_KILOMETERS_ID } from "#domain/pricing/extra.ts"
import { pictureUrl } from "./picture-url.ts"
import {
  amount,
  flag,
  id,
  nullIfInvalid,
  number,
  positiveNumber,
  rate,
  text,
  undefinedIfInvalid,
  wholeNumber,
} from "./wire-values.ts"

// The only file of this adapter with the wire names of docs/requirements.md, group R14. Fields that are not listed there (body,
// deposit and others) are additions of our own public API; all of them are optional.

/** A parsed response, or an entry of one; or its invalid fields. */
export type ParseResult<T> = { ok: true; value: T } | { ok: false; fields: string[] }

/** Parses a response, or an entry of one; picture paths are relative to the admin host. */
export type Parser<T> = (json: unknown, adminHost: string) => ParseResult<T>

const listedVehicle = v.object({
  id,
  name: text,
  model: nullIfInvalid(text),
  category_id: nullIfInvalid(id),
  discount_type: nullIfInvalid(number),
  size: nullIfInvalid(text),
  image_path: nullIfInvalid(text),
})

export const parseListedVehicle: Parser<ListedVehicle> = (json, adminHost) =>
  parse(listedVehicle, json, (entry) => ({
    id: entry.id,
    name: entry.name,
    model: entry.model,
    categoryId: entry.category_id,
    gearbox: gearboxInList(entry.discount_type),
    fuelLabel: entry.size,
    picture: pictureUrl(adminHost, entry.image_path),
  }))

const category = v.object({ id, name: text, description: nullIfInvalid(text) })

export const parseCategory: Parser<Category> = (json) => parse(category, json, (entry) => entry)

const extra = v.object({
  id,
  service_name: text,
  price: amount,
  input_type: nullIfInvalid(text),
  role: undefinedIfInvalid(v.nullable(v.literal("driver"))),
  per_day: undefinedIfInvalid(flag),
  unit: nullIfInvalid(text),
  description: nullIfInvalid(text),
})

export const parseExtra: Parser<Extra> = (json) =>
  parse(extra, json, (entry) => ({
    id: entry.id,
    name: entry.service_name,
    price: entry.price,
    role: roleOf(entry),
    inputKind: asksQuantity(entry) ? "quantity" : "yesOrNo",
    charged: isPerDay(entry) ? "perDay" : "once",
    unit: entry.unit,
    description: entry.description,
  }))

/**
 * The names are those of the host, with its misspellings. Its `discount_type` is the gearbox, `size` the fuel,
 * `wholesale_minimum_qty` the kilometres per litre, and `air_baloons` the airbags (R14).
 */
const details = v.object({
  id: nullIfInvalid(id),
  name: text,
  description: nullIfInvalid(text),
  category_id: nullIfInvalid(id),
  image_path: nullIfInvalid(text),
  product_image: v.fallback(
    v.array(v.fallback(v.object({ image: nullIfInvalid(text) }), { image: null })),
    [],
  ),
  one_week_per_day_rate: rate,
  two_week_per_day_rate: rate,
  three_week_per_day_rate: rate,
  one_month_per_day_rate: rate,
  three_months_per_day_rate: rate,
  six_months_per_day_rate: rate,
  one_week_per_total: nullIfInvalid(amount),
  two_week_per_total: nullIfInvalid(amount),
  three_week_per_total: nullIfInvalid(amount),
  one_months_per_total: nullIfInvalid(amount),
  three_months_per_total: nullIfInvalid(amount),
  six_months_per_total: nullIfInvalid(amount),
  unlimited_price: v.fallback(amount, ZERO),
  discount_type: nullIfInvalid(number),
  size: nullIfInvalid(text),
  wholesale_minimum_qty: nullIfInvalid(positiveNumber),
  seats: nullIfInvalid(positiveNumber),
  doors: nullIfInvalid(wholeNumber),
  ac: nullIfInvalid(flag),
  air_baloons: nullIfInvalid(flag),
  body: nullIfInvalid(text),
  model_year: nullIfInvalid(positiveNumber),
  luggage_large: nullIfInvalid(wholeNumber),
  luggage_small: nullIfInvalid(wholeNumber),
  engine_cc: nullIfInvalid(positiveNumber),
  range_km: nullIfInvalid(positiveNumber),
  drive: nullIfInvalid(v.literal("4x4")),
  chauffeur_only: v.fallback(flag, false),
  extras_not_offered: v.fallback(v.array(id), []),
  deposit: nullIfInvalid(amount),
  extra_km_rate: nullIfInvalid(amount),
})

type Details = v.InferOutput<typeof details>

/** The details of one vehicle. A response without an id gets the requested id. */
export const vehicleParser =
  (requestedId: string): Parser<Vehicle> =>
  (json, adminHost) =>
    parse(details, json, (response) => ({
      id: response.id ?? requestedId,
      name: response.name,
      description: response.description,
      categoryId: response.category_id,
      pictures: picturesOf(response, adminHost),
      pictureAlts: {},
      rates: ratesOf(response),
      statedTotals: statedTotalsOf(response),
      unlimitedKilometersPrice: response.unlimited_price,
      specification: specificationOf(response),
      chauffeurOnly: response.chauffeur_only,
      extrasNotOffered: response.extras_not_offered,
      deposit: response.deposit,
      extraKmRate: response.extra_km_rate,
    }))

/** Whether a response body with status 200 stands for 'no such vehicle': null, {} or []. */
export function isEmptyBody(json: unknown): boolean {
  return json === null || (typeof json === "object" && Object.keys(json).length === 0)
}

type ExtraEntry = v.InferOutput<typeof extra>

// The original host has no fields for the role and the charging of an extra, so they are recognised by words in the name and the
// unit. The ids of its extras have no meaning.

function roleOf({ id, service_name, role }: ExtraEntry): Extra["role"] {
  if (id === UNLIMITED_KILOMETERS_ID || UNLIMITED_KILOMETERS.test(service_name)) return "unlimitedKilometers"
  if (role !== undefined) return role
  return DRIVER.test(service_name) ? "driver" : null
}

function isPerDay(entry: ExtraEntry): boolean {
  if (entry.per_day !== undefined) return entry.per_day
  return asksQuantity(entry) && (roleOf(entry) === "driver" || PER_DAY.test(entry.unit ?? ""))
}

function asksQuantity({ input_type }: ExtraEntry): boolean {
  return input_type === "input"
}

const DRIVER = /\bneed a driver\b/i
const UNLIMITED_KILOMETERS = /^unlimited kilomet(?:er|re)s$/i
const PER_DAY = /^per\s+days?\s*(?:[,;(]|$)/i

// The list and the details have different rules for discount_type: docs/requirements.md, R14.7.

function gearboxInList(discountType: number | null): Gearbox {
  return discountType === 0 ? "manual" : "automatic"
}

function gearboxOnDetails(discountType: number | null): Gearbox {
  return discountType === 1 ? "automatic" : "manual"
}

/** The pictures of the carousel. If none is usable, `image_path`, which is the picture in the list. */
function picturesOf(response: Details, adminHost: string): string[] {
  const pictures = response.product_image.map(({ image }) => pictureUrl(adminHost, image))
  const usable = pictures.filter((picture) => picture !== null)
  const listPicture = pictureUrl(adminHost, response.image_path)
  return usable.length > 0 || !listPicture ? usable : [listPicture]
}

function ratesOf(response: Details): Vehicle["rates"] {
  return {
    oneWeek: response.one_week_per_day_rate,
    twoWeeks: response.two_week_per_day_rate,
    threeWeeks: response.three_week_per_day_rate,
    oneMonth: response.one_month_per_day_rate,
    threeMonths: response.three_months_per_day_rate,
    sixMonths: response.six_months_per_day_rate,
  }
}

function statedTotalsOf(response: Details): Vehicle["statedTotals"] {
  return {
    oneWeek: response.one_week_per_total,
    twoWeeks: response.two_week_per_total,
    threeWeeks: response.three_week_per_total,
    oneMonth: response.one_months_per_total,
    threeMonths: response.three_months_per_total,
    sixMonths: response.six_months_per_total,
  }
}

function specificationOf(response: Details): Vehicle["specification"] {
  return {
    gearbox: gearboxOnDetails(response.discount_type),
    fuel: response.size,
    kmPerLitre: isElectric(response) ? null : response.wholesale_minimum_qty,
    rangeKm: response.range_km,
    seats: response.seats,
    doors: response.doors,
    airConditioning: response.ac,
    airbags: response.air_baloons,
    body: response.body,
    modelYear: response.model_year,
    luggageLarge: response.luggage_large,
    luggageSmall: response.luggage_small,
    engineCc: response.engine_cc,
    drive: response.drive,
  }
}

/** Whether a vehicle is electric. The wire has no field for it, so it is recognised by the label, or by a range on one charge. */
function isElectric({ size, range_km }: Details): boolean {
  return range_km !== null || /^electric\b/i.test(size ?? "")
}

function parse<Schema extends v.GenericSchema, T>(
  schema: Schema,
  json: unknown,
  convert: (entry: v.InferOutput<Schema>) => T,
): ParseResult<T> {
  const result = v.safeParse(schema, json)
  if (result.success) return { ok: true, value: convert(result.output) }
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? "(root)")
  return { ok: false, fields: [...new Set(fields)] }
}
