import type { Database } from "#adapters/db/database.ts"
import { hasNul } from "#adapters/db/has-nul.ts"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { AttemptResult, Lease } from "#domain/delivery/delivery-queue.ts"
import type { ClaimedMessage, EnquiryDraft, Outbox, RecordedEnquiry } from "#domain/delivery/outbox.ts"
import { claimDueMessage, claimedMessage, claimMessage } from "./claim-message.ts"
import { recordedFrom, selectRecorded, writtenEnquiry } from "./enquiry-rows.ts"
import type { MessageHost } from "./fresh-message.ts"
import { lastTry } from "./last-try.ts"
import { findSame, recordEnquiry } from "./record-enquiry.ts"
import { settleMessage } from "./settle-message.ts"

/** Enquiries and their messages in our database, for any number of processes. A failure of the database rises. */
export class DatabaseOutbox implements Outbox {
  readonly #db: Database
  readonly #messageHost: MessageHost

  /** `messageHost` stands in the ids of messages: the name of the site, without scheme or port. */
  constructor(db: Database, messageHost: MessageHost = "rent-car-service") {
    this.#db = db
    this.#messageHost = messageHost
  }

  async record(draft: EnquiryDraft, lease?: Lease) {
    const setting = { host: this.#messageHost, lease }
    const { taken, state, ...row } = await recordEnquiry(this.#db, draft, setting)
    const enquiry = writtenEnquiry(row, draft.content)
    const claimed = lease && taken ? claimedMessage(taken, enquiry, lease) : null
    return { enquiry, messageState: state, claimed }
  }

  async find(reference: string): Promise<RecordedEnquiry | null> {
    if (hasNul(reference)) return null
    const row = await selectRecorded(this.#db).where("reference", "=", reference).executeTakeFirst()
    return row ? recordedFrom(row) : null
  }

  async findSame(form: Pick<EnquiryDraft, "formKey" | "content">): Promise<RecordedEnquiry | null> {
    const row = await findSame(this.#db, form)
    return row ? recordedFrom(row) : null
  }

  lastTry(enquiryId: string, now: Date): Promise<DeliveryOutcome | null> {
    return lastTry(this.#db, enquiryId, now)
  }

  claimFor(enquiryId: string, lease: Lease): Promise<ClaimedMessage | null> {
    return claimMessage(this.#db, enquiryId, lease)
  }

  claimDue(lease: Lease): Promise<ClaimedMessage | null> {
    return claimDueMessage(this.#db, lease)
  }

  settle(claimed: ClaimedMessage, result: AttemptResult): Promise<boolean> {
    return settleMessage(this.#db, claimed, result)
  }

  async waiting(): Promise<{ count: number; oldestRecordedAt: Date | null }> {
    const { count, oldest } = await this.#db
      .selectFrom("messages")
      .innerJoin("enquiries", "enquiries.id", "messages.enquiry_id")
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("received_at").as("oldest")])
      .where("state", "=", "waiting")
      .executeTakeFirstOrThrow()
    return { count, oldestRecordedAt: oldest ? new Date(oldest) : null }
  }
}
