import { randomInt } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, it, vi } from "vitest"
import { seededRandom } from "#illustrations/scenes/drawing/random.ts"
import { describeOnPostgres } from "#tests/support/databases.ts"
import { NO_RATE_LIMITS } from "#tests/support/no-rate-limits.ts"
import { readDeliveryRecords, waitUntilAllDelivered } from "./support/delivery-records.ts"
import { NO_PROBLEMS, reportOf } from "./support/delivery-report.ts"
import { useCluster } from "./support/use-cluster.ts"
import { sendForms } from "./support/visitors.ts"

// One of several processes is killed, or each is restarted in turn, while visitors submit forms.

const PROCESSES = 3
const SEED = Number(process.env.FAULT_SEED ?? randomInt(1_000_000))
const TIMEOUT_MS = 180_000

describeOnPostgres(`${PROCESSES} processes on one database, under a stream of forms`, (open, locate) => {
  const setup = useCluster(PROCESSES, open, locate)

  it(
    "take over the deliveries of a killed process",
    async () => {
      await setup.start(NO_RATE_LIMITS)
      setup.sink.setBehaviours("slow")
      const random = seededRandom(SEED)
      let isFinished = false
      const sending = sendForms(6, { random, site: () => setup.cluster.url, isFinished: () => isFinished })
      await vi.waitUntil(() => setup.sink.emails.length > 20, { timeout: 30_000 })
      await setup.cluster.killOne()
      await sleep(2_000)
      isFinished = true
      const forms = await sending
      setup.sink.setBehaviours("accept")
      await waitUntilAllDelivered(setup.db, TIMEOUT_MS)
      const report = reportOf({
        forms,
        falseSuccess: [], // not observed here
        emails: setup.sink.emails,
        rows: await readDeliveryRecords(setup.db),
      })
      const failed = report.answered.otherStatuses.length + report.unanswered
      console.log(`
one of ${PROCESSES} processes killed (FAULT_SEED=${SEED})
  forms    ${report.submitted}, sent ${report.answered.sent}, failed ${failed}, delivered ${report.delivered}, lost ${report.lostReferences.length}, duplicates ${report.repeatedEmails}`)
      expect(report).toMatchObject({ ...NO_PROBLEMS, answered: {} })
      // Some forms may fail: 502 is the balancer's response for requests to the process that died.
      expect(report.answered.otherStatuses.filter((status) => status !== 502)).toEqual([])
      expect(report.answered.sent).toBeGreaterThan(0)
    },
    TIMEOUT_MS,
  )

  it(
    "are restarted one after the other without a failed request",
    async () => {
      await setup.start({ DRAIN_SECONDS: "3", ...NO_RATE_LIMITS })
      const random = seededRandom(SEED)
      let isFinished = false
      const failedPages: string[] = []
      let pageCount = 0
      const read = async () => {
        while (!isFinished) {
          const path = random.pick(["/home", "/carlist", "/faq", "/rent-a-car-to-ella", "/carlist?q=van"])
          const page = await fetch(setup.cluster.url + path)
          await page.text()
          const { status } = page
          pageCount++
          if (status !== 200) failedPages.push(`${path}: ${status}`)
          await sleep(random.between(0, 60))
        }
      }
      const reading = Promise.all([read(), read(), read()])
      const sending = sendForms(4, { random, site: () => setup.cluster.url, isFinished: () => isFinished })
      await sleep(500)
      const exitCodes = await setup.cluster.restartEach()
      await sleep(500)
      isFinished = true
      const [forms] = await Promise.all([sending, reading])
      await waitUntilAllDelivered(setup.db, 30_000)
      const report = reportOf({
        forms,
        falseSuccess: [], // not observed here
        emails: setup.sink.emails,
        rows: await readDeliveryRecords(setup.db),
      })
      console.log(`
${PROCESSES} processes restarted one after the other (FAULT_SEED=${SEED})
  pages    ${pageCount}, failed ${failedPages.length}
  forms    ${report.submitted}, sent ${report.answered.sent}, delivered ${report.delivered}, lost ${report.lostReferences.length}
  requests that the balancer could not pass on: ${setup.cluster.balancer.failures.length}`)
      expect(exitCodes).toEqual([0, 0, 0])
      expect(setup.cluster.balancer.failures).toEqual([])
      expect(failedPages).toEqual([])
      expect(report).toMatchObject({ ...NO_PROBLEMS, unanswered: 0, repeatedEmails: 0 })
      expect(report.answered.sent).toBe(report.submitted)
    },
    TIMEOUT_MS,
  )
})
