import { randomInt } from "node:crypto"
import { expect, it } from "vitest"
import type { Locate } from "#tests/support/databases.ts"
import { FAULTLESS, printReport } from "./delivery-report.ts"
import { killAgainAndAgain } from "./kill-again-and-again.ts"

const KILLS = Number(process.env.FAULT_KILLS ?? 20)
const SEED = Number(process.env.FAULT_SEED ?? randomInt(1_000_000))

/** For a start, a life, and the wait for the last leases. */
const LIMIT_MS = KILLS * 20_000 + 240_000

/** The promise of the outbox, kept by a process that dies again and again. */
export function killSuite(engine: string, locate: Locate): void {
  it(
    "loses nothing that was answered, and doubles nothing but a mail whose sending could not be recorded",
    async () => {
      const plan = { kills: KILLS, seed: SEED, longestLifeMs: 1_500, leases: "wait" } as const
      const report = await killAgainAndAgain(locate(), plan)
      printReport(`killed ${KILLS} times on ${engine} (FAULT_SEED=${SEED} FAULT_KILLS=${KILLS})`, report)
      expect(report).toMatchObject(FAULTLESS)
      expect(report.answered.sent).toBeGreaterThan(0)
    },
    LIMIT_MS,
  )
}
