import { setTimeout as sleep } from "node:timers/promises"
import { databaseFailure } from "./database-errors.ts"

/** How long a statement may wait for the file that another process holds; then its visitor is told, and keeps every word. */
const LOCKED_LIMIT_MS = 5_000
const FIRST_RETRY_MS = 1
const LONGEST_RETRY_MS = 25

/**
 * Runs what needs the file, again and again while another process holds it. SQLite's own waiting would stop the whole
 * process, and with it every page that needs no database; this waits between two tries, and everything else goes on.
 * `since` is when the caller began to wait: its turn in our own queue counts, so that nobody waits for others' patience.
 * @throws the engine's error when the time is over, after one try at least.
 */
export async function patiently<T>(run: () => T, since = performance.now()): Promise<T> {
  for (let pauseMs = FIRST_RETRY_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_RETRY_MS)) {
    try {
      return run()
    } catch (error) {
      if (databaseFailure(error) !== "timeout" || performance.now() - since >= LOCKED_LIMIT_MS) throw error
    }
    await sleep(pauseMs)
  }
}
