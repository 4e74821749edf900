import { expect, it } from "vitest"
import { fuzz } from "./fuzz-run.ts"
import { ROUTE_PATTERNS } from "./targets.ts"

const REQUESTS = 200

it("reads the routes of app/routes.ts", () => {
  expect(ROUTE_PATTERNS).toContain("/cars/:slug")
  expect(ROUTE_PATTERNS.length).toBeGreaterThan(15)
})

it(`none of ${REQUESTS} random requests causes a server error`, async () => {
  const { requests, problems } = await fuzz(Date.now() % 1_000_000_000, REQUESTS)
  expect(problems).toEqual([])
  expect(requests).toBeGreaterThanOrEqual(REQUESTS)
})
