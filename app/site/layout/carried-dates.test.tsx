import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as faq from "#app/site/faq/route.tsx"
import * as gallery from "#app/site/gallery/route.tsx"
import * as guide from "#app/site/guide/route.tsx"
import * as guides from "#app/site/guides/route.tsx"
import * as imprint from "#app/site/imprint/route.tsx"
import * as listing from "#app/site/listing/route.tsx"
import * as privacy from "#app/site/privacy/route.tsx"
import * as trip from "#app/site/trip/route.tsx"
import * as trips from "#app/site/trips/route.tsx"
import * as vehicle from "#app/site/vehicle/route.tsx"
import { viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visitWithLayout } from "#tests/support/visit.tsx"

// The clock of the tests is 21 November 2026, 9:00 am in Sri Lanka.
const DATES = "from=2027-01-10T09:00&to=2027-01-17T09:00"
const DATES_AND_EXTRAS = `${DATES}&extras=need-a-driver:3,roof-rack`
const PAST = "from=2026-01-10T09:00&to=2026-01-17T09:00"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

const PAGES = [
  ["/faq", "/faq", faq],
  ["/gallery", "/gallery", gallery],
  ["/guides", "/guides", guides],
  ["/rent-a-car-to-ella", "/:page", guide],
  ["/rent-a-car-guide", "/:page", guide],
  ["/trips", "/trips", trips],
  ["/trips/hill-country", "/trips/:slug", trip],
  ["/privacy", "/privacy", privacy],
  ["/imprint", "/imprint", imprint],
  ["/carlist", "/carlist/:slug?", listing],
  ["/cars/toyota-axio-hybrid-g", "/cars/:slug", vehicle],
] as const

const open = (path: string) => {
  const { pathname } = new URL(path, "https://rent.example")
  const [, pattern, module] = PAGES.find(([pagePath]) => pagePath === pathname) ?? PAGES[0]
  return visitWithLayout(site.ports, [pattern, module], new Request(`https://rent.example${path}`))
}

/** The URLs that lead to pages of the site, without those that never have dates: the agreement, and the privacy notice of a form. */
const pagesOf = (hrefs: readonly string[]) =>
  hrefs.filter(
    (href) => /^\/[a-z]/.test(href) && !/^\/(agreement|privacy$|images|assets|uploads)|translate=/.test(href),
  )

const UNUSABLE_DATES = "We left out the dates in this address."

describe("dates that cannot be used", () => {
  it.each([
    "/rent-a-car-to-ella",
    "/rent-a-car-guide",
    "/gallery",
    "/trips/hill-country",
    "/cars/toyota-axio-hybrid-g",
  ])("are left out of %s, which says so", async (path) => {
    for (const dates of [
      PAST,
      "from=2027-02-31&to=2027-03-04",
      "from=2027-01-17T09:00&to=2027-01-10T09:00",
    ]) {
      const { view, status } = await open(`${path}?${dates}`)
      expect(status).toBe(200)
      expect(
        view
          .getAllByRole("status")
          .map((notice) => notice.textContent)
          .join(),
      ).toContain(UNUSABLE_DATES)
    }
    for (const query of ["", `?${DATES}`])
      expect((await open(path + query)).view.text).not.toContain(UNUSABLE_DATES)
  })
})

describe("a visitor's dates", () => {
  it.each(PAGES.map(([path]) => path))("are in every link of %s to another page", async (path) => {
    const { view, status } = await open(`${path}?${DATES}`)
    expect(status).toBe(200)
    const links = pagesOf(view.hrefs()).filter((href) => !href.startsWith(path))
    expect(links.length).toBeGreaterThan(50)
    const dated = links.filter((href) => new URL(href, "https://rent.example").searchParams.has("from"))
    expect(links.filter((href) => !dated.includes(href))).toEqual([])
  })

  it.each(PAGES.map(([path]) => path))(
    "keep %s out of search engines, with a canonical URL without them",
    async (path) => {
      const { head } = await open(`${path}?${DATES}`)
      expect(head?.robots).toBe("noindex, follow")
      expect(head?.canonical).toBe(`${site.ports.settings.siteUrl}${path}`)
    },
  )

  it("stay in the gallery while its pictures are shown large, one after the other", async () => {
    const { view } = await open(`/gallery?picture=ella&${DATES}`)
    const links = viewOf(view.getByRole("main")).hrefs("/gallery?picture=")
    expect(links.length).toBeGreaterThan(48) // one for each picture, and those to both neighbours
    for (const href of links) expect(href).toContain(`&${DATES}`)
    const largePicture = viewOf(view.getByRole("region", { name: /^Ella/ }))
    expect(largePicture.hrefs("/gallery?from")).toEqual([`/gallery?${DATES}#slide-1`])
    expect(largePicture.hrefs("/rent-a-car-to-")).toEqual([`/rent-a-car-to-ella?${DATES}`])
  })

  it("are not in the link to the agreement, whose query is that of a private page", async () => {
    const { view } = await open(`/faq?${DATES}`)
    expect(new Set(view.hrefs("/agreement"))).toEqual(new Set(["/agreement"]))
  })

  it("are carried with the chosen extras through a list to the next vehicle", async () => {
    const { view } = await open(`/faq?${DATES_AND_EXTRAS}`)
    expect(view.hrefs("/carlist?")).toContain(`/carlist?${DATES_AND_EXTRAS}`)
    const list = viewOf((await open(`/carlist?${DATES_AND_EXTRAS}`)).view.getByRole("main"))
    for (const href of list.hrefs("/cars/")) expect(href).toContain(`?${DATES_AND_EXTRAS}`)
    expect(list.all(`input[type="hidden"][name="extras"]`).length).toBeGreaterThan(0)
  })

  it("stay when a guide is searched by name", async () => {
    const { view } = await open(`/faq?${DATES}`)
    const search = viewOf(view.one('form[action="/guides"]'))
    expect([search.value("from"), search.value("to")]).toEqual(["2027-01-10T09:00", "2027-01-17T09:00"])
    const response = await open(`/guides?place=Ella&${DATES}`)
    expect(response.headers.get("location")).toBe(`/rent-a-car-to-ella?${DATES}`)
  })

  it.each([PAST, "from=2027-01-10T09:00", "from=soon&to=later", `from=2027-01-17T09:00&to=2027-01-10T09:00`])(
    "are not carried if they cannot be booked: %s",
    async (query) => {
      const { view } = await open(`/faq?${query}`)
      expect(pagesOf(view.hrefs()).filter((href) => href.includes("from="))).toEqual([])
    },
  )
})
