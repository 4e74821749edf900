import { type Dialect, PostgresDialect } from "kysely"
import pg from "pg"

/** What a query may cost: beyond that the visitor is told that we could not answer, and the connection is free again. */
export type PostgresLimits = { connectMs: number; statementMs: number }

export const SERVING: PostgresLimits = { connectMs: 3_000, statementMs: 5_000 }

/** A change of the schema may take its time, and waits for the process that is making one: no limit (0). */
export const MIGRATING: PostgresLimits = { connectMs: 10_000, statementMs: 0 }

/** How much longer we wait for the server's own word that a statement took too long. */
const GRACE_MS = 1_000

/** PostgreSQL through a pool. `onIdleError` hears of connections that broke while nobody used them. */
export function postgresDialect(
  url: string,
  limits: PostgresLimits,
  onIdleError: (error: Error) => void,
): Dialect {
  const pool = new pg.Pool({
    Client: ImpatientClient,
    connectionString: url,
    application_name: "rent-car-service",
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    // The client's own clock, for a server that is silent: a cable that was pulled sends no error.
    query_timeout: limits.statementMs && limits.statementMs + GRACE_MS,
    keepAlive: true,
    types: { getTypeParser },
  })
  // Without listeners, a restart of the database server would end this process. A connection that breaks while it is used
  // fails the query that runs on it, or the next one: who asked hears of it there.
  pool.on("connect", (client) => client.on("error", () => {}))
  // The pool closes without waiting for its connections; one that breaks on the way out is nothing to tell.
  pool.on("error", (error) => pool.ending || onIdleError(error))
  return new PostgresDialect({ pool })
}

/**
 * A connection whose server fell silent is not used again: what we gave up waiting for may still be done on it, with its
 * transaction open, and whoever came next would wait behind it.
 */
class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const ask = this.query.bind(this)
    const askOnce = (...question: Parameters<typeof ask>) => {
      const answer: unknown = ask(...question)
      if (answer instanceof Promise) answer.catch((error) => isSilence(error) && void this.end())
      return answer
    }
    this.query = askOnce as typeof ask // `query` has six overloads, and this passes on whichever was called
  }
}

function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout"
}

/** Whole numbers of 8 bytes (money, counts) come as text unless told otherwise; ours are all safe integers. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as "text")
