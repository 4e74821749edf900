import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type Site, startSite } from "#tests/support/site.ts"
import { countEmailsWith, expectAnswersShown, statusOf, submit, writeMessage } from "./message.ts"

const FORMS = 20
const PAUSE_MS = 10

describe("a database file that another process locks", () => {
  let site: Site
  beforeEach(async () => {
    site = await startSite()
  })
  afterEach(() => site.remove())

  it("makes forms fail with 503 and show their answers again, and every other page is still served", async () => {
    const messages = await Promise.all(Array.from({ length: FORMS }, () => writeMessage(site.url)))
    const lockHolder = lock(site)
    const submissions = Promise.all(messages.map((message) => submit(site.url, message)))
    const { statusCounts, longestMs } = await watchWhile(submissions, site)
    for (const [index, response] of (await submissions).entries()) {
      expect(response.status).toBe(503)
      expectAnswersShown(response, messages[index] as (typeof messages)[number]) // one response for each message
    }
    expect(new Set(statusCounts.keys())).toEqual(
      new Set(["/readyz 200", "/carlist/vans?page=1 200", "/contact 200"]),
    )

    release(lockHolder)
    for (const message of messages) expect((await submit(site.url, message)).status).toBe(303)
    expect(countEmailsWith(await site.emails(), messages)).toEqual(messages.map(() => 1))
    const pageCount = [...statusCounts.values()].reduce((total, count) => total + count, 0)
    console.log(`locked file: ${FORMS} forms waited, ${pageCount} other pages, the slowest ${longestMs} ms`)
  })

  it("delays a form that is submitted during a short lock, and the form is accepted", async () => {
    const message = await writeMessage(site.url)
    const lockHolder = lock(site)
    const submission = submit(site.url, message)
    expect(await statusOf(`${site.url}/carlist/vans`)).toBe(200)
    release(lockHolder)
    expect((await submission).status).toBe(303)
  })
})

function lock(site: Site): DatabaseSync {
  const lockHolder = new DatabaseSync(join(site.dataDir, "rental.db"))
  lockHolder.exec("begin exclusive")
  return lockHolder
}

function release(lockHolder: DatabaseSync): void {
  lockHolder.exec("rollback")
  lockHolder.close()
}

/** Requests pages that read the database until the promise settles. */
async function watchWhile(running: Promise<unknown>, site: Site) {
  const statusCounts = new Map<string, number>()
  let isFinished = false
  let longestMs = 0
  const finish = () => {
    isFinished = true
  }
  running.then(finish, finish)
  while (!isFinished) {
    for (const path of ["/readyz", "/carlist/vans?page=1", "/contact"]) {
      const startedAt = performance.now()
      const key = `${path} ${await statusOf(site.url + path)}`
      longestMs = Math.max(longestMs, Math.round(performance.now() - startedAt))
      statusCounts.set(key, (statusCounts.get(key) ?? 0) + 1)
    }
    await sleep(PAUSE_MS)
  }
  return { statusCounts, longestMs }
}
