import { randomInt } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "kysely"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { Database } from "#adapters/db/database.ts"
import { seededRandom } from "#art/scenes/drawing/random.ts"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { CONTACT, post, tokenIn } from "#tests/http/browser.ts"
import { describeOnPostgres } from "#tests/support/databases.ts"
import { Cluster } from "./support/cluster.ts"
import { FAULTLESS, reportOf } from "./support/delivery-report.ts"
import { readLedger, untilNothingWaits } from "./support/ledger.ts"
import { messageIdOf } from "./support/mail-headers.ts"
import { bySmtp, homeOf, UNLIMITED } from "./support/settings.ts"
import { sendForms } from "./support/visitors.ts"

const PROCESSES = 3
const SEED = Number(process.env.FAULT_SEED ?? randomInt(1_000_000))
const LONG_MS = 180_000

describeOnPostgres(`${PROCESSES} processes on one database, behind a balancer`, (open, locate) => {
  let sink: SmtpSink
  let cluster: Cluster
  let db: Database
  beforeEach(async () => {
    sink = await SmtpSink.start()
  })
  afterEach(async () => {
    await cluster.remove()
    await sink.stop()
  })

  const start = async (settings: Record<string, string> = {}) => {
    const home = homeOf(locate())
    cluster = await Cluster.start(PROCESSES, { ...home.settings, ...bySmtp(sink.url), ...settings })
    db = await open()
  }

  const formToken = async () => tokenIn(await (await fetch(`${cluster.url}/contact`)).text())
  const idsOfMails = () => sink.mails.map(messageIdOf)

  it("make one enquiry and one mail of a form that is pressed at all of them at once", async () => {
    await start()
    const fields = { ...CONTACT, form_token: await formToken() }
    const presses = Array.from({ length: 9 }, () => post(`${cluster.url}/contact`, fields))
    const answers = await Promise.all(presses)
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(303))
    expect(new Set(answers.map(({ headers }) => headers.get("location"))).size).toBe(1)
    expect(sink.mails).toHaveLength(1)
  })

  it("send each message once that comes due for all of them at the same moment", async () => {
    await start()
    sink.answerWith("busy")
    const MESSAGES = 60
    for (let message = 0; message < MESSAGES; message++) {
      const fields = { ...CONTACT, message: `Message ${message}`, form_token: await formToken() }
      expect((await post(`${cluster.url}/contact`, fields)).status).toBe(502)
    }
    sink.answerWith("slow")
    // As if their half minute were over.
    await sql`update messages set due_at = ${new Date().toISOString()}`.execute(db)
    await untilNothingWaits(db, 60_000)
    expect(idsOfMails()).toHaveLength(MESSAGES)
    expect(new Set(idsOfMails()).size).toBe(MESSAGES)
    const messages = await sql<{ tries: number }>`select tries from messages`.execute(db)
    expect(messages.rows.map(({ tries }) => tries)).toEqual(Array(MESSAGES).fill(2))
  })

  it("all show a change in the catalogue", async () => {
    await start()
    const listOf = async (url: string) => (await fetch(`${url}/carlist`)).text()
    // Kept pages, that have to be given up: each is asked for until it was made and kept.
    await Promise.all(
      cluster.sites.map(({ url }) =>
        vi.waitUntil(async () => (await fetch(`${url}/carlist`)).headers.has("etag"), { timeout: 20_000 }),
      ),
    )
    await db.transaction().execute(async (transaction) => {
      await sql`update vehicles set name = 'Suzuki Nimbus' where id = 'suzuki-alto-800-manual'`.execute(
        transaction,
      )
      await sql`update meta set value = 'another' where key = 'catalogue_version'`.execute(transaction)
    })
    const changedAt = performance.now()
    const seenAfterMs = await Promise.all(
      cluster.sites.map(async ({ url }) => {
        await vi.waitUntil(async () => (await listOf(url)).includes("Suzuki Nimbus"), {
          timeout: 20_000,
          interval: 20,
        })
        return Math.round(performance.now() - changedAt)
      }),
    )
    console.log(
      `\na change in the catalogue is seen by ${PROCESSES} processes after ${seenAfterMs.join(", ")} ms`,
    )
  })

  it("count the submissions of one visitor together", async () => {
    await start({ INTAKE_PER_MINUTE: "5" })
    const statuses: number[] = []
    for (let form = 0; form < 8; form++) {
      const fields = { ...CONTACT, message: `Message ${form}`, form_token: await formToken() }
      statuses.push((await post(`${cluster.url}/contact`, fields)).status)
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429, 429])
  })

  it(
    "take over what one of them that is killed had in hand",
    async () => {
      await start(UNLIMITED)
      sink.answerWith("slow")
      const random = seededRandom(SEED)
      let isOver = false
      const sending = sendForms(6, { random, site: () => cluster.url, isOver: () => isOver })
      await vi.waitUntil(() => sink.mails.length > 20, { timeout: 30_000 })
      await cluster.killOne()
      await sleep(2_000)
      isOver = true
      const forms = await sending
      sink.answerWith("accept")
      await untilNothingWaits(db, LONG_MS)
      const report = reportOf({ forms, falseSuccess: [], mails: sink.mails, rows: await readLedger(db) })
      const broken = report.answered.otherwise.length + report.unanswered
      console.log(`
one of ${PROCESSES} processes killed (FAULT_SEED=${SEED})
  forms    ${report.submitted}, sent ${report.answered.sent}, broken off ${broken}, delivered ${report.delivered}, lost ${report.lost.length}, duplicates ${report.duplicates}`)
      expect(report).toMatchObject({ ...FAULTLESS, answered: {} })
      // Only the balancer's own word, for what it had passed to the one that died.
      expect(report.answered.otherwise.filter((status) => status !== 502)).toEqual([])
      expect(report.answered.sent).toBeGreaterThan(0)
    },
    LONG_MS,
  )

  it(
    "are restarted one after the other without a failed request",
    async () => {
      await start({ DRAIN_SECONDS: "3", ...UNLIMITED })
      const random = seededRandom(SEED)
      let isOver = false
      const readers = { pages: 0, failed: [] as string[] }
      const read = async () => {
        while (!isOver) {
          const path = random.pick(["/home", "/carlist", "/faq", "/rent-a-car-to-ella", "/carlist?q=van"])
          const page = await fetch(cluster.url + path)
          await page.text()
          const { status } = page
          readers.pages++
          if (status !== 200) readers.failed.push(`${path}: ${status}`)
          await sleep(random.between(0, 60))
        }
      }
      const reading = Promise.all([read(), read(), read()])
      const sending = sendForms(4, { random, site: () => cluster.url, isOver: () => isOver })
      await sleep(500)
      const exitCodes = await cluster.restartEach()
      await sleep(500)
      isOver = true
      const [forms] = await Promise.all([sending, reading])
      await untilNothingWaits(db, 30_000)
      const report = reportOf({ forms, falseSuccess: [], mails: sink.mails, rows: await readLedger(db) })
      console.log(`
${PROCESSES} processes restarted one after the other (FAULT_SEED=${SEED})
  pages    ${readers.pages}, failed ${readers.failed.length}
  forms    ${report.submitted}, sent ${report.answered.sent}, delivered ${report.delivered}, lost ${report.lost.length}
  requests that the balancer could not pass on: ${cluster.balancer.failures.length}`)
      expect(exitCodes).toEqual([0, 0, 0])
      expect(cluster.balancer.failures).toEqual([])
      expect(readers.failed).toEqual([])
      expect(report).toMatchObject({ ...FAULTLESS, unanswered: 0, duplicates: 0 })
      expect(report.answered.sent).toBe(report.submitted)
    },
    LONG_MS,
  )
})
