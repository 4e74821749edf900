import { randomInt } from "node:crypto"
import { expect, it } from "vitest"
import type { Locate } from "#tests/support/databases.ts"
import { NO_PROBLEMS, printReport } from "./delivery-report.ts"
import { killRepeatedly } from "./kill-repeatedly.ts"

const KILLS = Number(process.env.FAULT_KILLS ?? 20)
const SEED = Number(process.env.FAULT_SEED ?? randomInt(1_000_000))

/** Includes starts, run times, and the wait for the last leases. */
const TIMEOUT_MS = KILLS * 20_000 + 240_000

/** Tests the outbox with a process that is killed repeatedly. */
export function killSuite(engine: string, locate: Locate): void {
  it(
    "loses no answered form, and repeats only emails whose delivery could not be recorded",
    async () => {
      const plan = { kills: KILLS, seed: SEED, maxRunMs: 1_500, leases: "wait" } as const
      const report = await killRepeatedly(locate(), plan)
      printReport(`killed ${KILLS} times on ${engine} (FAULT_SEED=${SEED} FAULT_KILLS=${KILLS})`, report)
      expect(report).toMatchObject(NO_PROBLEMS)
      expect(report.answered.sent).toBeGreaterThan(0)
    },
    TIMEOUT_MS,
  )
}
