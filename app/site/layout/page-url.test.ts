import { expect, it } from "vitest"
import { boundedPath, sharedUrl } from "./page-url.ts"

const SITE = "https://www.example.lk"

it("shares the visitor's choices without the transient parameters", () => {
  const search = "?sent=7K4M-2Q9T&receipt=key&from=2027-01-10T09%3A00&translate=de&wait=1"
  expect(sharedUrl(SITE, { pathname: "/cars/axio", search })).toBe(
    "https://www.example.lk/cars/axio?from=2027-01-10T09%3A00",
  )
})

it("shares the page after a form without the receipt key", () => {
  const search = "?sent=7K4M-2Q9T&from=2027-01-10T09%3A00&receipt=f235c4e0"
  expect(sharedUrl(SITE, { pathname: "/cars/axio", search })).toBe(
    "https://www.example.lk/cars/axio?from=2027-01-10T09%3A00",
  )
})

it("omits a query that is far longer than those of the site", () => {
  const search = `?q=${"x".repeat(15_000)}`
  expect(boundedPath({ pathname: "/home", search })).toEqual({ pathname: "/home", search: "" })
  expect(boundedPath({ pathname: "/home", search: "?q=axio" })).toEqual({
    pathname: "/home",
    search: "?q=axio",
  })
})
