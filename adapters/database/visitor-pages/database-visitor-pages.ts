import { setTimeout as sleep } from "node:timers/promises"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseEnquiryRepository } from "#adapters/database/enquiries/database-enquiry-repository.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import { DatabasePrivacyRepository } from "#adapters/database/privacy/database-privacy-repository.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"
import type { EnquiryChange, EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import type { RateLimiter } from "#domain/enquiry/rate-limiter.ts"
import { versionsOf } from "#domain/privacy/privacy-repository.ts"
import { emailKey } from "#domain/privacy/visitor-keys.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import {
  type AcceptanceProblem,
  acceptanceProblem,
  type CancellationProblem,
  cancellationProblem,
  hasEnded,
  linkExpiry,
} from "#domain/visitor-page/visitor-actions.ts"
import {
  type ActionOutcome,
  AFTER_SENDING_MINUTES,
  type FoundPage,
  type LinkRequest,
  PAGE_LIMITS,
  type PageVisit,
  type VisitorAction,
  type VisitorLink,
  type VisitorPageEmails,
  type VisitorPages,
} from "#domain/visitor-page/visitor-pages.ts"
import { type SigningSecrets, visitorPageSecrets } from "../secrets/secret.ts"
import { isPageKey, pageKey } from "./page-keys.ts"

type Options = {
  emails: VisitorPageEmails
  /** Counts requests for pages by client address. */
  pageLimiter: RateLimiter
  /** Counts requests for a link, by client address and by the typed email. */
  linkLimiter: RateLimiter
  /** The enquiry of a submitted form. Null: another form submitted the enquiry with this reference. */
  enquiryOfForm: (
    reference: string,
    formKey: string,
  ) => Promise<{ enquiry: Pick<Enquiry, "id" | "receivedAt"> } | null>
  /** Called with the id of a recorded email, so that it is sent at once and not at the next poll. */
  onEmail: (emailId: string) => void
  onError: (error: unknown) => void
}

const AFTER_SENDING_MS = AFTER_SENDING_MINUTES * 60_000

/** Limit for one client address. */
const LINK_LIMITS = { perMinute: 5, perHour: 30 }
/** Limit for one email address, so that another person cannot flood a mailbox. */
const MAILBOX_LIMITS = { perMinute: 2, perHour: 6 }

/** A link email that was not delivered within a day is not sent any more; the visitor can request another one. */
const LINK_EMAIL_MS = 24 * 60 * 60 * 1000

/** The response is sent before this work begins, so that its time does not reveal whether reference and email match. */
const DELAY_MS = 300

/** The number of attempts at an action. If the office changed the enquiry at the same time, the action is decided again. */
const MAX_ATTEMPTS = 3

/** An id that no enquiry has, so that an unknown reference takes the same work as a wrong key. */
const NO_ENQUIRY = "none"

/** The change of an enquiry, or the reason why it is not changed. */
type Decision<Refusal> = Refusal | "unchanged" | { action: VisitorAction; change: Partial<EnquiryChange> }

/** The decision to accept the offer. */
const ACCEPTANCE = {
  action: "accepted",
  change: { offer: "accepted", changes: [{ field: "offer", from: null, to: "accepted" }] },
} as const

export class DatabaseVisitorPages implements VisitorPages {
  readonly #db: Database
  readonly #enquiries: DatabaseEnquiryRepository
  readonly #secrets: SigningSecrets
  readonly #options: Options
  readonly #pending = new Set<Promise<void>>()

  private constructor(db: Database, secrets: SigningSecrets, options: Options) {
    this.#db = db
    this.#enquiries = new DatabaseEnquiryRepository(db)
    this.#secrets = secrets
    this.#options = options
  }

  static async open(db: Database, options: Options): Promise<DatabaseVisitorPages> {
    return new DatabaseVisitorPages(db, await visitorPageSecrets(db), options)
  }

