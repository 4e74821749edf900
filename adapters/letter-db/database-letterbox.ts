import type { Expression, SqlBool } from "kysely"
import type { Database } from "#adapters/db/database.ts"
import { isDue, isDueByMistake, isFree } from "#adapters/db/free-message.ts"
import type { AttemptResult, Claimed, DeliveryQueue, Lease } from "#domain/delivery/delivery-queue.ts"
import type { LetterDelivery } from "#domain/delivery/office-letter.ts"
import { settleLetter } from "./settle-letter.ts"
import { type LetterHost, takeLetter } from "./take-letter.ts"

/** The letters of the office in our database, for any number of processes. A failure of the database rises. */
export class DatabaseLetterbox implements DeliveryQueue<LetterDelivery> {
  readonly #db: Database
  readonly #host: LetterHost

  constructor(db: Database, host: LetterHost = "rent-car-service") {
    this.#db = db
    this.#host = host
  }

  async claimFor(id: string, lease: Lease): Promise<Claimed<LetterDelivery> | null> {
    await this.#abandonExpired(lease.now)
    return takeLetter(this.#db, id, lease, this.#host)
  }

  /** Looks first and takes then: who comes second looks again. */
  async claimDue(lease: Lease): Promise<Claimed<LetterDelivery> | null> {
    await this.#abandonExpired(lease.now)
    for (;;) {
      const id = await this.#longestDue(lease.now)
      if (id === null) return null
      const claimed = await takeLetter(this.#db, id, lease, this.#host)
      if (claimed) return claimed
    }
  }

  settle(claimed: Claimed<LetterDelivery>, result: AttemptResult): Promise<boolean> {
    return settleLetter(this.#db, claimed, result)
  }

  async waiting(): Promise<{ count: number; oldestRecordedAt: Date | null }> {
    const { count, oldest } = await this.#db
      .selectFrom("letters")
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("written_at").as("oldest")])
      .where("state", "=", "waiting")
      .executeTakeFirstOrThrow()
    return { count, oldestRecordedAt: oldest ? new Date(oldest) : null }
  }

  async #longestDue(now: Date): Promise<string | null> {
    return (await this.#firstWaiting(now, isDue(now))) ?? (await this.#firstWaiting(now, isDueByMistake(now)))
  }

  async #firstWaiting(now: Date, when: Expression<SqlBool>): Promise<string | null> {
    const letter = await this.#db
      .selectFrom("letters")
      .select("id")
      .where("state", "=", "waiting")
      .where(when)
      .where(isFree(now))
      .orderBy("due_at")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst()
    return letter?.id ?? null
  }

  /** A link that no longer works helps nobody, and what is in it is forgotten. Nearly always there is none: it looks first. */
  async #abandonExpired(now: Date): Promise<void> {
    const expired = await this.#db
      .selectFrom("letters")
      .select("id")
      .where("state", "=", "waiting")
      .where("expires_at", "<=", now.toISOString())
      .where(isFree(now))
      .execute()
    if (expired.length === 0) return
    await this.#db
      .updateTable("letters")
      .set({ state: "abandoned", body: "", lease_owner: null, lease_until: null })
      .where(
        "id",
        "in",
        expired.map(({ id }) => id),
      )
      .where("state", "=", "waiting")
      .where(isFree(now))
      .execute()
  }
}
