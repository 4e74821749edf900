import { parentPort, workerData } from "node:worker_threads"
import { guessScore } from "./guess-score.ts"

const { password, others } = workerData as { password: string; others: string[] } // from `guessable.ts` alone

parentPort?.postMessage(guessScore(password, others))
