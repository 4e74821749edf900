/**
 * The kinds of database failures. 'unique': a row with that key exists. 'timeout': no answer in time, or locked too long.
 * 'unreachable': no connection, or a database that cannot be used, for example on a full disk.
 */
export type DatabaseFailure = "unique" | "timeout" | "unreachable"

/**
 * Classifies an error of either engine.
 * @returns null for an error that does not come from the database: a bug, which must propagate
 */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null
  if ("errcode" in error) return sqliteFailure(Number(error.errcode))
  return otherFailure("code" in error ? String(error.code) : "", error.message)
}

// https://sqlite.org/rescode.html: the low byte of an extended code is the primary one.
const SQLITE_UNIQUE = [2067, 1555] // unique constraint, primary key
const SQLITE_TIMEOUT = [5, 6] // busy, locked
const SQLITE_UNREACHABLE = [8, 10, 11, 13, 14, 26] // read-only, I/O, corrupt, full, cannot open, not a database

function sqliteFailure(code: number): DatabaseFailure | null {
  if (SQLITE_UNIQUE.includes(code)) return "unique"
  if (SQLITE_TIMEOUT.includes(code & 0xff)) return "timeout"
  return SQLITE_UNREACHABLE.includes(code & 0xff) ? "unreachable" : null
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const POSTGRES_UNIQUE = "23505"
const POSTGRES_TIMEOUT = ["57014", "55P03", "ETIMEDOUT"] // query cancelled, lock not available, a timeout of the system
// A failed connection, insufficient resources, a shutdown, a refused login, and an unknown database.
const POSTGRES_UNREACHABLE = /^(?:08...|53...|57P0.|28...|3D000)$/
// Error codes of the system for sockets and files: ECONNREFUSED, ENOTFOUND, EACCES, ...
const SYSTEM_ERROR = /^E(?:[A-Z]+|AI_AGAIN)$/
// The client's own errors have no code.
const CLIENT_TIMEOUT = /^(?:Query read timeout|timeout expired|timeout exceeded|.* connection timeout)/
const CLIENT_UNREACHABLE = /^(?:Connection terminated|Client (?:has encountered|was closed))/

function otherFailure(code: string, message: string): DatabaseFailure | null {
  if (code === POSTGRES_UNIQUE) return "unique"
  if (POSTGRES_TIMEOUT.includes(code) || CLIENT_TIMEOUT.test(message)) return "timeout"
  const isUnreachable =
    POSTGRES_UNREACHABLE.test(code) || SYSTEM_ERROR.test(code) || CLIENT_UNREACHABLE.test(message)
  return isUnreachable ? "unreachable" : null
}
