import { setImmediate as nextTurn } from "node:timers/promises"
import { expect, it } from "vitest"
import type { Versions } from "#adapters/db/versions.ts"
import { pageVersion } from "./page-version.ts"

const NOON = new Date("2026-11-22T06:30:00Z")
const LAST_MINUTE = new Date("2026-11-22T18:29:59Z")
const MIDNIGHT_IN_SRI_LANKA = new Date("2026-11-22T18:30:00Z")

function watched(versions: Versions | null, now = NOON) {
  const seen = { versions, now, asked: 0 }
  const current = () => {
    seen.asked++
    return seen.versions
  }
  return { seen, version: pageVersion({ current }, () => seen.now) }
}

it("is asked for once in a turn of the event loop, and sees a change in the next", async () => {
  const { seen, version } = watched({ catalogue: "1", settings: "1" })
  const first = version()
  seen.versions = { catalogue: "2", settings: "1" }
  expect([version(), seen.asked]).toEqual([first, 1])
  await nextTurn()
  expect(version()).not.toBe(first)
})

it("is another for another catalogue, for other settings, and at midnight in Sri Lanka", async () => {
  const { seen, version } = watched({ catalogue: "1", settings: "1" })
  const told = [version()]
  const tellAs = async (change: Partial<typeof seen>) => {
    Object.assign(seen, change)
    await nextTurn()
    told.push(version())
  }
  await tellAs({ versions: { catalogue: "2", settings: "1" } })
  await tellAs({ versions: { catalogue: "2", settings: "2" } })
  await tellAs({ now: MIDNIGHT_IN_SRI_LANKA })
  expect(new Set(told).size).toBe(4)
})

it("is the same all day, and again when everything is as before", async () => {
  const { seen, version } = watched({ catalogue: "1", settings: null })
  const first = version()
  seen.now = LAST_MINUTE
  seen.versions = { catalogue: "1", settings: null }
  await nextTurn()
  expect(version()).toBe(first)
})

it("is never the same while nobody can say what was changed", async () => {
  const { version } = watched(null)
  const first = version()
  await nextTurn()
  expect(version()).not.toBe(first)
})
