import { randomBytes, randomUUID } from "node:crypto"
import { join } from "node:path"
import { openDatabase } from "#adapters/database/database.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { referenceFrom } from "#domain/enquiry/enquiry.ts"
import { CONTACT_MESSAGE } from "#tests/support/sample-enquiries.ts"
import { cpuMsPerResponse, withInspectedSite, withSite } from "../bench-site.ts"
import { fillEnquiries, openEmptyDatabase } from "../enquiries.ts"
import type { Figure, Measure, Options } from "../figures.ts"
import { FLEET_SIZES, folderWithFleet, SEED_VEHICLE } from "../fleet.ts"
import { BEHIND_PROXY } from "../forms.ts"
import { formsPerSecond } from "./intake.ts"

const ENQUIRY_COUNTS = [1_000, 100_000, 1_000_000] as const

/** An unknown query, so that the pages are not cached. */
const PAGES = {
  home: "/home?rendered=again",
  list: "/carlist?rendered=again",
  "fleet.json": "/fleet.json?rendered=again",
  vehicle: `/cars/${SEED_VEHICLE}?rendered=again`,
}

export const growth: Measure = {
  name: "growth",
  title: "Growth: what more vehicles and more enquiries cost",
  run: async (options) => {
    const figures: Figure[] = []
    for (const size of FLEET_SIZES) figures.push(...(await figuresForFleet(size, options)))
    for (const count of ENQUIRY_COUNTS) {
      figures.push(...(await figuresForEnquiries(count, options)))
    }
    return figures
  },
}

async function figuresForFleet(size: number, { scale }: Options): Promise<Figure[]> {
  return withInspectedSite(
    async ({ url }, inspector) => {
      const figures: Figure[] = []
      for (const [name, path] of Object.entries(PAGES)) {
        const value = await cpuMsPerResponse(inspector, [url + path], Math.round(100 * scale))
        figures.push({ label: `server time for ${name}, ${size} vehicles`, value, unit: "ms" })
      }
      return figures
    },
    { dataDir: await folderWithFleet(size) },
  )
}

async function figuresForEnquiries(count: number, { scale }: Options): Promise<Figure[]> {
  const { folder, db } = await openEmptyDatabase()
  await fillEnquiries(db, count)
  await db.destroy()
  const outboxSpeeds = await measureOutbox(folder, Math.round(400 * scale))
  const acceptedPerSecond = await withSite((site) => formsPerSecond(site, 4 * scale), {
    dataDir: folder,
    settings: BEHIND_PROXY,
  })
  const suffix = `, after ${count.toLocaleString("en")} enquiries`
  return [
    { label: `forms accepted and in the mailbox folder${suffix}`, value: acceptedPerSecond, unit: "/s" },
    { label: `recorded by the outbox alone${suffix}`, value: outboxSpeeds.recordedPerSecond, unit: "/s" },
    { label: `claimed as due${suffix}`, value: outboxSpeeds.claimedPerSecond, unit: "/s" },
    { label: `counting what waits, at the start${suffix}`, value: outboxSpeeds.countMs, unit: "ms" },
  ]
}

/** Measures the outbox alone, in this process: records `count` enquiries, then claims them one by one. */
async function measureOutbox(folder: string, count: number) {
  const db = await openDatabase({ file: join(folder, "rental.db") }, () => {})
  const outbox = new DatabaseOutbox(db, { host: "www.example.lk" })
  const recordedPerSecond = await perSecond(count, () => outbox.record(newDraft()))
  const countStart = performance.now()
  await outbox.waiting()
  const countMs = performance.now() - countStart
  const now = new Date()
  const lease = { owner: "bench", now, until: new Date(now.getTime() + 60_000) }
  const claimedPerSecond = await perSecond(count, () => outbox.claimDue(lease))
  await db.updateTable("deliveries").set({ state: "delivered" }).where("state", "=", "waiting").execute()
  await db.destroy()
  return { recordedPerSecond, claimedPerSecond, countMs }
}

async function perSecond(count: number, call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let i = 0; i < count; i++) await call()
  return count / ((performance.now() - start) / 1000)
}

function newDraft() {
  return {
    formKey: randomUUID(),
    content: CONTACT_MESSAGE,
    receivedAt: new Date(),
    newReference: () => referenceFrom(randomBytes(8)),
  }
}
