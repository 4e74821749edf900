import { expect, it } from "vitest"
import { TITLED_PAGES } from "#app/pages.ts"
import { en } from "#messages/en.ts"
import { EXAMPLE_PATHS } from "#tests/support/public-pages.ts"
import { routeFileOf, visitorRouteFiles } from "#tests/support/site-routes.ts"

it("public routes and pages of the register match", () => {
  const routes = visitorRouteFiles().filter((file) => file !== "site/not-found/route.tsx")
  expect(routes.length).toBeGreaterThan(10)
  expect(new Set(EXAMPLE_PATHS.map(routeFileOf))).toEqual(new Set(routes))
})

it("the register has no page twice", () => {
  expect(new Set(EXAMPLE_PATHS).size).toBe(EXAMPLE_PATHS.length)
})

it("pages of the register have unique names and descriptions", () => {
  const names = TITLED_PAGES.map(({ meta }) => meta(en).name)
  const descriptions = TITLED_PAGES.map(({ meta }) => meta(en).description)
  expect(new Set(names).size).toBe(TITLED_PAGES.length)
  expect(new Set(descriptions).size).toBe(TITLED_PAGES.length)
})
