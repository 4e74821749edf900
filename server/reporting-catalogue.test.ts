import { expect, it, vi } from "vitest"
import type { Catalogue, CatalogueFailure } from "#domain/catalogue/catalogue.ts"
import { blockedCatalogue, brokenCatalogue, catalogueOf } from "#tests/support/catalogues.ts"
import { reportingCatalogue } from "./reporting-catalogue.ts"

/** The number of reported failures when four of the methods are called once each. */
async function failuresOf(catalogue: Catalogue): Promise<number> {
  let count = 0
  const reporting = reportingCatalogue(catalogue, () => {
    count += 1
  })
  await Promise.all([
    reporting.vehicles(),
    reporting.vehicle("van"),
    reporting.categories(),
    reporting.extras(),
  ])
  return count
}

it.each<[CatalogueFailure, number]>([
  ["unreachable", 4],
  ["timeout", 4],
  ["malformed", 4],
  ["notFound", 0],
])("the failure %s is reported %d times for four calls", async (reason, count) => {
  expect(await failuresOf(brokenCatalogue(reason))).toBe(count)
})

it("returns the results unchanged", async () => {
  const result = await reportingCatalogue(brokenCatalogue("timeout"), () => {}).vehicles()
  expect(result).toEqual({ ok: false, reason: "timeout" })
})

it("reports a result after 200 ms, which is too late for its page", async () => {
  vi.useFakeTimers()
  const { catalogue, release } = blockedCatalogue(catalogueOf([], []))
  let isReported = false
  const result = reportingCatalogue(catalogue, () => {
    isReported = true
  }).categories()
  vi.advanceTimersByTime(199)
  expect(isReported).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isReported).toBe(true)
  release()
  expect(await result).toEqual({ ok: true, value: [] })
  vi.useRealTimers()
})
