import * as v from "valibot"
import type { Category, Gearbox, ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"
import { NOTHING } from "#domain/money.ts"
import { type Extra, UNLIMITED_KILOMETERS_ID } from "#domain/pricing/extra.ts"
import { pictureAddress } from "./picture-address.ts"
import { amount, count, flag, id, measure, number, orNull, orUndefined, rate, text } from "./wire-values.ts"

// The only file of this adapter with the wire names of docs/requirements.md, group R14. Fields that are not listed there (body, deposit
// and others) are additions of our own public API; all of them are optional.

/** A parsed answer or entry, or its invalid fields. */
export type Read<T> = { ok: true; value: T } | { ok: false; fields: string[] }

/** Parses an answer or an entry of a list; picture paths are relative to the admin host. */
export type Reader<T> = (json: unknown, adminHost: string) => Read<T>

const listedVehicle = v.object({
  id,
  name: text,
  model: orNull(text),
  category_id: orNull(id),
  discount_type: orNull(number),
  size: orNull(text),
  image_path: orNull(text),
})

export const readListedVehicle: Reader<ListedVehicle> = (json, adminHost) =>
  read(listedVehicle, json, (entry) => ({
    id: entry.id,
    name: entry.name,
    model: entry.model,
    categoryId: entry.category_id,
    gearbox: gearboxInList(entry.discount_type),
    size: entry.size,
    picture: pictureAddress(adminHost, entry.image_path),
  }))

const category = v.object({ id, name: text, description: orNull(text) })

export const readCategory: Reader<Category> = (json) => read(category, json, (entry) => entry)

const extra = v.object({
  id,
  service_name: text,
  price: amount,
  input_type: orNull(text),
  role: orUndefined(v.nullable(v.literal("driver"))),
  per_day: orUndefined(flag),
  unit: orNull(text),
  description: orNull(text),
})

export const readExtra: Reader<Extra> = (json) =>
  read(extra, json, (entry) => ({
    id: entry.id,
    name: entry.service_name,
    price: entry.price,
    role: roleOf(entry),
    asks: asksQuantity(entry) ? "quantity" : "yesOrNo",
    charged: isPerDay(entry) ? "perDay" : "once",
    unit: entry.unit,
    description: entry.description,
  }))

/** The names are those of the host, with its misspellings. Its `size` is the fuel, `wholesale_minimum_qty` the kilometres per litre (R14). */
const details = v.object({
  id: orNull(id),
  name: text,
  description: orNull(text),
  category_id: orNull(id),
  image_path: orNull(text),
  product_image: v.fallback(v.array(v.fallback(v.object({ image: orNull(text) }), { image: null })), []),
  one_week_per_day_rate: rate,
  two_week_per_day_rate: rate,
  three_week_per_day_rate: rate,
  one_month_per_day_rate: rate,
  three_months_per_day_rate: rate,
  six_months_per_day_rate: rate,
  one_week_per_total: orNull(amount),
  two_week_per_total: orNull(amount),
  three_week_per_total: orNull(amount),
  one_months_per_total: orNull(amount),
  three_months_per_total: orNull(amount),
  six_months_per_total: orNull(amount),
  unlimited_price: v.fallback(amount, NOTHING),
  discount_type: orNull(number),
  size: orNull(text),
  wholesale_minimum_qty: orNull(measure),
  seats: orNull(measure),
  doors: orNull(count),
  ac: orNull(flag),
  air_baloons: orNull(flag),
  body: orNull(text),
  model_year: orNull(measure),
  luggage_large: orNull(count),
  luggage_small: orNull(count),
  engine_cc: orNull(measure),
  range_km: orNull(measure),
  drive: orNull(v.literal("4x4")),
  chauffeur_only: v.fallback(flag, false),
  extras_not_offered: v.fallback(v.array(id), []),
  deposit: orNull(amount),
  extra_km_rate: orNull(amount),
})

type Details = v.InferOutput<typeof details>

/** The details of one vehicle. An answer without an id gets the requested id. */
export const vehicleReader =
  (requestedId: string): Reader<Vehicle> =>
  (json, adminHost) =>
    read(details, json, (answer) => ({
      id: answer.id ?? requestedId,
      name: answer.name,
      description: answer.description,
      categoryId: answer.category_id,
      pictures: picturesOf(answer, adminHost),
      pictureAlts: {},
      rates: ratesOf(answer),
      statedTotals: statedTotalsOf(answer),
      unlimitedKilometersPrice: answer.unlimited_price,
      specification: specificationOf(answer),
      chauffeurOnly: answer.chauffeur_only,
      extrasNotOffered: answer.extras_not_offered,
      deposit: answer.deposit,
      extraKmRate: answer.extra_km_rate,
    }))

/** Whether a response body with status 200 stands for 'no such vehicle': null, {} or []. */
export function isNothing(json: unknown): boolean {
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

/** The pictures of the carousel. If there are none, the picture of the list. */
function picturesOf(answer: Details, adminHost: string): string[] {
  const pictures = answer.product_image.map(({ image }) => pictureAddress(adminHost, image))
  const usable = pictures.filter((picture) => picture !== null)
  const listed = pictureAddress(adminHost, answer.image_path)
  return usable.length > 0 || !listed ? usable : [listed]
}

function ratesOf(answer: Details): Vehicle["rates"] {
  return {
    oneWeek: answer.one_week_per_day_rate,
    twoWeeks: answer.two_week_per_day_rate,
    threeWeeks: answer.three_week_per_day_rate,
    oneMonth: answer.one_month_per_day_rate,
    threeMonths: answer.three_months_per_day_rate,
    sixMonths: answer.six_months_per_day_rate,
  }
}

function statedTotalsOf(answer: Details): Vehicle["statedTotals"] {
  return {
    oneWeek: answer.one_week_per_total,
    twoWeeks: answer.two_week_per_total,
    threeWeeks: answer.three_week_per_total,
    oneMonth: answer.one_months_per_total,
    threeMonths: answer.three_months_per_total,
    sixMonths: answer.six_months_per_total,
  }
}

function specificationOf(answer: Details): Vehicle["specification"] {
  return {
    gearbox: gearboxOnDetails(answer.discount_type),
    fuel: answer.size,
    kmPerLitre: isElectric(answer) ? null : answer.wholesale_minimum_qty,
    rangeKm: answer.range_km,
    seats: answer.seats,
    doors: answer.doors,
    airConditioning: answer.ac,
    airbags: answer.air_baloons,
    body: answer.body,
    modelYear: answer.model_year,
    luggageLarge: answer.luggage_large,
    luggageSmall: answer.luggage_small,
    engineCc: answer.engine_cc,
    drive: answer.drive,
  }
}

/** Whether a vehicle is electric. The wire has no field for it, so it is recognised by the label, or by a range on one charge. */
function isElectric({ size, range_km }: Details): boolean {
  return range_km !== null || /^electric\b/i.test(size ?? "")
}

function read<Schema extends v.GenericSchema, T>(
  schema: Schema,
  json: unknown,
  toOurs: (entry: v.InferOutput<Schema>) => T,
): Read<T> {
  const result = v.safeParse(schema, json)
  if (result.success) return { ok: true, value: toOurs(result.output) }
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? "(root)")
  return { ok: false, fields: [...new Set(fields)] }
}
