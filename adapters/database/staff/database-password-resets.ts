import { setTimeout as sleep } from "node:timers/promises"
import type { Database } from "#adapters/database/database.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import type { RateLimiter } from "#domain/enquiry/rate-limiter.ts"
import {
  type PasswordResets,
  RESET_MINUTES,
  type ResetChoice,
  type ResetRequest,
  type StaffEmails,
} from "#domain/staff/password-resets.ts"
import { recordPasswordChange } from "./password-change.ts"
import { hashPassword } from "./password-hash.ts"
import { consumeResetSecret, createResetSecret, findAccountOfSecret } from "./reset-secrets.ts"

type Options = {
  db: Database
  emails: StaffEmails
  /** Counts requests by client address, for all processes together. */
  addressLimiter: RateLimiter
  /** Counts the same requests by the email address of the account. */
  accountLimiter: RateLimiter
  /** Called with the id of a recorded email, so that it is sent at once and not at the next poll. */
  onEmail: (emailId: string) => void
  onError: (error: unknown) => void
  /** Called when a link is not sent, because too many were requested for all accounts together. */
  onTooMany: () => void
}

const ADDRESS_LIMITS = { perMinute: 5, perHour: 30 }
/** Limit for one account, so that no stranger floods its mailbox. */
const ACCOUNT_LIMITS = { perMinute: 2, perHour: 6 }

/** Limit for all accounts together, so that a distributed flood harms neither mailboxes nor the sender's reputation. */
const TOTAL_LIMITS = { perMinute: 10, perHour: 30 }
/** The key of all accounts together in `accountLimiter`. */
const ALL_ACCOUNTS = "everybody"

/** The response is sent before this work begins, so that its time does not reveal who has an account. */
const DELAY_MS = 300

export class DatabasePasswordResets implements PasswordResets {
  readonly #options: Options
  readonly #pending = new Set<Promise<void>>()

  constructor(options: Options) {
    this.#options = options
  }

  async request({
    email,
    clientAddress,
    now,
  }: ResetRequest): Promise<"requested" | { retryAfterSeconds: number }> {
    const { addressLimiter, accountLimiter } = this.#options
    const normalisedEmail = email.toLowerCase()
    // A client address over its limit does not use up the account's limit.
    const retryAfterSeconds =
      (await addressLimiter.admit(clientAddress, ADDRESS_LIMITS, now)) ||
      (await accountLimiter.admit(`account ${normalisedEmail}`, ACCOUNT_LIMITS, now))
    if (retryAfterSeconds > 0) return { retryAfterSeconds }
    this.#runAfterResponse(() => this.#recordEmail(normalisedEmail, now))
    return "requested"
  }

  async find(secret: string, now: Date) {
    const found = await findAccountOfSecret(this.#options.db, secret, now)
    return found ? { name: found.name, email: found.email } : null
  }

  async choose({ secret, password, now }: ResetChoice): Promise<"changed" | "gone"> {
    // The link is checked before the password is hashed, which is expensive.
    const found = await findAccountOfSecret(this.#options.db, secret, now)
    if (!found) return "gone"
    const hash = await hashPassword(password)
    return this.#options.db.transaction().execute(async (transaction) => {
      const staffId = await consumeResetSecret(transaction, secret, now)
      if (staffId === undefined) return "gone"
      await transaction
        .updateTable("staff_credentials")
        .set({ password: hash, updated_at: now.toISOString() })
        .where("staff_id", "=", staffId)
        .where("provider_id", "=", "credential")
        .execute()
      await transaction.deleteFrom("staff_sessions").where("staff_id", "=", staffId).execute()
      await recordPasswordChange(transaction, staffId, this.#options.emails, now)
      return "changed"
    })
  }

  /** Waits for requested emails that are not recorded yet. */
  async close(): Promise<void> {
    await Promise.all(this.#pending)
  }

  #runAfterResponse(work: () => Promise<void>): void {
    const task: Promise<void> = sleep(DELAY_MS)
      .then(work)
      .catch(this.#options.onError)
      .finally(() => void this.#pending.delete(task))
    this.#pending.add(task)
  }

  /** Records the email and the hash of its secret in one transaction. Does nothing if no account has this address. */
  async #recordEmail(email: string, now: Date): Promise<void> {
    const { db, emails, onEmail, accountLimiter, onTooMany } = this.#options
    const account = await db.selectFrom("staff").select("id").where("email", "=", email).executeTakeFirst()
    if (!account) return
    if ((await accountLimiter.admit(ALL_ACCOUNTS, TOTAL_LIMITS, now)) > 0) return onTooMany()
    const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000)
    const emailId = await db.transaction().execute(async (transaction) => {
      const person = await transaction
        .selectFrom("staff")
        .select(["id", "name"])
        .where("email", "=", email)
        .executeTakeFirst()
      if (!person) return null
      const secret = await createResetSecret(transaction, person.id, expiresAt)
      const emailText = emails.passwordReset(person, secret)
      const draft = { kind: "passwordReset", writtenAt: now, expiresAt, to: email, answers: null } as const
      return recordEmail(transaction, { ...draft, ...emailText })
    })
    if (emailId !== null) onEmail(emailId)
  }
}
