import { sql } from "kysely"
import { expect, it, vi } from "vitest"
import { CONTACT, post, tokenIn } from "#tests/http/visitor-forms.ts"
import { describeOnPostgres } from "#tests/support/databases.ts"
import { POLLING } from "#tests/support/polling.ts"
import { waitUntilAllDelivered } from "./support/delivery-records.ts"
import { messageIdOf } from "./support/email-headers.ts"
import { useCluster } from "./support/use-cluster.ts"

const PROCESSES = 3

describeOnPostgres(`${PROCESSES} processes on one database, behind a balancer`, (open, locate) => {
  const setup = useCluster(PROCESSES, open, locate)

  const formToken = async () => tokenIn(await (await fetch(`${setup.cluster.url}/contact`)).text())
  const idsOfEmails = () => setup.sink.emails.map(messageIdOf)

  it("create one enquiry and one email from a form that is submitted to all of them at once", async () => {
    await setup.start()
    const fields = { ...CONTACT, form_token: await formToken() }
    const submissions = Array.from({ length: 9 }, () => post(`${setup.cluster.url}/contact`, fields))
    const responses = await Promise.all(submissions)
    expect(responses.map(({ status }) => status)).toEqual(Array(9).fill(303))
    expect(new Set(responses.map(({ headers }) => headers.get("location"))).size).toBe(1)
    expect(setup.sink.emails).toHaveLength(1)
  })

  it("send each email once, even if it is due for all of them at the same time", async () => {
    await setup.start()
    setup.sink.setBehaviours("busy")
    const emailCount = 60
    for (let message = 0; message < emailCount; message++) {
      const fields = { ...CONTACT, message: `Message ${message}`, form_token: await formToken() }
      expect((await post(`${setup.cluster.url}/contact`, fields)).status).toBe(502)
    }
    setup.sink.setBehaviours("slow")
    // Makes all deliveries due at once.
    await sql`update deliveries set next_attempt_at = ${new Date().toISOString()}`.execute(setup.db)
    await waitUntilAllDelivered(setup.db, 60_000)
    expect(idsOfEmails()).toHaveLength(emailCount)
    expect(new Set(idsOfEmails()).size).toBe(emailCount)
    const deliveries = await sql<{ attempts: number }>`select attempts from deliveries`.execute(setup.db)
    expect(deliveries.rows.map(({ attempts }) => attempts)).toEqual(Array(emailCount).fill(2))
  })

  it("all show a change in the catalogue", async () => {
    await setup.start()
    const listOf = async (url: string) => (await fetch(`${url}/carlist`)).text()
    // Cached pages, which the change has to clear: each is requested until it is cached.
    await Promise.all(
      setup.cluster.sites.map(({ url }) =>
        vi.waitUntil(async () => (await fetch(`${url}/carlist`)).headers.has("etag"), POLLING),
      ),
    )
    await setup.db.transaction().execute(async (transaction) => {
      await sql`update vehicles set name = 'Suzuki Nimbus' where id = 'suzuki-alto-800-manual'`.execute(
        transaction,
      )
      await sql`update meta set value = 'another' where key = 'catalogue_version'`.execute(transaction)
    })
    const changedAt = performance.now()
    const seenAfterMs = await Promise.all(
      setup.cluster.sites.map(async ({ url }) => {
        await vi.waitUntil(async () => (await listOf(url)).includes("Suzuki Nimbus"), POLLING)
        return Math.round(performance.now() - changedAt)
      }),
    )
    console.log(
      `\na change in the catalogue is seen by ${PROCESSES} processes after ${seenAfterMs.join(", ")} ms`,
    )
  })

  it("count the submissions of one visitor together", async () => {
    await setup.start({ INTAKE_PER_MINUTE: "5" })
    const statuses: number[] = []
    for (let form = 0; form < 8; form++) {
      const fields = { ...CONTACT, message: `Message ${form}`, form_token: await formToken() }
      statuses.push((await post(`${setup.cluster.url}/contact`, fields)).status)
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429, 429])
  })
})
