import * as v from "valibot"
import type { Database } from "#adapters/database/database.ts"
import { storedSchema } from "#adapters/database/stored-schema.ts"
import type { AgreedBookingsTable } from "#adapters/database/tables.ts"
import { type AgreedTerms, CHARGES, CURRENCIES } from "#domain/agreed/agreed-terms.ts"
import type { AgreedBooking } from "#domain/enquiry/enquiry-repository.ts"
import { cents } from "#domain/money.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { rateAdjustments } from "./rate-adjustments.ts"

/** The agreed booking of an enquiry. Null: the terms of the request still apply. */
export async function readAgreedBooking(db: Database, enquiryId: string): Promise<AgreedBooking | null> {
  const row = await db
    .selectFrom("agreed_bookings")
    .selectAll()
    .where("enquiry_id", "=", enquiryId)
    .executeTakeFirst()
  return row ? agreedBookingFrom(row) : null
}

/**
 * The agreed bookings of several enquiries, by the enquiry's id. One that cannot be parsed is 'unreadable', so that the whole list
 * does not fail.
 */
export async function readAgreedBookings(
  db: Database,
  enquiryIds: readonly string[],
): Promise<Map<string, AgreedBooking | "unreadable">> {
  if (enquiryIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("agreed_bookings")
    .selectAll()
    .where("enquiry_id", "in", enquiryIds)
    .execute()
  return new Map(rows.map((row) => [row.enquiry_id, isReadable(row) ? agreedBookingFrom(row) : "unreadable"]))
}

function isReadable({ terms }: AgreedBookingsTable): boolean {
  return parseTermsOrNull(terms) !== null
}

function agreedBookingFrom({
  terms,
  revision,
  offered_at,
  valid_until,
  accepted_at,
}: AgreedBookingsTable): AgreedBooking {
  const validUntil = valid_until === null ? null : parseWallTime(valid_until)
  const offer = offered_at === null ? null : { at: new Date(offered_at), validUntil }
  return {
    terms: parseTerms(terms),
    revision,
    offer: offer && { ...offer, acceptedAt: accepted_at === null ? null : new Date(accepted_at) },
  }
}

/** The text of terms in the database, which `parseTerms` reads. */
export function termsText(terms: AgreedTerms): string {
  const { kmPerDay, ...conditions } = terms.conditions
  return JSON.stringify({ ...terms, conditions: { ...conditions, kmADay: kmPerDay } })
}

/** @throws SyntaxError or ValiError for a text that was not stored by us */
export function parseTerms(text: string): AgreedTerms {
  return v.parse(termsSchema, JSON.parse(text))
}

/** The result of `parseTerms`. Null for a text that cannot be parsed, so that the whole page does not fail. */
export function parseTermsOrNull(text: string): AgreedTerms | null {
  try {
    return parseTerms(text)
  } catch {
    return null
  }
}

const wallTime = v.pipe(
  v.string(),
  v.transform(parseWallTime),
  v.custom<WallTime>((time) => time !== null),
)
const amount = v.pipe(v.number(), v.transform(cents))
/** The fields of a line whose amount is a count times a unit price. */
const countedFields = {
  countedIn: v.picklist(["days", "pieces", "once"]),
  count: v.number(),
  unitPrice: amount,
  amount,
  name: v.string(),
}

const storedTerms = v.object({
  pickUpAt: wallTime,
  returnAt: wallTime,
  pickUpLocation: v.string(),
  returnLocation: v.string(),
  vehicles: v.array(v.object({ vehicleId: v.string(), name: v.string(), units: v.number() })),
  lines: v.array(
    v.variant("kind", [
      v.object({ kind: v.literal("vehicle"), vehicleId: v.string(), ...rateAdjustments, ...countedFields }),
      v.object({ kind: v.literal("extra"), extraId: v.string(), ...countedFields }),
      v.object({ kind: v.literal("charge"), charge: v.picklist(CHARGES), name: v.string(), amount }),
      v.object({ kind: v.literal("discount"), reason: v.string(), percent: v.nullable(v.number()), amount }),
    ]),
  ),
  conditions: v.pipe(
    v.object({
      kmADay: v.nullable(v.number()), // the stored name of `kmPerDay`
      extraKmRate: v.nullable(amount),
      extraKmRates: v.optional(v.array(v.object({ vehicleId: v.string(), rate: v.nullable(amount) }))),
      hasDriver: v.boolean(),
      deposit: v.nullable(amount),
    }),
    v.transform(({ kmADay, ...conditions }) => ({ ...conditions, kmPerDay: kmADay })),
  ),
  livesAbroad: v.optional(v.boolean()),
  currency: v.nullable(v.object({ code: v.picklist(CURRENCIES), rate: amount })),
})
const termsSchema = storedSchema<AgreedTerms>()(storedTerms)

type NewAgreedBooking = { terms: AgreedTerms; offer: { at: Date; validUntil: WallTime | null } | null }

/** Stores changed terms. They replace the earlier terms and their offer. */
export async function writeAgreedBooking(
  transaction: Database,
  enquiryId: string,
  { terms, offer }: NewAgreedBooking,
): Promise<void> {
  const columns = {
    terms: termsText(terms),
    offered_at: offer?.at.toISOString() ?? null,
    valid_until: offer?.validUntil ?? null,
    accepted_at: null,
  }
  await transaction
    .insertInto("agreed_bookings")
    .values({ enquiry_id: enquiryId, revision: 1, ...columns })
    .onConflict((conflict) =>
      conflict.column("enquiry_id").doUpdateSet((row) => ({
        ...columns,
        revision: row("agreed_bookings.revision", "+", 1),
      })),
    )
    .execute()
}

/** Marks the current offer as accepted or withdrawn. */
export async function updateOffer(
  transaction: Database,
  enquiryId: string,
  change: { acceptedAt: Date } | "withdrawn",
): Promise<void> {
  const columns =
    change === "withdrawn" ? { offered_at: null } : { accepted_at: change.acceptedAt.toISOString() }
  await transaction.updateTable("agreed_bookings").set(columns).where("enquiry_id", "=", enquiryId).execute()
}
