import * as v from "valibot"
import { PERSON_TITLES } from "#domain/enquiry/booking.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { ENQUIRY_TABS, VEHICLE_TYPES, WAYS } from "#domain/enquiry/hire-enquiry.ts"
import { cents } from "#domain/money.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"

/** Content as text: the same content is the same text, in whatever order its parts were put together. */
export function contentText(content: EnquiryContent): string {
  return JSON.stringify(content, (_, part) => (isTree(part) ? sortedByKey(part) : part))
}

/** @throws ValiError for a text that `contentText` did not write. */
export function parseContent(text: string): EnquiryContent {
  return v.parse(contentSchema, JSON.parse(text))
}

function isTree(part: unknown): part is Record<string, unknown> {
  return typeof part === "object" && part !== null && !Array.isArray(part)
}

function sortedByKey(tree: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(tree).sort(([a], [b]) => (a < b ? -1 : 1)))
}

// What was stored had passed the form's checks; here it only finds its types again. A part that content gains later is to be
// optional here, because what was stored before does not have it.

const wallTime = v.pipe(
  v.string(),
  v.transform(parseWallTime),
  v.custom<WallTime>((time) => time !== null),
)

const amount = v.pipe(v.number(), v.transform(cents))

const period = { pickUpAt: wallTime, returnAt: wallTime }

const tier = v.object({
  id: v.picklist(TIERS.map(({ id }) => id)),
  fromDays: v.number(),
  toDays: v.nullable(v.number()),
  nominalDays: v.number(),
})

const quote = v.object({
  days: v.number(),
  tier: v.nullable(tier),
  lines: v.array(
    v.object({
      item: v.union([v.literal("vehicle"), v.object({ serviceId: v.string(), name: v.string() })]),
      countedIn: v.picklist(["days", "pieces", "once"]),
      count: v.number(),
      unitPrice: amount,
      amount,
    }),
  ),
  total: v.nullable(amount),
})

const hireEnquiry = v.object({
  kind: v.literal("enquiry"),
  tab: v.nullable(v.picklist(ENQUIRY_TABS)),
  pickUpLocation: v.string(),
  returnLocation: v.string(),
  ...period,
  vehicleType: v.picklist(VEHICLE_TYPES),
  contactNumber: v.string(),
  email: v.string(),
  way: v.nullable(v.picklist(WAYS)),
})

const booking = v.object({
  kind: v.literal("booking"),
  vehicleId: v.string(),
  vehicleName: v.string(),
  pickUpLocation: v.string(),
  returnLocation: v.string(),
  ...period,
  personTitle: v.picklist(PERSON_TITLES),
  firstName: v.string(),
  lastName: v.string(),
  contactNumber: v.string(),
  email: v.string(),
  agent: v.nullable(v.string()),
  services: v.array(v.object({ serviceId: v.string(), quantity: v.number() })),
  quote,
})

const contactMessage = v.object({
  kind: v.literal("contact"),
  name: v.string(),
  email: v.string(),
  message: v.string(),
})

const contentSchema: v.GenericSchema<unknown, EnquiryContent> = v.variant("kind", [
  hireEnquiry,
  booking,
  contactMessage,
])
