import { createHmac } from "node:crypto"
import { expressionBuilder } from "kysely"
import type { Database } from "#adapters/db/database.ts"
import { relaxedTransaction } from "#adapters/db/relaxed-transaction.ts"
import type { Tables } from "#adapters/db/tables.ts"
import type { IntakeCounter, IntakeLimits } from "#domain/enquiry/intake-limit.ts"
import { addressGroup } from "./address-group.ts"
import { readOrCreateSecret } from "./secret.ts"

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Counts in our database. Addresses are hashed with a key that the database keeps, so that all processes count together.
 * What is older than an hour is thrown away with the next submission, once a minute.
 */
export class DatabaseIntakeCounter implements IntakeCounter {
  readonly #db: Database
  #secret: string | null = null
  readonly #subject: string
  #forgotAt = 0

  /** Counters of another `subject` than forms count apart from them, in the same tables. */
  constructor(db: Database, subject = "") {
    this.#db = db
    this.#subject = subject
  }

  async admit(clientAddress: string, limits: IntakeLimits, now: Date): Promise<number> {
    await this.#forget(now)
    const hash = await this.#hash(addressGroup(clientAddress))
    return relaxedTransaction(this.#db, async (transaction) => {
      await takeAddress(transaction, hash, now)
      const wait = await secondsToWait(transaction, hash, limits, now)
      if (wait === 0) await count(transaction, hash, now)
      return wait
    })
  }

  /** By itself and before the count, so that it never waits for one row while it holds another that somebody waits for. */
  async #forget(now: Date): Promise<void> {
    if (Math.abs(now.getTime() - this.#forgotAt) < MINUTE_MS) return
    this.#forgotAt = now.getTime()
    const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString()
    await this.#db.deleteFrom("intake").where("at", "<=", hourAgo).execute()
    await this.#db.deleteFrom("intake_addresses").where("last_at", "<=", hourAgo).execute()
  }

  async #hash(address: string): Promise<string> {
    this.#secret ??= await readOrCreateSecret(this.#db, "intake-addresses")
    return createHmac("sha256", this.#secret)
      .update(this.#subject + address)
      .digest("hex")
  }
}

/** Two submissions of one address wait for each other at this row. */
async function takeAddress(db: Database, hash: string, now: Date): Promise<void> {
  const last_at = now.toISOString()
  await db
    .insertInto("intake_addresses")
    .values({ address_hash: hash, last_at })
    .onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ last_at }))
    .execute()
}

async function secondsToWait(db: Database, hash: string, limits: IntakeLimits, now: Date): Promise<number> {
  const { minute, hour } = await db
    .selectNoFrom([
      latestAt(hash, limits.perMinute, now).as("minute"),
      latestAt(hash, limits.perHour, now).as("hour"),
    ])
    .executeTakeFirstOrThrow()
  return Math.ceil(Math.max(msUntil(minute, MINUTE_MS, now), msUntil(hour, HOUR_MS, now)) / 1000)
}

/** When its `limit`-th latest submission came. While that lies within the window the limit is reached. */
function latestAt(hash: string, limit: number, now: Date) {
  return (
    expressionBuilder<Tables>()
      .selectFrom("intake")
      .select("at")
      .where("address_hash", "=", hash)
      // Of a time to come is what another process counted a moment ago, or what a clock counted that has been put back since.
      .where("at", "<=", new Date(now.getTime() + MINUTE_MS).toISOString())
      .orderBy("at", "desc")
      .offset(limit - 1)
      .limit(1)
  )
}

function msUntil(latest: string | null, windowMs: number, now: Date): number {
  return latest === null ? 0 : Math.max(0, Date.parse(latest) + windowMs - now.getTime())
}

async function count(db: Database, hash: string, now: Date): Promise<void> {
  await db.insertInto("intake").values({ address_hash: hash, at: now.toISOString() }).execute()
}
