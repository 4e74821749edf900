import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely"
import type { Database } from "#adapters/db/database.ts"
import { hasNul } from "#adapters/db/has-nul.ts"
import { recordAudit } from "#adapters/db/record-audit.ts"
import type { EnquiriesTable, MessagesTable, Tables } from "#adapters/db/tables.ts"
import {
  DESK_PAGE_SIZE,
  DESK_STATES,
  type DeskAttempt,
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
import { changeEntry, readHistory, resendMessage } from "./desk-history.ts"
import { readMark } from "./desk-mark.ts"
import { readDeskPage } from "./desk-page.ts"
import { readVehicles } from "./desk-vehicles.ts"
import { ENQUIRY_COLUMNS, enquiryFrom } from "./enquiry-rows.ts"
import { messagesNotSent, notSentAmong } from "./mail-not-sent.ts"

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
    const notSent = this.#db.selectFrom(messagesNotSent(this.#db, now).as("not_sent"))
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
      .innerJoin("messages", "messages.enquiry_id", "enquiries.id")
      .innerJoin("desk_entries", (join) =>
        join
          .onRef("desk_entries.received_at", "=", "enquiries.received_at")
          .onRef("desk_entries.reference", "=", "enquiries.reference"),
      )
      .select([
        "amended_at",
        "anonymised_at",
        "anonymised_why",
        "due_at",
        "lease_until",
        "desk_entries.state as deskState",
        "version",
      ])
      .select(ENQUIRY_COLUMNS.map((column) => `enquiries.${column}` as const))
      .select("messages.state as messageState")
      .where("enquiries.reference", "=", reference)
      .executeTakeFirst()
    if (!row) return null
    return {
      enquiry: enquiryFrom(row),
      amendedAt: row.amended_at === null ? null : new Date(row.amended_at),
      anonymised: anonymisedFrom(row),
      state: row.deskState,
      mailNotSent: (await notSentAmong(this.#db, [row.id], now)).has(row.id),
      message: { state: row.messageState, dueAt: new Date(row.due_at), isBeingTried: isLeased(row, now) },
      attempts: await this.#attempts(row.id),
      version: row.version,
      history: await readHistory(this.#db, row.id),
    }
  }

  change(reference: string, change: DeskChange) {
    return changeEntry(this.#db, reference, change)
  }

  resend(reference: string, by: DeskAuthor, now: Date) {
    return resendMessage(this.#db, reference, by, now)
  }

  async #attempts(enquiryId: string): Promise<DeskAttempt[]> {
    const rows = await this.#db
      .selectFrom("attempts")
      .select(["ended_at", "channel", "failure", "detail"])
      .where("enquiry_id", "=", enquiryId)
      .orderBy("revision", "desc")
      .orderBy("try_number", "desc")
      .execute()
    return rows.map(({ ended_at, ...attempt }) => ({ endedAt: new Date(ended_at), ...attempt }))
  }
}

function isAfter({ receivedAt, reference }: DeskPosition) {
  return ({ eb, refTuple, tuple }: ExpressionBuilder<Tables, "desk_entries">) =>
    eb(refTuple("received_at", "reference"), ">", tuple(receivedAt.toISOString(), reference))
}

function isLeased({ lease_until }: Pick<MessagesTable, "lease_until">, now: Date): boolean {
  return lease_until !== null && lease_until > now.toISOString()
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
