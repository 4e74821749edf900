import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { IsGuessable } from "#domain/staff/password.ts"
import { limitConcurrency } from "#lib/limit-concurrency.ts"

/** The first score for which more than a hundred million guesses are needed. */
const MIN_SCORE = 3

/**
 * Uses the word lists of a package, without a request. A worker thread loads them, which takes a tenth of a second or more and
 * 40 MB until it ends. Therefore one password is estimated at a time.
 */
export const isGuessable: IsGuessable = (password, extraWords) =>
  queue.run(() => estimate(password, extraWords))

const queue = limitConcurrency(1)

async function estimate(password: string, extraWords: readonly string[]): Promise<boolean> {
  const workerData = { password, extraWords }
  const worker = new Worker(new URL("guess-worker.ts", import.meta.url), { workerData })
  const [score] = await once(worker, "message")
  await worker.terminate()
  return score < MIN_SCORE
}
