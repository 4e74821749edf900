import pino from "pino"
import type { LogLevel } from "./config.ts"

/** Structured lines on standard output. Callers give ids and names of failures, never what a visitor wrote. */
export function openLog(level: LogLevel) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

export type ServerLog = ReturnType<typeof openLog>
