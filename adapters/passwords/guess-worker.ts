import { parentPort, workerData } from "node:worker_threads"
import { guessScore } from "./guess-score.ts"

const { password, extraWords } = workerData as { password: string; extraWords: string[] } // from `guessable.ts` alone

parentPort?.postMessage(guessScore(password, extraWords))
