import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type Site, startSite } from "#tests/support/site.ts"
import { emailsWith, expectKeptWords, press, statusOf, writeMessage } from "./message.ts"

const FORMS = 20
const WATCH_MS = 10

describe("a database file that another process holds", () => {
  let site: Site
  beforeEach(async () => {
    site = await startSite()
  })
  afterEach(() => site.remove())

  it("costs the forms their moment and nothing else: every other page is answered meanwhile", async () => {
    const messages = await Promise.all(Array.from({ length: FORMS }, () => writeMessage(site.url)))
    const holder = hold(site)
    const answering = Promise.all(messages.map((message) => press(site.url, message)))
    const { seen, longestMs } = await watchWhile(answering, site)
    for (const [index, answer] of (await answering).entries()) {
      expect(answer.status).toBe(503)
      expectKeptWords(answer, messages[index] as (typeof messages)[number])
    }
    expect(new Set(seen.keys())).toEqual(new Set(["/readyz 200", "/carlist/vans?page=1 200", "/contact 200"]))

    letGo(holder)
    for (const message of messages) expect((await press(site.url, message)).status).toBe(303)
    expect(emailsWith(await site.emails(), messages)).toEqual(messages.map(() => 1))
    const pages = [...seen.values()].reduce((total, count) => total + count, 0)
    console.log(`held file: ${FORMS} forms waited, ${pages} other pages, the slowest ${longestMs} ms`)
  })

  it("is waited for: who pressed while it was held for a moment is served", async () => {
    const message = await writeMessage(site.url)
    const holder = hold(site)
    const answering = press(site.url, message)
    expect(await statusOf(`${site.url}/carlist/vans`)).toBe(200)
    letGo(holder)
    expect((await answering).status).toBe(303)
  })
})

function hold(site: Site): DatabaseSync {
  const holder = new DatabaseSync(join(site.dataDir, "rental.db"))
  holder.exec("begin exclusive")
  return holder
}

function letGo(holder: DatabaseSync): void {
  holder.exec("rollback")
  holder.close()
}

/** Looks at pages that read the database, until the given promise is settled. */
async function watchWhile(running: Promise<unknown>, site: Site) {
  const seen = new Map<string, number>()
  let isOver = false
  let longestMs = 0
  const end = () => {
    isOver = true
  }
  running.then(end, end)
  while (!isOver) {
    for (const path of ["/readyz", "/carlist/vans?page=1", "/contact"]) {
      const from = performance.now()
      const answer = `${path} ${await statusOf(site.url + path)}`
      longestMs = Math.max(longestMs, Math.round(performance.now() - from))
      seen.set(answer, (seen.get(answer) ?? 0) + 1)
    }
    await sleep(WATCH_MS)
  }
  return { seen, longestMs }
}
