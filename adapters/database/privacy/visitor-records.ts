import type { Database } from "#adapters/database/database.ts"
import { parseContentOrNull } from "#adapters/database/enquiries/content-text.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import type { DeliveryState } from "#domain/delivery/delivery.ts"
import type { AgreedBooking, AttemptRecord } from "#domain/enquiry/enquiry-repository.ts"
import type { VisitorEmail, VisitorRecord } from "#domain/privacy/privacy-repository.ts"
import type { VisitorSearch } from "#domain/privacy/visitor-keys.ts"
import { parseWallTime, type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { readAgreedBookings } from "../enquiries/agreed-rows.ts"
import { readAttempts } from "../enquiries/enquiry-deliveries.ts"
import { readHistories } from "../enquiries/enquiry-history.ts"
import { linkedReferences } from "./linked-references.ts"
import { readVisitorEmails, type StoredEmail } from "./visitor-emails.ts"

/** A record with its id and its stored content, which anonymising needs. */
export type StoredRecord = VisitorRecord & { id: string; storedContent: string }

/** The records of one visitor, latest first. Every kind of search uses an index. */
export async function readVisitorRecords(
  db: Database,
  search: VisitorSearch,
  now: Date,
  maxCount: number,
): Promise<StoredRecord[]> {
  const foundReferences = await directReferences(db, search, maxCount)
  const confirmedReferences = search.confirmedReferences ?? []
  const linked = confirmedReferences.length > 0 ? await linkedReferences(db, foundReferences, maxCount) : []
  const linkedAndConfirmed = linked.filter((reference) => confirmedReferences.includes(reference))
  return readRecords(db, [...foundReferences, ...linkedAndConfirmed].slice(0, maxCount), now)
}

/** The records that are linked to those of the search by a shared email address or number, and not among them. */
export async function readLinkedRecords(
  db: Database,
  search: VisitorSearch,
  now: Date,
  maxCount: number,
): Promise<StoredRecord[]> {
  const linked = await linkedReferences(db, await directReferences(db, search, maxCount), maxCount)
  const confirmedReferences = search.confirmedReferences ?? []
  return readRecords(
    db,
    linked.filter((reference) => !confirmedReferences.includes(reference)),
    now,
  )
}

async function readRecords(db: Database, references: readonly string[], now: Date): Promise<StoredRecord[]> {
  const rows = await readRows(db, references)
  const ids = rows.map(({ id }) => id)
  const deliveries = await readDeliveries(db, ids)
  const histories = await readHistories(db, ids)
  const emails = await readVisitorEmails(db, ids)
  const agreed = await readAgreedBookings(db, ids)
  return rows.map((row) => ({
    id: row.id,
    storedContent: row.content,
    reference: row.reference,
    kind: row.kind,
    receivedAt: new Date(row.received_at),
    amendedAt: row.amended_at === null ? null : new Date(row.amended_at),
    state: row.enquiryState,
    version: row.version,
    content: parseContentOrNull(row.content),
    agreed: readableOrNull(agreed.get(row.id)),
    delivery: primaryDeliveryOf(row.id, deliveries),
    attemptedUntil: latestFutureInstant([...leasesOf(row.id, deliveries), ...leasesOf(row.id, emails)], now),
    rentalUntil: latestFutureWallTime([row.return_at, row.booking_until], now),
    attempts: attemptsOf(row.id, deliveries),
    history: histories.get(row.id) ?? [],
    emails: emailsOf(row.id, emails),
  }))
}

/** The agreed terms. Null: there are none, or they cannot be parsed. The record must be found, shown and erased nevertheless. */
function readableOrNull(agreed: AgreedBooking | "unreadable" | undefined): AgreedBooking | null {
  return agreed === undefined || agreed === "unreadable" ? null : agreed
}

/** The references of the enquiries with the key of the search, the latest first. */
async function directReferences(db: Database, search: VisitorSearch, maxCount: number): Promise<string[]> {
  const { by, key: searchKey } = search
  if (by === "enquiry") return [searchKey] // only the enquiry with this reference
  const found =
    by === "reference" || by === "numberOf"
      ? await keyOf(db, searchKey, by)
      : { column: `${by}_key` as const, key: searchKey }
  if (!found?.key || hasNul(found.key)) return []
  const rows = await db
    .selectFrom("inbox_entries")
    .select("reference")
    .where(found.column, "=", found.key)
    .orderBy("received_at", "desc")
    .orderBy("reference", "desc")
    .limit(maxCount)
    .execute()
  return rows.map(({ reference }) => reference)
}

async function readRows(db: Database, references: readonly string[]) {
  if (references.length === 0) return []
  return db
    .selectFrom("enquiries")
    .innerJoin("inbox_entries", (join) =>
      join
        .onRef("inbox_entries.received_at", "=", "enquiries.received_at")
        .onRef("inbox_entries.reference", "=", "enquiries.reference"),
    )
    .select(["enquiries.id", "enquiries.content", "enquiries.amended_at", "inbox_entries.kind"])
    .select(["inbox_entries.reference", "inbox_entries.received_at", "inbox_entries.version", "return_at"])
    .select("inbox_entries.state as enquiryState")
    .select((eb) =>
      eb
        .selectFrom("calendar_entries")
        .select((entries) => entries.fn.max("to_at").as("until"))
        .whereRef("enquiry_reference", "=", "inbox_entries.reference")
        .where("removed_at", "is", null)
        .as("booking_until"),
    )
    .where("enquiries.reference", "in", references)
    .orderBy("inbox_entries.received_at", "desc")
    .orderBy("inbox_entries.reference", "desc")
    .execute()
}

type Key = { column: "email_key" | "number_key"; key: string | null }

/**
 * The key of all enquiries of this enquiry's visitor: the email address or, if there is none or `by` is 'numberOf', the phone
 * number.
 */
async function keyOf(db: Database, reference: string, by: "reference" | "numberOf"): Promise<Key | null> {
  const row = await db
    .selectFrom("enquiries")
    .innerJoin("inbox_entries", (join) =>
      join
        .onRef("inbox_entries.received_at", "=", "enquiries.received_at")
        .onRef("inbox_entries.reference", "=", "enquiries.reference"),
    )
    .select(["email_key", "number_key"])
    .where("enquiries.reference", "=", reference)
    .executeTakeFirst()
  if (!row) return null
  const email = by === "reference" ? (row.email_key ?? null) : null
  return email === null
    ? { column: "number_key", key: row.number_key ?? null }
    : { column: "email_key", key: email }
}

/** The latest of the wall-clock times that are in the future. Null: there is none. */
function latestFutureWallTime(times: readonly (string | null)[], now: Date): WallTime | null {
  const upcoming = times.filter((time) => time !== null && time >= wallTimeAt(now))
  const last = upcoming.toSorted().at(-1)
  return last ? parseWallTime(last) : null
}

type Leased = { enquiryId: string; leaseUntil: string | null }

function leasesOf(id: string, leased: readonly Leased[]): (string | null)[] {
  return leased.filter(({ enquiryId }) => enquiryId === id).map(({ leaseUntil }) => leaseUntil)
}

function emailsOf(id: string, emails: readonly StoredEmail[]): VisitorEmail[] {
  return emails
    .filter(({ enquiryId }) => enquiryId === id)
    .map(({ enquiryId: _, leaseUntil: __, ...email }) => email)
}

function primaryDeliveryOf(id: string, deliveries: readonly StoredDelivery[]): VisitorRecord["delivery"] {
  const primary = deliveries.find((delivery) => delivery.id === id)
  return primary ? { state: primary.state, attemptCount: primary.attemptCount } : null
}

function attemptsOf(id: string, deliveries: readonly StoredDelivery[]): AttemptRecord[] {
  return deliveries
    .filter(({ enquiryId }) => enquiryId === id)
    .flatMap(({ attempts }) => attempts)
    .toSorted((a, b) => b.endedAt.getTime() - a.endedAt.getTime())
}

/** The latest of the instants that are in the future. Null: there is none. */
function latestFutureInstant(times: readonly (string | null)[], now: Date): Date | null {
  const last = times
    .filter((time) => time !== null && time > now.toISOString())
    .toSorted()
    .at(-1)
  return last ? new Date(last) : null
}

type StoredDelivery = Leased & {
  id: string
  state: DeliveryState
  attemptCount: number
  attempts: AttemptRecord[]
}

async function readDeliveries(db: Database, enquiryIds: readonly string[]): Promise<StoredDelivery[]> {
  if (enquiryIds.length === 0) return []
  const rows = await db
    .selectFrom("deliveries")
    .select(["id", "enquiry_id", "state", "attempts", "lease_until"])
    .where("enquiry_id", "in", enquiryIds)
    .execute()
  const attempts = await readAttempts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, enquiry_id, state, attempts: attemptCount, lease_until }) => ({
    id,
    enquiryId: enquiry_id ?? "",
    state,
    attemptCount,
    leaseUntil: lease_until,
    attempts: attempts.get(id) ?? [],
  }))
}
