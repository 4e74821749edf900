import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { IsGuessable } from "#domain/staff/password.ts"
import { limitConcurrency } from "#lib/limit-concurrency.ts"

/** From here on it takes more than a hundred million guesses. */
const MIN_SCORE = 3

/**
 * Asks nobody: the lists are here. They are read beside the thread that serves, in a tenth of a second or more, and take
 * 40 MB, which are gone with it: one password at a time.
 */
export const isGuessable: IsGuessable = (password, others) => oneAtATime.run(() => estimate(password, others))

const oneAtATime = limitConcurrency(1)

async function estimate(password: string, others: readonly string[]): Promise<boolean> {
  const workerData = { password, others }
  const worker = new Worker(new URL("guess-worker.ts", import.meta.url), { workerData })
  const [score] = await once(worker, "message")
  await worker.terminate()
  return score < MIN_SCORE
}
