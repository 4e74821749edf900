import { expect, it } from "vitest"
import { TITLED_PAGES, titledPage } from "#app/pages.ts"
import { FAQ, GALLERY, GUIDES, TERMS } from "#app/paths.ts"
import { en } from "#messages/en.ts"
import { EXAMPLE_PATHS } from "#tests/support/public-pages.ts"
import { routeFileOf, visitorRouteFiles } from "#tests/support/site-routes.ts"

it("the public routes match the pages of the register", () => {
  // The private pages need a link, and the not-found page has no address.
  const otherFiles = ["site/not-found/route.tsx", "site/my/layout.tsx"]
  const routes = visitorRouteFiles().filter((file) => !otherFiles.includes(file))
  expect(routes.length).toBeGreaterThan(10)
  expect(new Set(EXAMPLE_PATHS.map(routeFileOf))).toEqual(new Set(routes))
})

it("the register has no page twice", () => {
  expect(new Set(EXAMPLE_PATHS).size).toBe(EXAMPLE_PATHS.length)
})

it("pages of the register have unique names and descriptions", () => {
  const emptyContent = { faq: [], gallery: [], terms: [], places: [], readyTrips: [] }
  const names = TITLED_PAGES.map(({ meta }) => meta(en, emptyContent).name)
  const descriptions = TITLED_PAGES.map(({ meta }) => meta(en, emptyContent).description)
  expect(new Set(names).size).toBe(TITLED_PAGES.length)
  expect(new Set(descriptions).size).toBe(TITLED_PAGES.length)
})

it("descriptions count the questions, the pictures that are shown, the terms and the places", () => {
  const question = { group: "g", question: "q", answer: "a", checkedOn: "2026-11-24" }
  const picture = { scene: "s", caption: "c", alt: "a", isHidden: false }
  const content = {
    faq: [question, question, question],
    gallery: [picture, { ...picture, isHidden: true }],
    terms: [],
    places: [],
    readyTrips: [],
  }
  const descriptionOf = (path: string) => titledPage(path).meta(en, content).description
  expect(descriptionOf(FAQ)).toContain("Answers to 3 questions")
  expect(descriptionOf(GALLERY)).toMatch(/^1 posters?/)
  expect(descriptionOf(TERMS)).toContain("0 rules")
  expect(descriptionOf(GUIDES)).toMatch(/^0 places/)
})
