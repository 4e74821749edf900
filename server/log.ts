import pino, { type DestinationStream } from "pino"
import type { LogLevel } from "./config.ts"

/** Structured lines on standard output. Callers give ids and names of failures, never what a visitor wrote. */
export function openLog(level: LogLevel, destination: DestinationStream = pino.destination({ sync: true })) {
  const serializers = { err: whatFailed }
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, destination)
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
