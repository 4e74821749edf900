import { setTimeout as sleep } from "node:timers/promises"
import { databaseFailure } from "./database-errors.ts"

/** The time that a statement waits for a file that another process has locked, and the delays between two attempts. */
const TIMEOUT_MS = 5_000
const FIRST_DELAY_MS = 1
const MAX_DELAY_MS = 25

/**
 * Retries an operation while another process has locked the file. SQLite's own busy timeout would block the event loop; this
 * waits asynchronously between two attempts.
 * @param since the `performance.now()` at which the caller began to wait; the time in our own queue counts towards the timeout
 * @throws the engine's error: of a locked file after the timeout and at least one attempt, any other at once
 */
export async function retryWhileLocked<T>(run: () => T, since = performance.now()): Promise<T> {
  for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(2 * delayMs, MAX_DELAY_MS)) {
    try {
      return run()
    } catch (error) {
      if (databaseFailure(error) !== "timeout" || performance.now() - since >= TIMEOUT_MS) throw error
    }
    await sleep(delayMs)
  }
}
