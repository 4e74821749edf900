import { createHmac } from "node:crypto"
import type { Database } from "#adapters/db/database.ts"
import { relaxedTransaction } from "#adapters/db/relaxed-transaction.ts"
import type { IntakeCounter, IntakeLimits } from "#domain/enquiry/intake-limit.ts"
import { addressGroup } from "./address-group.ts"
import { readOrCreateSecret } from "./secret.ts"

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Counts in our database. Addresses are hashed with a key that the database keeps, so that all processes count together. */
export class DatabaseIntakeCounter implements IntakeCounter {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async admit(clientAddress: string, limits: IntakeLimits, now: Date): Promise<number> {
    await forgetBefore(this.#db, new Date(now.getTime() - HOUR_MS))
    const hash = await this.#hash(addressGroup(clientAddress))
    return relaxedTransaction(this.#db, async (transaction) => {
      await takeAddress(transaction, hash, now)
      const wait = await secondsToWait(transaction, hash, limits, now)
      if (wait === 0) await count(transaction, hash, now)
      return wait
    })
  }

  async #hash(address: string): Promise<string> {
    const secret = await readOrCreateSecret(this.#db, "intake-addresses")
    return createHmac("sha256", secret).update(address).digest("hex")
  }
}

/** By itself and before the count, so that it never waits for one row while it holds another that somebody waits for. */
async function forgetBefore(db: Database, hourAgo: Date): Promise<void> {
  await db.deleteFrom("intake").where("at", "<=", hourAgo.toISOString()).execute()
  await db.deleteFrom("intake_addresses").where("last_at", "<=", hourAgo.toISOString()).execute()
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
  const minute = await msUntilFree(db, hash, limits.perMinute, MINUTE_MS, now)
  const hour = await msUntilFree(db, hash, limits.perHour, HOUR_MS, now)
  return Math.ceil(Math.max(minute, hour) / 1000)
}

/** The limit is reached while its `limit`-th latest submission lies within the window; when that leaves it, there is room. */
async function msUntilFree(
  db: Database,
  hash: string,
  limit: number,
  windowMs: number,
  now: Date,
): Promise<number> {
  const latest = await db
    .selectFrom("intake")
    .select("at")
    .where("address_hash", "=", hash)
    // Of a time to come is what another process counted a moment ago, or what a clock counted that has been put back since.
    .where("at", "<=", new Date(now.getTime() + MINUTE_MS).toISOString())
    .orderBy("at", "desc")
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst()
  return latest ? Math.max(0, Date.parse(latest.at) + windowMs - now.getTime()) : 0
}

async function count(db: Database, hash: string, now: Date): Promise<void> {
  await db.insertInto("intake").values({ address_hash: hash, at: now.toISOString() }).execute()
}
