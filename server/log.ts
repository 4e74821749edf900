import pino, { type DestinationStream } from "pino"
import type { LogLevel } from "./config.ts"
import { currentRequestId } from "./http/request-id.ts"

/**
 * Structured lines on standard output, each with the id of the request that it belongs to. Callers give ids and names of
 * failures, never what a visitor wrote. docs/operations.md says what each line means.
 */
export function openLog(level: LogLevel, destination: DestinationStream = standardOutput()) {
  const serializers = { err: whatFailed }
  const mixin = () => ({ requestId: currentRequestId() })
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers, mixin },
    destination,
  )
}

/** What waits for a disk that is full; lines beyond it are dropped. */
const LONGEST_BACKLOG_BYTES = 1_000_000

/** A line that cannot be written, because the disk is full, must not cost the visitor the page that it tells of. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: true, maxLength: LONGEST_BACKLOG_BYTES })
  output.on("error", () => {})
  return output
}

export type ServerLog = ReturnType<typeof openLog>

/**
 * The parts of an error that programs write. Errors carry more: PostgreSQL's have the row that was refused in `detail`,
 * a schema's the answer that did not fit, and either may be what a visitor wrote.
 */
function whatFailed(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack, cause } = error
  const code = "code" in error ? error.code : undefined
  return { type: name, code, message, stack, cause: cause === undefined ? undefined : whatFailed(cause) }
}
