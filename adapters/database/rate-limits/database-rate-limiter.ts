import { createHmac } from "node:crypto"
import { expressionBuilder } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { Tables } from "#adapters/database/tables.ts"
import type { RateLimiter, RateLimits } from "#domain/enquiry/rate-limiter.ts"
import { ADDRESS_SECRET, readOrCreateSecret } from "../secrets/secret.ts"
import { addressGroup, networkGroup } from "./address-group.ts"

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The factor by which an IPv6 /48 may submit more often than one address. */
const NETWORK_FACTOR = 10

/** Limits for a group of addresses. `onReached` is called for each submission that they refuse. */
type GroupLimits = { limits: RateLimits; onReached?: () => void }

/**
 * A rate limiter in our database. Addresses are hashed with a key in the database, so that all processes count together. The table
 * `intake` has a row for each admitted submission and group, `intake_addresses` a row for each group that was locked. Rows older than
 * an hour are deleted with the next submission, at most once a minute.
 */
export class DatabaseRateLimiter implements RateLimiter {
  readonly #db: Database
  #secret: string | null = null
  readonly #prefix: string
  readonly #totalLimit: GroupLimits | undefined
  #deletedAt = 0

  /**
   * `prefix` is hashed before each address, so that limiters with different prefixes count separately in the same tables.
   * `totalLimit` is the limit for all addresses together.
   */
  constructor(db: Database, prefix = "", totalLimit?: GroupLimits) {
    this.#db = db
    this.#prefix = prefix
    this.#totalLimit = totalLimit
  }

  async admit(clientAddress: string, limits: RateLimits, now: Date): Promise<number> {
    await this.#deleteOld(now)
    const groups = await this.#groupsOf(clientAddress, limits)
    return this.#db.transaction().execute(async (transaction) => {
      // Submissions that count together are serialised by a lock on the row of the widest group only.
      const widestGroup = groups.at(-1)?.hash ?? ""
      await lockAddress(transaction, widestGroup, now)
      let longestWaitSeconds = 0
      for (const { hash, limits, onReached } of groups) {
        const waitSeconds = await secondsToWait(transaction, hash, limits, now)
        if (waitSeconds > 0) onReached?.()
        longestWaitSeconds = Math.max(longestWaitSeconds, waitSeconds)
      }
      if (longestWaitSeconds > 0) return longestWaitSeconds
      for (const { hash } of groups)
        await transaction.insertInto("intake").values({ address_hash: hash, at: now.toISOString() }).execute()
      return 0
    })
  }

  /** The groups of an address: its own, its network if it has one, and all addresses if they have a limit. */
  async #groupsOf(address: string, limits: RateLimits): Promise<(GroupLimits & { hash: string })[]> {
    const groups: (GroupLimits & { hash: string })[] = [
      { hash: await this.#hash(addressGroup(address)), limits },
    ]
    const network = networkGroup(address)
    const { perMinute, perHour } = limits
    const networkLimits = { perMinute: perMinute * NETWORK_FACTOR, perHour: perHour * NETWORK_FACTOR }
    if (network !== null) groups.push({ hash: await this.#hash(network), limits: networkLimits })
    if (this.#totalLimit) groups.push({ hash: await this.#hash("all"), ...this.#totalLimit })
    return groups
  }

  /** Runs in its own transaction before the count, so that no deadlock can occur. */
  async #deleteOld(now: Date): Promise<void> {
    if (Math.abs(now.getTime() - this.#deletedAt) < MINUTE_MS) return
    this.#deletedAt = now.getTime()
    const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString()
    await this.#db.deleteFrom("intake").where("at", "<=", hourAgo).execute()
    await this.#db.deleteFrom("intake_addresses").where("last_at", "<=", hourAgo).execute()
  }

  async #hash(address: string): Promise<string> {
    this.#secret ??= await readOrCreateSecret(this.#db, ADDRESS_SECRET)
    return createHmac("sha256", this.#secret)
      .update(this.#prefix + address)
      .digest("hex")
  }
}

async function lockAddress(db: Database, hash: string, now: Date): Promise<void> {
  const last_at = now.toISOString()
  await db
    .insertInto("intake_addresses")
    .values({ address_hash: hash, last_at })
    .onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ last_at }))
    .execute()
}

/** The time of the submission that is `offset` submissions before the latest one, up to a time. */
function latestTime(hash: string, offset: number, until: string) {
  return expressionBuilder<Tables>()
    .selectFrom("intake")
    .select("at")
    .where("address_hash", "=", hash)
    .where("at", "<=", until)
    .orderBy("at", "desc")
    .offset(offset)
    .limit(1)
}

/** The seconds until both limits admit a submission. A limit of n is reached while the n-th latest submission is in its window. */
async function secondsToWait(db: Database, hash: string, limits: RateLimits, now: Date): Promise<number> {
  // A row up to a minute in the future counts: another process may have written it a moment ago. A later one does not: it was
  // written before the clock was set back.
  const until = new Date(now.getTime() + MINUTE_MS).toISOString()
  const { minute, hour } = await db
    .selectNoFrom([
      latestTime(hash, limits.perMinute - 1, until).as("minute"),
      latestTime(hash, limits.perHour - 1, until).as("hour"),
    ])
    .executeTakeFirstOrThrow()
  return Math.ceil(Math.max(msUntil(minute, MINUTE_MS, now), msUntil(hour, HOUR_MS, now)) / 1000)
}

function msUntil(latest: string | null, windowMs: number, now: Date): number {
  return latest === null ? 0 : Math.max(0, Date.parse(latest) + windowMs - now.getTime())
}
