import pino, { type DestinationStream } from "pino"
import type { LogLevel } from "./config.ts"
import { currentRequestId } from "./http/request-id.ts"

/**
 * Logs JSON lines to standard output, each with the id of its request. Callers pass ids and names of failures, never visitors'
 * input. docs/operations.md explains each line.
 */
export function openLog(level: LogLevel, destination: DestinationStream = standardOutput()) {
  const serializers = { err: errorProperties }
  const mixin = () => ({ requestId: currentRequestId() })
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers, mixin },
    destination,
  )
}

/** The maximum number of bytes that are buffered while standard output cannot be written. Further lines are dropped. */
const MAX_BUFFERED_BYTES = 1_000_000

/** A log line that cannot be written, as on a full disk, must not fail the request. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: true, maxLength: MAX_BUFFERED_BYTES })
  output.on("error", () => {})
  return output
}

export type ServerLog = ReturnType<typeof openLog>

/**
 * The properties of an error that cannot contain visitors' input. PostgreSQL's errors have the refused row in `detail`, and
 * schema errors have the refused value.
 */
function errorProperties(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack, cause } = error
  const code = "code" in error ? error.code : undefined
  return { type: name, code, message, stack, cause: cause === undefined ? undefined : errorProperties(cause) }
}