  keyOf(enquiryId: string): string {
    return pageKey(this.#secrets.secret, enquiryId)
  }

  async find(link: VisitorLink, { clientAddress, now }: PageVisit): Promise<FoundPage> {
    const retryAfterSeconds = await this.#options.pageLimiter.admit(clientAddress, PAGE_LIMITS, now)
    return retryAfterSeconds > 0 ? { state: "tooMany", retryAfterSeconds } : this.#find(link, now)
  }

  async #find({ reference, key }: VisitorLink, now: Date): Promise<Exclude<FoundPage, { state: "tooMany" }>> {
    const record = await this.#enquiries.find(reference, now)
    const isKeyOfEnquiry = isPageKey(this.#secrets, record?.enquiry.id ?? NO_ENQUIRY, key)
    if (!record || !isKeyOfEnquiry) return { state: "unknown" }
    return isLinkValid(record, now) ? { state: "found", record } : { state: "expired" }
  }

  async linkAfterSending({
    reference,
    formKey,
    now,
  }: Parameters<VisitorPages["linkAfterSending"]>[0]): Promise<VisitorLink | null> {
    const found = await this.#options.enquiryOfForm(reference, formKey)
    if (!found || now.getTime() - found.enquiry.receivedAt.getTime() > AFTER_SENDING_MS) return null
    return { reference, key: this.keyOf(found.enquiry.id) }
  }

  accept(
    link: VisitorLink,
    { revision, now }: { revision: number; now: Date },
  ): Promise<ActionOutcome<AcceptanceProblem>> {
    return this.#act<AcceptanceProblem>(link, now, (record) => {
      const problem = acceptanceProblem(record, revision, now)
      if (problem) return problem
      return record.agreed?.offer?.acceptedAt ? "unchanged" : ACCEPTANCE
    })
  }

  requestChange(
    link: VisitorLink,
    { text, now }: { text: string; now: Date },
  ): Promise<ActionOutcome<"ended">> {
    return this.#act<"ended">(link, now, ({ state }) =>
      hasEnded(state) ? "ended" : { action: "requestedChange", change: { note: text } },
    )
  }

  cancel(
    link: VisitorLink,
    { reason, now }: { reason: string | null; now: Date },
  ): Promise<ActionOutcome<CancellationProblem>> {
    return this.#act<CancellationProblem>(link, now, (record) => {
      if (record.state === "cancelled") return "unchanged"
      const problem = cancellationProblem(record, now)
      return problem ?? { action: "cancelled", change: { state: "cancelled", note: reason } }
    })
  }

  /** Decides by the current record, and changes it. If the office changed the record since it was read, decides again. */
  async #act<Refusal extends string>(
    link: VisitorLink,
    now: Date,
    decide: (record: EnquiryRecord) => Decision<Refusal>,
  ): Promise<ActionOutcome<Refusal>> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const found = await this.#find(link, now)
      if (found.state !== "found") return "gone"
      const decision = decide(found.record)
      if (decision === "unchanged") return "done"
      if (typeof decision === "string") return decision
      const { reference } = link
      const outcome = await this.#enquiries.change(reference, {
        version: found.record.version,
        state: found.record.state,
        note: null,
        ...decision.change,
        notice: this.#options.emails.notice({ reference, action: decision.action }),
        by: "visitor",
        now,
      })
      if (typeof outcome === "object") {
        if (outcome.emailId) this.#options.onEmail(outcome.emailId)
        return "done"
      }
      if (outcome === "conflict") throw new Error("a visitor's change books no vehicle")
    }
    return "stale"
  }

  async erase(link: VisitorLink, now: Date): Promise<ActionOutcome<"beingSent" | "upcomingRental">> {
    const privacy = new DatabasePrivacyRepository(this.#db)
    const found = await this.#find(link, now)
    if (found.state !== "found") return "gone"
    const search = { by: "enquiry", key: link.reference } as const
    const versions = versionsOf(await privacy.records(search, now))
    const { outcome } = await privacy.erase({ search, versions, by: null, now })
    return outcome === "beingAttempted" ? "beingSent" : outcome
  }

  async sendLink({ reference, email, clientAddress, now }: LinkRequest): Promise<number> {
    const { linkLimiter } = this.#options
    const normalisedEmail = emailKey(email) ?? ""
    // A client over its limit does not use up the limit of the mailbox.
    const retryAfterSeconds =
      (await linkLimiter.admit(clientAddress, LINK_LIMITS, now)) ||
      (await linkLimiter.admit(`mailbox ${normalisedEmail}`, MAILBOX_LIMITS, now))
    if (retryAfterSeconds === 0)
      this.#runAfterResponse(() => this.#recordLinkEmail(reference, normalisedEmail, now))
    return retryAfterSeconds
  }

  /** Records the email with the link. Does nothing if the enquiry is not of this email address, or its link has expired. */
  async #recordLinkEmail(reference: string, normalisedEmail: string, now: Date): Promise<void> {
    const record = await this.#enquiries.find(reference, now)
    if (!normalisedEmail || !record || !isLinkValid(record, now)) return
    if (emailKey(record.enquiry.content.email) !== normalisedEmail) return
    const { enquiry } = record
    const emailId = await this.#db.transaction().execute((transaction) =>
      recordEmail(transaction, {
        kind: "visitorLink",
        writtenAt: now,
        expiresAt: new Date(now.getTime() + LINK_EMAIL_MS),
        to: enquiry.content.email,
        answers: { enquiryId: enquiry.id, version: null },
        ...this.#options.emails.link({ reference, key: this.keyOf(enquiry.id) }),
      }),
    )
    this.#options.onEmail(emailId)
  }

  #runAfterResponse(work: () => Promise<void>): void {
    const task: Promise<void> = sleep(DELAY_MS)
      .then(work)
      .catch(this.#options.onError)
      .finally(() => void this.#pending.delete(task))
    this.#pending.add(task)
  }

  /** Waits for requested links that are not recorded yet. */
  async close(): Promise<void> {
    await Promise.all(this.#pending)
  }
}

/** A link is valid until some time after the rental, or until the data are erased. */
function isLinkValid(record: EnquiryRecord, now: Date): boolean {
  return !record.anonymised && wallTimeAt(now) <= linkExpiry(record)
}
