import { expect, it } from "vitest"
import { fuzz } from "./fuzz-run.ts"
import { ROUTE_PATTERNS } from "./targets.ts"

const REQUESTS = 200

it("asks for every route of app/routes.ts", () => {
  expect(ROUTE_PATTERNS).toContain("/cars/:slug")
  expect(ROUTE_PATTERNS.length).toBeGreaterThan(15)
})

it(`no request of ${REQUESTS} is answered with a failure of ours, whatever it is`, async () => {
  const { requests, problems } = await fuzz(Date.now() % 1_000_000_000, REQUESTS)
  expect(problems).toEqual([])
  expect(requests).toBeGreaterThanOrEqual(REQUESTS)
})
