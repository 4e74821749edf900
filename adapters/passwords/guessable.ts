import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { IsGuessable } from "#domain/staff/password.ts"

/** From here on it takes more than a hundred million guesses. */
const LEAST_SCORE = 3

/**
 * Asks nobody: the lists are here. They are read beside the thread that serves, in a tenth of a second or more, and take
 * 40 MB, which are gone with it.
 */
export const isGuessable: IsGuessable = async (password, others) => {
  const workerData = { password, others }
  const worker = new Worker(new URL("guess-worker.ts", import.meta.url), { workerData })
  const [score] = await once(worker, "message")
  await worker.terminate()
  return score < LEAST_SCORE
}
