import { expect, it } from "vitest"
import { isFetchedFromThisSite } from "./fetch-site.ts"

it.each([
  ["same-origin", true],
  ["none", true],
  ["same-site", false],
  ["cross-site", false],
  ["", false],
])("Sec-Fetch-Site: %s is of this site: %s", (site, isOfThisSite) => {
  expect(isFetchedFromThisSite(new Headers({ "Sec-Fetch-Site": site }))).toBe(isOfThisSite)
})

it("the origin is unknown without the header", () => {
  expect(isFetchedFromThisSite(new Headers())).toBeNull()
})
