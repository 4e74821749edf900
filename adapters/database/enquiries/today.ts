import type { ExpressionBuilder } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { Tables } from "#adapters/database/tables.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { requestedTerms } from "#domain/agreed/requested-terms.ts"
import { startOfDay } from "#domain/calendar/period.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { lineAnswer } from "#domain/enquiry/field-lines.ts"
import {
  LATE_DAYS,
  OPEN_DAYS,
  type OpenEnquiry,
  type TodayBooking,
  type TodayRecords,
} from "#domain/enquiry/today.ts"
import { addDays, parseWallTime, type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { daysBefore } from "#lib/days-before.ts"
import { parseTermsOrNull } from "./agreed-rows.ts"
import { parseContentOrNull } from "./content-text.ts"
import { readNotes } from "./enquiry-history.ts"
import { INBOX_COLUMNS, inboxEntryFrom } from "./inbox-columns.ts"
import { enquiriesWithVisitorMessage } from "./visitor-messages.ts"

/** Reads the records of the page 'Today' in three statements that use indexes. */
export async function readToday(db: Database, now: Date): Promise<TodayRecords> {
  const [bookings, openEnquiries] = await Promise.all([readBookings(db, now), readOpen(db, now)])
  return { bookings, openEnquiries }
}

async function readBookings(db: Database, now: Date): Promise<TodayBooking[]> {
  const rows = await db
    .selectFrom("inbox_entries")
    .innerJoin("enquiries", "enquiries.id", "inbox_entries.enquiry_id")
    .leftJoin("agreed_bookings", "agreed_bookings.enquiry_id", "inbox_entries.enquiry_id")
    .select(["inbox_entries.enquiry_id", "inbox_entries.reference", "inbox_entries.version", "name"])
    .select(["contact_number", "pick_up_at", "return_at", "went_out_at", "returned_at", "content", "terms"])
    .where("inbox_entries.enquiry_id", "in", idsOfTodaysBookings(db, now))
    .execute()
  const ids = rows.map(({ enquiry_id }) => enquiry_id)
  const notes = await readNotes(db, ids, { author: "staff" })
  return rows.flatMap((row) => {
    const pickUpAt = parseTimeOrNull(row.pick_up_at)
    const returnAt = parseTimeOrNull(row.return_at)
    if (!pickUpAt || !returnAt) return []
    const content = parseContentOrNull(row.content)
    return {
      reference: row.reference,
      version: row.version,
      name: row.name,
      contactNumber: row.contact_number,
      pickUpAt,
      returnAt,
      terms: row.terms === null ? requestedTermsOf(content) : parseTermsOrNull(row.terms),
      notes: notes.get(row.enquiry_id) ?? [],
      customerNote: content && lineAnswer(content, "note"),
      wentOutAt: parseTimeOrNull(row.went_out_at ?? null),
      returnedAt: parseTimeOrNull(row.returned_at ?? null),
    }
  })
}

/**
 * The ids of the confirmed bookings that begin or end from today to the end of tomorrow, are late, or came back today. There are
 * three queries, because each uses its own index.
 */
export function idsOfTodaysBookings(db: Database, now: Date) {
  const today = startOfDay(wallTimeAt(now))
  const end = addDays(today, 2)
  const confirmedBookings = db
    .selectFrom("inbox_entries")
    .select("enquiry_id")
    .where("state", "=", "confirmed")
  const goingOut = confirmedBookings.where("pick_up_at", ">=", today).where("pick_up_at", "<", end)
  const comingBack = confirmedBookings
    .where("return_at", ">=", addDays(today, -LATE_DAYS))
    .where("return_at", "<", end)
    .where(({ or, eb }) => or([eb("return_at", ">=", today), eb("returned_at", "is", null)]))
  const cameBack = confirmedBookings.where("returned_at", ">=", today)
  return goingOut.union(comingBack).union(cameBack)
}

/** The terms that the visitor requested. The page shows neither the pricing of a vehicle nor an allowance of kilometres. */
function requestedTermsOf(content: EnquiryContent | null): AgreedTerms | null {
  const vehiclePricing = null
  const kmPerDay = 0
  return content && requestedTerms(content, vehiclePricing, kmPerDay)
}

function parseTimeOrNull(stored: string | null): WallTime | null {
  return stored === null ? null : parseWallTime(stored)
}

/** The maximum number of open enquiries that are read. */
const MAX_OPEN = 200

/** Open enquiries, and enquiries of any state whose visitor wrote last. */
async function readOpen(db: Database, now: Date): Promise<OpenEnquiry[]> {
  const rows = await openEnquiries(db, now).execute()
  return rows.map(({ changed_at, author, ...row }) => {
    // The flags of the entry are not used here.
    const { reference, receivedAt, kind, summary, state } = inboxEntryFrom(row, {
      primaryDeliveryFailed: false,
      customerEmailFailed: false,
      hasVisitorMessage: false,
    })
    return {
      reference,
      receivedAt,
      kind,
      summary,
      state,
      changedAt: changed_at === null ? receivedAt : new Date(changed_at),
      hasVisitorMessage: author === "visitor",
    }
  })
}

/** A query for the enquiries of `readOpen`, with the time and the author of the latest event. */
export function openEnquiries(db: Database, now: Date) {
  const since = daysBefore(now, OPEN_DAYS).toISOString()
  return db
    .selectFrom("inbox_entries")
    .select(INBOX_COLUMNS.map((column) => `inbox_entries.${column}` as const))
    .select((eb) => lastEvent(eb, "at").as("changed_at"))
    .select((eb) => lastEvent(eb, "author").as("author"))
    .where(({ or, and, eb }) =>
      or([
        and([eb("state", "in", ["new", "contacted"]), eb("received_at", ">=", since)]),
        and([
          eb("state", "!=", "spam"),
          eb("enquiry_id", "in", enquiriesWithVisitorMessage(db).where("written.at", ">=", since)),
        ]),
      ]),
    )
    .orderBy("received_at", "desc")
    .limit(MAX_OPEN)
}

function lastEvent<Column extends "at" | "author">(
  eb: ExpressionBuilder<Tables, "inbox_entries">,
  column: Column,
) {
  return eb
    .selectFrom("enquiry_events")
    .select(column)
    .whereRef("enquiry_events.enquiry_id", "=", "inbox_entries.enquiry_id")
    .orderBy("version", "desc")
    .limit(1)
}
