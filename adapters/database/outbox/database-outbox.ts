import { sql } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import { enquiryWith } from "#adapters/database/enquiries/enquiry-rows.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import { DESTINATIONS, type DeliveryOutcome, type Destination } from "#domain/delivery/delivery.ts"
import {
  type AttemptResult,
  type ClaimedDelivery,
  type EnquiryDraft,
  enquiryQueueOf,
  type FoundEnquiry,
  type Lease,
  type Outbox,
  QUEUES,
  type Queue,
  type Waiting,
} from "#domain/delivery/outbox.ts"
import { claimDelivery, claimDueDelivery, claimedDeliveryFrom } from "./claim-delivery.ts"
import { completeDelivery } from "./complete-delivery.ts"
import { expireEmails } from "./expire-emails.ts"
import { lastOutcome } from "./last-outcome.ts"
import type { OutboxSettings } from "./new-delivery.ts"
import { findSame, recordEnquiry } from "./record-enquiry.ts"
import { foundEnquiryFrom, selectRecorded } from "./recorded-enquiry.ts"

/** The outbox in our database, for any number of processes. Database errors are thrown. */
export class DatabaseOutbox implements Outbox {
  readonly #db: Database
  readonly #settings: OutboxSettings

  /** @param host domain of Message-IDs: the site's host name, without scheme or port */
  constructor(db: Database, { host = "rent-car-service", secondary = [] }: Partial<OutboxSettings> = {}) {
    this.#db = db
    this.#settings = { host, secondary }
  }

  async record(draft: EnquiryDraft, lease?: Lease) {
    const { claimedRow, state, revision, ...row } = await recordEnquiry(
      this.#db,
      draft,
      this.#settings,
      lease,
    )
    const enquiry = enquiryWith(row, draft.content)
    const payload = { kind: "enquiry", enquiry, revision } as const
    return {
      enquiry,
      state,
      claimed: lease && claimedRow ? claimedDeliveryFrom(claimedRow, payload, lease) : null,
    }
  }

  async find(reference: string): Promise<FoundEnquiry | null> {
    if (hasNul(reference)) return null
    const row = await selectRecorded(this.#db).where("reference", "=", reference).executeTakeFirst()
    return row ? foundEnquiryFrom(row) : null
  }

  async findOfForm(reference: string, formKey: string): Promise<FoundEnquiry | null> {
    if (hasNul(reference) || hasNul(formKey)) return null
    const row = await selectRecorded(this.#db)
      .where("reference", "=", reference)
      .where("form_key", "=", formKey)
      .executeTakeFirst()
    return row ? foundEnquiryFrom(row) : null
  }

  async findSame(form: Pick<EnquiryDraft, "formKey" | "content">): Promise<FoundEnquiry | null> {
    const row = await findSame(this.#db, form)
    return row ? foundEnquiryFrom(row) : null
  }

  lastOutcome(deliveryId: string, now: Date): Promise<DeliveryOutcome | null> {
    return lastOutcome(this.#db, deliveryId, now)
  }

  async claim(deliveryId: string, lease: Lease): Promise<ClaimedDelivery | null> {
    await expireEmails(this.#db, lease.now)
    return claimDelivery(this.#db, deliveryId, lease, this.#settings.host)
  }

  async claimDue(lease: Lease, destination?: Destination): Promise<ClaimedDelivery | null> {
    await expireEmails(this.#db, lease.now)
    return claimDueDelivery(this.#db, lease, this.#settings.host, destination)
  }

  complete(claimed: ClaimedDelivery, result: AttemptResult): Promise<boolean> {
    return completeDelivery(this.#db, claimed, result)
  }

  async waiting(): Promise<Record<Queue, Waiting>> {
    const rows = await this.#db
      .selectFrom("deliveries")
      .select(({ fn }) => [QUEUE_SQL.as("queue"), fn.countAll<number>().as("count")])
      .select(({ fn }) => fn.min("recorded_at").as("oldest"))
      .where("state", "=", "waiting")
      .groupBy(QUEUE_SQL)
      .execute()
    const entries = QUEUES.map((queue) => [queue, NOTHING_WAITING])
    const waiting = Object.fromEntries(entries) as Record<Queue, Waiting> // `entries` has every queue
    for (const { queue, count, oldest } of rows)
      waiting[queue] = { count, oldestRecordedAt: new Date(oldest) }
    return waiting
  }
}

const NOTHING_WAITING: Waiting = { count: 0, oldestRecordedAt: null }

/** The queue of a delivery in SQL, like `queueOf` of the domain. */
const QUEUE_SQL = sql<Queue>`case when email_id is not null then 'emails' ${sql.join(
  DESTINATIONS.map(
    (destination) =>
      sql`when destination = ${sql.lit(destination)} then ${sql.lit(enquiryQueueOf(destination))}`,
  ),
  sql` `,
)} end`
