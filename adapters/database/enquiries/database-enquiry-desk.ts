import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely"
import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import { ENQUIRY_COLUMNS, enquiryFrom } from "#adapters/database/enquiries/enquiry-rows.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import type { EnquiriesTable, Tables } from "#adapters/database/tables.ts"
import type { Destination } from "#domain/delivery/delivery.ts"
import {
  DESK_PAGE_SIZE,
  DESK_STATES,
  type DeskAuthor,
  type DeskBatch,
  type DeskChange,
  type DeskCounts,
  type DeskEnquiry,
  type DeskExport,
  type DeskMark,
  type DeskPage,
  type DeskPosition,
  type DeskQuestion,
  type EnquiryDesk,
  MOST_COUNTED,
  MOST_LOOKED_THROUGH,
} from "#domain/enquiry/enquiry-desk.ts"
import { readDeskBatch } from "./desk-batch.ts"
import { deskDeliveries } from "./desk-deliveries.ts"
import { changeEntry, readHistory, resendDeliveries } from "./desk-history.ts"
import { readMark } from "./desk-mark.ts"
import { readDeskPage } from "./desk-page.ts"
import { readVehicles } from "./desk-vehicles.ts"
import { enquiriesNotSent, notSentAmong } from "./mail-not-sent.ts"

export class DatabaseEnquiryDesk implements EnquiryDesk {
  readonly #db: Database
  readonly #lookThrough: number

  constructor(db: Database, lookThrough = MOST_LOOKED_THROUGH) {
    this.#db = db
    this.#lookThrough = lookThrough
  }

  page(question: DeskQuestion): Promise<DeskPage> {
    return readDeskPage(this.#db, question, { size: DESK_PAGE_SIZE, most: this.#lookThrough })
  }

  batch(question: DeskQuestion): Promise<DeskBatch> {
    return readDeskBatch(this.#db, question)
  }

  async noteExport({ called, asked, count, by, now }: DeskExport): Promise<void> {
    await recordAudit(this.#db, {
      at: now,
      by,
      action: "exported",
      subject: "visitor",
      subjectId: "",
      subjectName: called,
      changes: Object.entries({ ...asked, enquiries: String(count) }).map(([field, to]) => {
        return { field, from: null, to }
      }),
    })
  }

  newCount(): Promise<number> {
    return countUpTo(this.#db, this.#db.selectFrom("desk_entries").where("state", "=", "new"))
  }

  mark(now: Date): Promise<DeskMark> {
    return readMark(this.#db, now)
  }

  cameSince(place: DeskPosition | null): Promise<number> {
    const entries = this.#db.selectFrom("desk_entries")
    return countUpTo(this.#db, place ? entries.where(isAfter(place)) : entries)
  }

  vehicles(): Promise<string[]> {
    return readVehicles(this.#db)
  }

  async counts(now: Date): Promise<DeskCounts> {
    const entries = this.#db.selectFrom("desk_entries")
    const states = DESK_STATES.map(async (state) => {
      return [state, await countUpTo(this.#db, entries.where("state", "=", state))] as const
    })
    const notSent = this.#db.selectFrom(enquiriesNotSent(this.#db, now).as("not_sent"))
    // Awaited together: a count that fails while another is awaited would be caught by nobody, and end the process.
    const [all, mailNotSent, ...counted] = await Promise.all([
      countUpTo(this.#db, entries),
      countUpTo(this.#db, notSent),
      ...states,
    ])
    const byState = Object.fromEntries(counted) as Record<(typeof DESK_STATES)[number], number>
    return { all, mailNotSent, ...byState }
  }

  async find(reference: string, now: Date): Promise<DeskEnquiry | null> {
    if (hasNul(reference)) return null
    const row = await this.#db
      .selectFrom("enquiries")
      .innerJoin("desk_entries", (join) =>
        join
          .onRef("desk_entries.received_at", "=", "enquiries.received_at")
          .onRef("desk_entries.reference", "=", "enquiries.reference"),
      )
      .select(["amended_at", "anonymised_at", "anonymised_why", "desk_entries.state as deskState", "version"])
      .select(ENQUIRY_COLUMNS.map((column) => `enquiries.${column}` as const))
      .where("enquiries.reference", "=", reference)
      .executeTakeFirst()
    if (!row) return null
    return {
      enquiry: enquiryFrom(row),
      amendedAt: row.amended_at === null ? null : new Date(row.amended_at),
      anonymised: anonymisedFrom(row),
      state: row.deskState,
      mailNotSent: (await notSentAmong(this.#db, [row.id], now)).has(row.id),
      ...(await this.#deliveries(row.id, now)),
      version: row.version,
      history: await readHistory(this.#db, row.id),
    }
  }

  change(reference: string, change: DeskChange) {
    return changeEntry(this.#db, reference, change)
  }

  resend(reference: string, by: DeskAuthor, now: Date) {
    return resendDeliveries(this.#db, reference, by, now)
  }

  async #deliveries(enquiryId: string, now: Date): Promise<Pick<DeskEnquiry, "delivery" | "webhook">> {
    const rows = await this.#db
      .selectFrom("deliveries")
      .select(["id", "destination", "state", "next_attempt_at", "lease_until"])
      .where("enquiry_id", "=", enquiryId)
      .execute()
    const deliveries = await deskDeliveries(this.#db, rows, now)
    const at = (destination: Destination) => {
      return deliveries.get(rows.find((row) => row.destination === destination)?.id ?? "")
    }
    const delivery = at("primary")
    if (!delivery) throw new Error(`enquiry ${enquiryId} has no primary delivery`)
    return { delivery, webhook: at("webhook") ?? null }
  }
}

function isAfter({ receivedAt, reference }: DeskPosition) {
  return ({ eb, refTuple, tuple }: ExpressionBuilder<Tables, "desk_entries">) =>
    eb(refTuple("received_at", "reference"), ">", tuple(receivedAt.toISOString(), reference))
}

function anonymisedFrom({
  anonymised_at,
  anonymised_why,
}: Pick<EnquiriesTable, "anonymised_at" | "anonymised_why">): DeskEnquiry["anonymised"] {
  return anonymised_at && anonymised_why ? { at: new Date(anonymised_at), why: anonymised_why } : null
}

async function countUpTo<Known, From extends keyof Known>(
  db: Database,
  query: SelectQueryBuilder<Known, From, object>,
): Promise<number> {
  const some = query.select(sql.lit(1).as("one")).limit(MOST_COUNTED).as("some")
  const { count } = await db
    .selectFrom(some)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return count
}
