import { expect, it } from "vitest"
import type { Versions } from "#adapters/database/versions.ts"
import { pageVersion } from "./page-version.ts"

// Times in Sri Lanka, which is 5:30 hours ahead of UTC.
const NOON = new Date("2026-11-22T06:30:00Z")
const LAST_MINUTE = new Date("2026-11-22T18:29:59Z")
const MIDNIGHT = new Date("2026-11-22T18:30:00Z")

function versionSetup(versions: Versions | null, now = NOON) {
  const state = { versions, now }
  return { state, version: pageVersion({ current: () => state.versions }, () => state.now) }
}

it("changes with the catalogue, with settings, and at midnight in Sri Lanka", () => {
  const { state, version } = versionSetup({ catalogue: "1", settings: "1" })
  const recorded = [version()]
  const recordVersionAfter = (change: Partial<typeof state>) => {
    Object.assign(state, change)
    recorded.push(version())
  }
  recordVersionAfter({ versions: { catalogue: "2", settings: "1" } })
  recordVersionAfter({ versions: { catalogue: "2", settings: "2" } })
  recordVersionAfter({ now: MIDNIGHT })
  expect(new Set(recorded).size).toBe(4)
})

it("is the same all day, and for the same versions", () => {
  const { state, version } = versionSetup({ catalogue: "1", settings: null })
  const first = version()
  state.now = LAST_MINUTE
  state.versions = { catalogue: "1", settings: null }
  expect(version()).toBe(first)
})

it("is never the same while the versions are unknown", () => {
  const { version } = versionSetup(null)
  const first = version()
  expect(version()).not.toBe(first)
})
