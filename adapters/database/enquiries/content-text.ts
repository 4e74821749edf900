import * as v from "valibot"
import { storedSchema } from "#adapters/database/stored-schema.ts"
import { PERSON_TITLES } from "#domain/enquiry/booking.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { FIELDS_OF, type FieldType } from "#domain/enquiry/fields.ts"
import { ENQUIRY_TABS, TRIP_DIRECTIONS, VEHICLE_TYPES } from "#domain/enquiry/rental-enquiry.ts"
import { BOOKING_SOURCES } from "#domain/enquiry/staff-booking.ts"
import { cents } from "#domain/money.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { DRIVES, GEARBOXES, PLAN_FIELDS } from "#domain/trip/plan.ts"
import type { SentPlan } from "#domain/trip/sent-plan.ts"
import { rateAdjustments } from "./rate-adjustments.ts"

/** Serialises content with sorted keys, so that equal contents are equal texts. */
export function contentText(content: EnquiryContent): string {
  return JSON.stringify(content, (_, value) => (isObject(value) ? sortByKey(value) : value))
}

/** @throws SyntaxError or ValiError for a text that `contentText` did not write */
export function parseContent(text: string): EnquiryContent {
  return v.parse(
    contentSchema,
    JSON.parse(text, (_, value) => (isObject(value) ? withExtraId(value) : value)),
  )
}

/** The result of `parseContent`. Null for a text that cannot be parsed, so that a whole list or export does not fail. */
export function parseContentOrNull(text: string): EnquiryContent | null {
  try {
    return parseContent(text)
  } catch {
    return null
  }
}

/** Until November 2026 the id of an extra was stored as `serviceId`. */
function withExtraId({ serviceId, ...others }: Record<string, unknown>): Record<string, unknown> {
  return serviceId === undefined ? others : { extraId: serviceId, ...others }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function sortByKey(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)))
}

// Stored values have passed the form's checks, so the schemas only restore their types. Rows of every earlier version must stay
// readable: an optional field that was added later is null in them, and a new required field needs a default here.

const wallTime = v.pipe(
  v.string(),
  v.transform(parseWallTime),
  v.custom<WallTime>((time) => time !== null),
)

const amount = v.pipe(v.number(), v.transform(cents))

const tier = v.object({
  id: v.picklist(TIERS.map(({ id }) => id)),
  fromDays: v.number(),
  toDays: v.nullable(v.number()),
  nominalDays: v.number(),
})

/** The fields of a line whose amount is a count times a unit price. */
const countedFields = {
  countedIn: v.picklist(["days", "pieces", "once"]),
  count: v.number(),
  unitPrice: amount,
  amount,
}

const extra = { extraId: v.string(), name: v.string() }

const quoteLine = v.variant("kind", [
  v.object({
    kind: v.literal("vehicle"),
    ...rateAdjustments,
    ...countedFields,
  }),
  v.object({ kind: v.literal("extra"), ...extra, ...countedFields }),
])

/** Until November 2026 lines had no `kind`: `item` was 'vehicle', or the id and the name of an extra. */
const lineWithoutKind = v.pipe(
  v.object({ item: v.union([v.literal("vehicle"), v.object(extra)]), ...countedFields }),
  v.transform(({ item, ...line }): v.InferOutput<typeof quoteLine> => {
    return item === "vehicle" ? { kind: "vehicle", ...line } : { kind: "extra", ...item, ...line }
  }),
)

const quote = v.object({
  days: v.number(),
  tier: v.nullable(tier),
  lines: v.array(v.union([quoteLine, lineWithoutKind])),
  total: v.nullable(amount),
})

/** A text of the plan's query that is no known place or value. Plans of earlier versions store it without its field. */
const ignoredText = v.union([
  v.object({ field: v.nullable(v.picklist(PLAN_FIELDS)), text: v.string() }),
  v.pipe(
    v.string(),
    v.transform((text) => ({ field: null, text })),
  ),
])

/** Missing in plans of earlier versions. True for them, because nearly every route of the graph contains an estimate. */
const isEstimate = v.optional(v.boolean(), true)

const sentPlan: v.GenericSchema<unknown, SentPlan> = v.object({
  query: v.string(),
  path: v.array(v.string()),
  stops: v.array(v.object({ name: v.string(), nights: v.number() })),
  days: v.array(
    v.object({
      date: v.nullable(v.string()),
      drives: v.array(
        v.object({ from: v.string(), to: v.string(), km: v.number(), isEstimate, hours: v.number() }),
      ),
      night: v.nullable(v.string()),
    }),
  ),
  km: v.number(),
  isEstimate,
  hours: v.number(),
  nights: v.number(),
  month: v.nullable(v.number()),
  people: v.number(),
  bags: v.number(),
  drive: v.picklist(DRIVES),
  gearbox: v.picklist(GEARBOXES),
  firstDay: v.nullable(wallTime),
  leftOut: v.array(ignoredText),
})

const sentPrice = v.object({
  vehicleId: v.string(),
  vehicleName: v.string(),
  isChosen: v.boolean(),
  quote,
  /** The kilometres beyond the allowance, which are paid for at the return. */
  atReturn: v.nullable(v.object({ km: v.number(), amount: v.nullable(amount) })),
})

const VALUE_SCHEMAS = {
  text: v.string(),
  optionalText: nullIfMissing(v.string()),
  time: wallTime,
  vehicleType: v.picklist(VEHICLE_TYPES),
  tab: nullIfMissing(v.picklist(ENQUIRY_TABS)),
  way: nullIfMissing(v.picklist(TRIP_DIRECTIONS)),
  personTitle: v.picklist(PERSON_TITLES),
  yesOrNo: v.optional(v.boolean(), false),
  source: v.picklist(BOOKING_SOURCES),
  services: v.array(v.object({ extraId: v.string(), quantity: v.number() })),
  plan: nullIfMissing(sentPlan),
} satisfies Record<FieldType, v.GenericSchema>

const contents = v.variant("kind", [
  v.object({ kind: v.literal("enquiry"), ...schemasOf(FIELDS_OF.enquiry) }),
  v.object({
    kind: v.literal("booking"),
    vehicleId: v.string(),
    vehicleName: v.string(),
    ...schemasOf(FIELDS_OF.booking),
    quote,
  }),
  v.object({ kind: v.literal("contact"), ...schemasOf(FIELDS_OF.contact) }),
  v.object({
    kind: v.literal("trip"),
    ...schemasOf(FIELDS_OF.trip),
    period: nullIfMissing(v.object({ pickUpAt: wallTime, returnAt: wallTime })),
    price: nullIfMissing(sentPrice),
  }),
  v.object({ kind: v.literal("staffBooking"), ...schemasOf(FIELDS_OF.staffBooking) }),
])
const contentSchema = storedSchema<EnquiryContent>()(contents)

function nullIfMissing<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.nullable(schema), null)
}

type FieldTable = Readonly<Record<string, { type: FieldType }>>

/** The schema of each field of a table. */
function schemasOf<Fields extends FieldTable>(fields: Fields) {
  const schemas = Object.entries(fields).map(([field, { type }]) => [field, VALUE_SCHEMAS[type]])
  // The type of `Object.fromEntries` does not have the schema of each field.
  return Object.fromEntries(schemas) as {
    [Name in keyof Fields]: (typeof VALUE_SCHEMAS)[Fields[Name]["type"]]
  }
}
