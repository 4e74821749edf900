import { randomInt } from "node:crypto"
import { once } from "node:events"
import { connect } from "node:net"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { seededRandom } from "#illustrations/scenes/drawing/random.ts"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { startSite } from "#tests/support/site.ts"
import { applyConstantLoad } from "./support/constant-load.ts"
import { readDeliveryRecords } from "./support/delivery-records.ts"
import { messageIdOf } from "./support/email-headers.ts"
import { randomBehaviours } from "./support/random-smtp-behaviours.ts"
import { smtpSettings } from "./support/settings.ts"
import { SuccessiveSites } from "./support/successive-sites.ts"
import { sendForms } from "./support/visitors.ts"

const STOPS = 6
const SEED = Number(process.env.FAULT_SEED ?? randomInt(1_000_000))

describeOnEachDatabase("a site that is stopped while forms come in", (open, locate) => {
  it("finishes running attempts, sends nothing twice, and leaves no incomplete records", async () => {
    const random = seededRandom(SEED)
    const sink = await SmtpSink.start()
    sink.setBehaviours(...randomBehaviours(random))
    const sites = new SuccessiveSites(locate(), smtpSettings(sink.url))
    let isFinished = false
    const sending = sendForms(4, { random, site: () => sites.url, isFinished: () => isFinished })
    const exitCodes: (number | null)[] = []
    for (let stop = 0; stop < STOPS; stop++) exitCodes.push(await sites.runAndStop(random, 1_500))
    isFinished = true
    const forms = await sending
    await sink.stop()

    expect(exitCodes).toEqual(Array(STOPS).fill(0))
    const rows = await readDeliveryRecords(await open())
    const ids = sink.emails.map(messageIdOf)
    console.log(`
stopped ${STOPS} times (FAULT_SEED=${SEED}): ${forms.length} forms, ${rows.length} enquiries, ${ids.length} emails`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ leaseOwner }) => leaseOwner !== null)).toEqual([])
    expect(rows.filter(({ attempts, recordedAttempts }) => attempts !== recordedAttempts)).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    const delivered = rows.filter(({ state }) => state === "delivered")
    expect(delivered.map(({ messageId }) => messageId).sort()).toEqual(ids.sort())
    const location = locate()
    if ("file" in location) {
      const [integrity] = new DatabaseSync(location.file).prepare("pragma integrity_check").all()
      expect(integrity).toEqual({ integrity_check: "ok" })
    }
  })
})

describe("a stop signal under fifty busy connections", () => {
  it("completes every request that was sent before it", async () => {
    const site = await startSite()
    const paths = pathsIn(await (await fetch(`${site.url}/sitemap.xml`)).text()).slice(0, 20)
    expect(paths).toHaveLength(20)
    for (const path of paths) await fetch(site.url + path).then((page) => page.text())
    let isFinished = false
    const load = applyConstantLoad(site.url, { paths, connections: 50, isFinished: () => isFinished })
    await sleep(1_500)
    const stoppedAtMs = performance.now()
    const code = await site.stop()
    const lastedMs = performance.now() - stoppedAtMs
    isFinished = true
    const { completed, aborted } = await load
    const sentBeforeStop = aborted.filter(({ sentAtMs }) => sentAtMs !== null && sentAtMs < stoppedAtMs)
    console.log(
      `stopped under 50 connections: ${completed} answered, ${sentBeforeStop.length} sent before the signal were cut off, ${aborted.length} connections in all found it closed (${[...new Set(aborted.map((request) => request.code))]}), the stop took ${Math.round(lastedMs)} ms`,
    )
    expect(code).toBe(0)
    // After ten seconds the site drops the remaining requests, which happens on very busy machines.
    if (lastedMs < 10_000) expect(sentBeforeStop).toEqual([])
    await site.remove()
  })
})

function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/home")
}

describe("a stop signal", () => {
  it("drops a request body that never ends, and shuts down in order", async () => {
    const site = await startSite()
    const { hostname, port } = new URL(site.url)
    const stalledSocket = connect(Number(port), hostname, () => stalledSocket.write(UNFINISHED_FORM))
    const socketClose = once(stalledSocket, "close")
    await once(stalledSocket, "ready")
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
    expect(await site.stop()).toBe(0)
    await socketClose
    await site.remove()
  })
})

const UNFINISHED_FORM =
  "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\nname="
