import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { openPostgresProxy } from "#tests/support/postgres-proxy.ts"
import { findPostgres, type PostgresServer, startPostgres } from "#tests/support/postgres-server.ts"
import { POSTGRES_SKIPPED } from "#tests/support/run-databases.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import {
  countEmailsWith,
  expectAnswersShown,
  type Message,
  statusOf,
  submit,
  writeMessage,
} from "./message.ts"

const programs = findPostgres()
const RESTARTS = 3
const MAX_CONNECTIONS = 12
const RECOVERY_POLLING = { timeout: 30_000, interval: 100 }

describe.skipIf(!programs)(`a site on ${programs ? "a PostgreSQL" : POSTGRES_SKIPPED}`, () => {
  let server: PostgresServer
  let site: Site
  beforeAll(() => {
    server = startPostgres(programs ?? "", [`max_connections=${MAX_CONNECTIONS}`])
  })
  afterEach(() => site.remove())
  afterAll(() => server.remove())

  it("accepts every form of a stream during a restart, some after repeated submits", async () => {
    site = await startSite({ DATABASE_URL: server.url })
    const sent: Message[] = []
    const submitCounts: number[] = []
    let isFinished = false
    const visitor = async () => {
      while (!isFinished) {
        const message = await writeMessage(site.url)
        sent.push(message)
        submitCounts.push(await submitUntilAccepted(site, message))
      }
    }
    const visitors = Promise.all([visitor(), visitor(), visitor()])
    for (let restart = 0; restart < RESTARTS; restart++) {
      await sleep(1_000)
      await server.restart(restart === 1 ? "immediate" : "fast")
    }
    await sleep(1_000)
    isFinished = true
    await visitors
    expect(countEmailsWith(await site.emails(), sent)).toEqual(sent.map(() => 1))
    expect(await statusOf(`${site.url}/readyz`)).toBe(200)
    const resubmitted = submitCounts.filter((count) => count > 1).length
    console.log(
      `restarted ${RESTARTS} times: ${sent.length} forms, ${resubmitted} submitted more than once, 0 lost`,
    )
  })

  it("reports an outage of the database, keeps all answers, and recovers by itself", async () => {
    site = await startSite({ DATABASE_URL: server.url })
    const message = await writeMessage(site.url)
    expect(await statusOf(`${site.url}/readyz`)).toBe(200)
    server.stop("fast")
    try {
      await expectForms503(site, [message])
      expect(await statusOf(`${site.url}/readyz`)).toBe(503)
      await expectPhoneOnEveryPage(site)
    } finally {
      server.start()
    }
    await vi.waitFor(async () => expect(await statusOf(`${site.url}/readyz`)).toBe(200), RECOVERY_POLLING)
    expect((await submit(site.url, message)).status).toBe(303)
    expect(await statusOf(`${site.url}/carlist/vans`)).toBe(200)
    expect(countEmailsWith(await site.emails(), [message])).toEqual([1])
  })

  it("reports that no connection is left, and recovers when connections are free", async () => {
    site = await startSite({ DATABASE_URL: server.url })
    const messages = await Promise.all(Array.from({ length: 5 }, () => writeMessage(site.url)))
    const clients = await occupyAllConnections(server.url)
    await expectForms503(site, messages)
    expect(await statusOf(`${site.url}/readyz`)).toBe(503)
    expect(await statusOf(`${site.url}/healthz`)).toBe(200)
    await expectPhoneOnEveryPage(site)
    await Promise.all(clients.map((client) => client.end()))
    await vi.waitFor(async () => expect(await statusOf(`${site.url}/readyz`)).toBe(200), RECOVERY_POLLING)
    for (const message of messages) expect((await submit(site.url, message)).status).toBe(303)
    expect(countEmailsWith(await site.emails(), messages)).toEqual(messages.map(() => 1))
  })

  it("reports a stalled connection within seconds, and recovers afterwards", async () => {
    const proxy = await openPostgresProxy(server.url)
    site = await startSite({ DATABASE_URL: proxy.url })
    const messages = await Promise.all(Array.from({ length: 5 }, () => writeMessage(site.url)))
    proxy.pause()
    const statusWhilePaused = statusOf(`${site.url}/readyz`)
    await expectForms503(site, messages)
    expect(await statusWhilePaused).toBe(503)
    expect(await statusOf(`${site.url}/healthz`)).toBe(200)
    proxy.resume()
    await vi.waitFor(async () => expect(await statusOf(`${site.url}/readyz`)).toBe(200), RECOVERY_POLLING)
    for (const message of messages) expect((await submit(site.url, message)).status).toBe(303)
    expect(countEmailsWith(await site.emails(), messages)).toEqual(messages.map(() => 1))
    expect(await openTransactions(server.url)).toBe(0)
    await proxy.close()
  })
})

/** Submits until the form is accepted. @returns the number of submits. */
async function submitUntilAccepted(site: Site, message: Message): Promise<number> {
  for (let count = 1; ; count++) {
    const response = await submit(site.url, message)
    if (response.status === 303) return count
    expectAnswersShown(response, message)
    await sleep(200)
  }
}

async function expectForms503(site: Site, messages: readonly Message[]): Promise<void> {
  const responses = await Promise.all(messages.map((message) => submit(site.url, message)))
  for (const [index, response] of responses.entries()) {
    expect(response.status).toBe(503)
    expectAnswersShown(response, messages[index] as Message) // one response for each message
  }
}

const PAGES = [
  "/home",
  "/carlist/vans",
  "/cars/toyota-kdh-hi-roof-van-14-seater",
  "/contact",
  "/contact?sent=7K4M-2Q9T",
]

async function expectPhoneOnEveryPage(site: Site): Promise<void> {
  for (const path of PAGES) {
    const response = await fetch(site.url + path)
    const page = await response.text()
    expect([path, page.includes('href="tel:'), page.includes("</html>")]).toEqual([path, true, true])
  }
}

/** Terminates the site's connections and opens others instead, until the site has none. */
async function occupyAllConnections(url: string): Promise<pg.Client[]> {
  const clients: pg.Client[] = []
  const open = async () => {
    const client = new pg.Client({ connectionString: url })
    client.on("error", () => {})
    await client.connect()
    clients.push(client)
    return client
  }
  const first = await open()
  for (;;) {
    while (await open().catch(() => null));
    const { rows } = await first.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rent-car-service'",
    )
    if (rows.length === 0) return clients
  }
}

async function openTransactions(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    "select count(*)::int as count from pg_stat_activity where state like 'idle in transaction%'",
  )
  await client.end()
  return rows[0]?.count
}
