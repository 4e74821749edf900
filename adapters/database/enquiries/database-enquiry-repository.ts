import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely"
import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import { ENQUIRY_COLUMNS, enquiryFrom } from "#adapters/database/enquiries/enquiry-rows.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import type { EnquiriesTable, Tables } from "#adapters/database/tables.ts"
import { type Destination, mapSecondaryDestinations } from "#domain/delivery/delivery.ts"
import {
  ENQUIRY_STATES,
  type EnquiryChange,
  type EnquiryRecord,
  type EnquiryRepository,
  INBOX_PAGE_SIZE,
  type InboxBatch,
  type InboxCounts,
  type InboxExport,
  type InboxPage,
  type InboxPosition,
  type InboxQuery,
  type InboxVersion,
  MAX_COUNTED,
  MAX_SCANNED,
  type NewStaffBooking,
  type StaffAuthor,
} from "#domain/enquiry/enquiry-repository.ts"
import type { InboxNeighbours } from "#domain/enquiry/inbox-order.ts"
import { addStaffBooking } from "./add-staff-booking.ts"
import { readAgreedBooking } from "./agreed-rows.ts"
import { readDeliveryRecords } from "./enquiry-deliveries.ts"
import { changeEnquiry, readHistory, resendDeliveries } from "./enquiry-history.ts"
import { enquiriesWithFailedDelivery, selectFailedIds } from "./failed-deliveries.ts"
import { enquiriesWithFailedEmail } from "./failed-emails.ts"
import { readInboxBatch } from "./inbox-batch.ts"
import { readInboxPage, readNeighbours } from "./inbox-page.ts"
import { readRequestedVehicles } from "./inbox-vehicles.ts"
import { readInboxVersion } from "./inbox-version.ts"

export class DatabaseEnquiryRepository implements EnquiryRepository {
  readonly #db: Database
  readonly #maxScanned: number

  constructor(db: Database, maxScanned = MAX_SCANNED) {
    this.#db = db
    this.#maxScanned = maxScanned
  }

