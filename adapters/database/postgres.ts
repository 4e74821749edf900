import { type Dialect, PostgresDialect } from "kysely"
import pg from "pg"

/** The time limits of a query. After them the visitor gets an error, and the connection is released. */
export type PostgresLimits = { connectMs: number; statementMs: number }

export const SERVING_LIMITS: PostgresLimits = { connectMs: 3_000, statementMs: 5_000 }

/** A migration may take long, and waits for another process that migrates: no limit (0). */
export const MIGRATION_LIMITS: PostgresLimits = { connectMs: 10_000, statementMs: 0 }

/** The time by which our own timeout is longer than the server's statement timeout. */
const GRACE_MS = 1_000

/** PostgreSQL through a pool. `onIdleError` is called for idle connections that broke. */
export function postgresDialect(
  url: string,
  limits: PostgresLimits,
  onIdleError: (error: Error) => void,
): Dialect {
  const pool = new pg.Pool({
    Client: ClientThatEndsOnTimeout,
    connectionString: url,
    application_name: "rent-car-service",
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    // A timeout of the client, for a server that sends nothing: a lost network sends no error.
    query_timeout: limits.statementMs && limits.statementMs + GRACE_MS,
    keepAlive: true,
    types: { getTypeParser },
  })
  // Without listeners, a restart of the database server would end this process. A connection that breaks in use fails its
  // query, or the next one, so its caller gets the error.
  pool.on("connect", (client) => client.on("error", () => {}))
  // The pool closes without waiting for its connections; an error while closing is not logged.
  pool.on("error", (error) => pool.ending || onIdleError(error))
  return new PostgresDialect({ pool })
}

/**
 * A connection that timed out is not used again: its statement may still run on it, with an open transaction, and would block the
 * next query.
 */
class ClientThatEndsOnTimeout extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this)
    const queryOrEnd = (...args: Parameters<typeof query>) => {
      const result: unknown = query(...args)
      if (result instanceof Promise) result.catch((error) => isReadTimeout(error) && void this.end())
      return result
    }
    this.query = queryOrEnd as typeof query // `query` has six overloads, and this forwards to the one that was called
  }
}

function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout"
}

/**
 * Parses integers of 8 bytes (money, counts), which `pg` returns as text; ours are all safe integers. Any other type has the
 * parser of `pg`. The cast selects one of its overloads, which differ in the format only.
 */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as "text")