  page(filters: InboxQuery): Promise<InboxPage> {
    return readInboxPage(this.#db, filters, { size: INBOX_PAGE_SIZE, maxScanned: this.#maxScanned })
  }

  neighbours(reference: string, filters: InboxQuery): Promise<InboxNeighbours> {
    return readNeighbours(this.#db, reference, filters, this.#maxScanned)
  }

  batch(filters: InboxQuery): Promise<InboxBatch> {
    return readInboxBatch(this.#db, filters)
  }

  async recordExport({ exportName, query, count, by, now }: InboxExport): Promise<void> {
    await recordAudit(this.#db, {
      at: now,
      by,
      action: "exported",
      subject: "visitor",
      subjectId: "",
      subjectName: exportName,
      changes: Object.entries({ ...query, enquiries: String(count) }).map(([field, to]) => {
        return { field, from: null, to }
      }),
    })
  }

  newCount(): Promise<number> {
    return countUpToMaximum(this.#db, this.#db.selectFrom("inbox_entries").where("state", "=", "new"))
  }

  version(now: Date): Promise<InboxVersion> {
    return readInboxVersion(this.#db, now)
  }

  countSince(position: InboxPosition | null): Promise<number> {
    const entries = this.#db.selectFrom("inbox_entries")
    return countUpToMaximum(this.#db, position ? entries.where(isAfter(position)) : entries)
  }

  vehicles(): Promise<string[]> {
    return readRequestedVehicles(this.#db)
  }

  async counts(now: Date): Promise<InboxCounts> {
    const entries = this.#db.selectFrom("inbox_entries")
    const states = ENQUIRY_STATES.map(async (state) => {
      return [state, await countUpToMaximum(this.#db, entries.where("state", "=", state))] as const
    })
    const failedDeliveries = this.#db.selectFrom(
      enquiriesWithFailedDelivery(this.#db, now).as("failed_deliveries"),
    )
    const failedEmails = this.#db.selectFrom(enquiriesWithFailedEmail(this.#db, now).as("failed"))
    // Awaited together: otherwise a count that fails while another one is awaited would be an unhandled rejection.
    const [all, primaryDeliveryFailed, customerEmailFailed, ...counted] = await Promise.all([
      countUpToMaximum(this.#db, entries),
      countUpToMaximum(this.#db, failedDeliveries),
      countUpToMaximum(this.#db, failedEmails),
      ...states,
    ])
    // `counted` has an entry for each state.
    const byState = Object.fromEntries(counted) as Record<(typeof ENQUIRY_STATES)[number], number>
    return { all, primaryDeliveryFailed, customerEmailFailed, ...byState }
  }

  async find(reference: string, now: Date): Promise<EnquiryRecord | null> {
    if (hasNul(reference)) return null
    const row = await this.#db
      .selectFrom("enquiries")
      .innerJoin("inbox_entries", (join) =>
        join
          .onRef("inbox_entries.received_at", "=", "enquiries.received_at")
          .onRef("inbox_entries.reference", "=", "enquiries.reference"),
      )
      .select([
        "amended_at",
        "anonymised_at",
        "anonymised_why",
        "inbox_entries.state as enquiryState",
        "version",
      ])
      .select(ENQUIRY_COLUMNS.map((column) => `enquiries.${column}` as const))
      .where("enquiries.reference", "=", reference)
      .executeTakeFirst()
    if (!row) return null
    const [failedDeliveries, deliveries, agreed, history] = await Promise.all([
      selectFailedIds(this.#db, enquiriesWithFailedDelivery(this.#db, now), [row.id]),
      this.#deliveries(row.id, now),
      readAgreedBooking(this.#db, row.id),
      readHistory(this.#db, row.id),
    ])
    return {
      enquiry: enquiryFrom(row),
      amendedAt: row.amended_at === null ? null : new Date(row.amended_at),
      anonymised: anonymisedFrom(row),
      state: row.enquiryState,
      primaryDeliveryFailed: failedDeliveries.has(row.id),
      ...deliveries,
      version: row.version,
      agreed,
      history,
    }
  }

  change(reference: string, change: EnquiryChange) {
    return changeEnquiry(this.#db, reference, change)
  }

  add(booking: NewStaffBooking) {
    return addStaffBooking(this.#db, booking)
  }

  resend(reference: string, by: StaffAuthor, now: Date) {
    return resendDeliveries(this.#db, reference, by, now)
  }

  async #deliveries(
    enquiryId: string,
    now: Date,
  ): Promise<Pick<EnquiryRecord, "delivery" | "secondaryDeliveries">> {
    const rows = await this.#db
      .selectFrom("deliveries")
      .select(["id", "destination", "state", "next_attempt_at", "lease_until"])
      .where("enquiry_id", "=", enquiryId)
      .execute()
    const deliveries = await readDeliveryRecords(this.#db, rows, now)
    const deliveryTo = (destination: Destination) => {
      return deliveries.get(rows.find((row) => row.destination === destination)?.id ?? "") ?? null
    }
    return { delivery: deliveryTo("primary"), secondaryDeliveries: mapSecondaryDestinations(deliveryTo) }
  }
}

function isAfter({ receivedAt, reference }: InboxPosition) {
  return ({ eb, refTuple, tuple }: ExpressionBuilder<Tables, "inbox_entries">) =>
    eb(refTuple("received_at", "reference"), ">", tuple(receivedAt.toISOString(), reference))
}

function anonymisedFrom({
  anonymised_at,
  anonymised_why,
}: Pick<EnquiriesTable, "anonymised_at" | "anonymised_why">): EnquiryRecord["anonymised"] {
  return anonymised_at && anonymised_why ? { at: new Date(anonymised_at), reason: anonymised_why } : null
}

/** Counts at most `MAX_COUNTED` rows, so that the duration of the query has a limit. */
async function countUpToMaximum<Schema, From extends keyof Schema>(
  db: Database,
  query: SelectQueryBuilder<Schema, From, object>,
): Promise<number> {
  const limited = query.select(sql.lit(1).as("one")).limit(MAX_COUNTED).as("limited")
  const { count } = await db
    .selectFrom(limited)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return count
}
