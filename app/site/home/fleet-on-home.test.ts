import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { content } from "#tests/content/content.ts"
import { blockedCatalogue, brokenCatalogue } from "#tests/support/catalogues.ts"
import { scriptsOf, textOf, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { type PageResponse, visit, visitWithLayout } from "#tests/support/visit.tsx"
import * as home from "./route.tsx"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

const open = (path: string, catalogue: Catalogue = site.ports.catalogue) =>
  visit({ ...site.ports, catalogue }, ["/home", home], new Request(`https://www.example.lk${path}`))

const vehicleCountOn = ({ view }: PageResponse) => view.hrefs("/cars/").length

describe("the list on the home page", () => {
  it("shows the first 30 vehicles of the fleet", async () => {
    const page = await open("/home")
    expect(page.status).toBe(200)
    expect(page.head?.title).toBe("Rent Car Service - Home")
    expect(vehicleCountOn(page)).toBe(30)
    expect(page.view.text).toContain("58 vehicles. Showing 1 to 30.")
  })

  it("shows name, gearbox, size and 'Price List' of each with a link, and no price", async () => {
    const { view } = await open("/home?q=alto+800")
    const link = view.getByRole("link", { name: "Suzuki Alto 800 Manual" })
    expect(link.getAttribute("href")).toBe("/cars/suzuki-alto-800-manual")
    const card = textOf(link.closest("li") ?? link)
    expect(card).toMatch(/^Suzuki Alto 800 Manual Gearbox: Manual Size: \S.* Price List$/)
    expect(card).not.toMatch(/LKR|\/=|\d,\d{3}/)
  })

  it("has numbered pages, each with its URL", async () => {
    const first = await open("/home")
    expect(first.view.one('[aria-current="page"]').getAttribute("href")).toBe("/home#vehicles")
    const pager = viewOf(first.view.getByRole("navigation", { name: "Pages" }))
    expect(pager.text).toBe("1 2 Next")
    expect(pager.hrefs()).toContain("/home?page=2#vehicles")
    const second = await open("/home?page=2")
    expect(vehicleCountOn(second)).toBe(28)
    expect(second.view.text).toContain("58 vehicles. Showing 31 to 58.")
  })

  it("has its own title, URL and description on its second page", async () => {
    const first = await open("/home")
    const second = await open("/home?page=2")
    expect(second.head?.title).toBe("Rent Car Service - Home, page 2")
    expect(second.head?.canonical).toBe("https://www.example.lk/home?page=2")
    expect(second.head?.description).not.toBe(first.head?.description)
  })

  it("redirects to the first page of a search that has no such page", async () => {
    const page = await open("/home?tab=airport&q=axio&page=2")
    expect(page.status).toBe(302)
    expect(page.headers.get("location")).toBe("/home?tab=airport&q=axio")
  })

  it.each(["/home?page=3", "/home?page=0", "/home?page=two"])(
    "answers %s with 404 and the not-found page",
    async (path) => {
      const page = await open(path)
      expect(page.status).toBe(404)
      expect(page.view.text).toContain("Oops! The page you are looking for does not exist.")
    },
  )

  it.each([
    ["axio", 1],
    ["AXIO", 1],
    ["%20axio%20", 1],
    ["a%00xio", 0],
  ])("lists the vehicles that ?q=%s finds: %i", async (search, count) => {
    const page = await open(`/home?q=${search}`)
    expect(page.status).toBe(200)
    expect(vehicleCountOn(page)).toBe(count)
  })

  it("has the search in its field and in the URLs of its pages", async () => {
    const page = await open("/home?q=a&tab=airport&place=ella")
    expect(page.view.value("q")).toBe("a")
    expect(page.view.hrefs()).toContain("/home?tab=airport&place=ella&q=a&page=2#vehicles")
    const search = viewOf(page.view.getByRole("searchbox").closest("form") ?? page.view.element)
    expect(search.value("tab")).toBe("airport")
    expect(search.value("place")).toBe("ella")
  })

  it("shows a hint if no name matches", async () => {
    const page = await open("/home?q=zeppelin")
    expect(page.status).toBe(200)
    expect(vehicleCountOn(page)).toBe(0)
    expect(page.view.text).toContain("No vehicles with “zeppelin” in the name.")
    expect(page.view.text).toContain("Try a shorter name")
    expect(page.view.hrefs("https://wa.me/")).not.toEqual([])
  })

  it("suggests a vehicle for a mistyped name, with the visitor's dates in its link", async () => {
    const dates = "from=2027-01-10T09:00&to=2027-01-27T09:00"
    const page = await open(`/home?q=Premoi&${dates}`)
    expect(page.view.text).toContain("Did you mean Toyota Premio G Superior ?")
    const [href] = page.view.hrefs("/cars/toyota-premio-g-superior")
    expect(href).toContain("from=2027-01-10T09%3A00&to=2027-01-27T09%3A00")
    expect((await open("/home?q=rosa+coach")).view.text).toContain("Did you mean Mitsubishi Rosa")
  })

  it.each([
    ["a megabyte", "x".repeat(1_000_000)],
    ["control characters", "\0\u0001\u007f"],
    ["half a surrogate", "\ud800"],
    ["markup", "<script>alert(1)</script>"],
  ])("searches for %s without an error", async (_, search) => {
    // With the layout, whose links contain the query.
    const request = new Request(`https://www.example.lk/home?${new URLSearchParams({ q: search })}`)
    const page = await visitWithLayout(site.ports, ["/home", home], request)
    expect(page.status).toBe(200)
    expect(scriptsOf(page.view.element).filter(({ text }) => text.includes("alert"))).toEqual([])
    expect(page.view.value("q").length).toBeLessThanOrEqual(100)
  })
})

describe("the home page without the catalogue", () => {
  it.each(["unreachable", "timeout", "malformed"] as const)(
    "(%s) shows the error text in place of the list, with contact links",
    async (reason) => {
      site.logLines.length = 0
      const page = await open("/home?q=axio", brokenCatalogue(reason))
      expect(page.status).toBe(200)
      expect(page.view.text).toMatch(
        /There was an error fetching the cars! You can try again , call \+94 66 000 0000 or ask on WhatsApp/,
      )
      expect(page.view.getByRole("link", { name: "try again" }).getAttribute("href")).toBe("/home?q=axio")
      expect(vehicleCountOn(page)).toBe(0)
      expect(site.logLines).toContainEqual({
        level: "warn",
        reason,
        message: "the vehicles could not be read",
      })
    },
  )

  it("still has the enquiry form and the links to the guides", async () => {
    const { view } = await open("/home", brokenCatalogue())
    view.getByRole("combobox", { name: "Pick-up location" })
    expect(view.hrefs("/rent-a-car-to-ella")).not.toEqual([])
  })
})

describe("the home page with a slow catalogue", () => {
  it("shows 'Loading...' in place of the list, and a link to the complete page for browsers without scripts", async () => {
    const { catalogue, release } = blockedCatalogue(site.ports.catalogue)
    const page = await open("/home?q=axio", catalogue)
    release()
    expect(page.status).toBe(200)
    expect(page.view.getAllByRole("status").map(textOf)).toContain("Loading...")
    expect(page.view.hrefs()).toContain("/home?q=axio&wait=1")
    page.view.getByRole("combobox", { name: "Pick-up location" })
  })

  it("waits for the list with ?wait=1", async () => {
    const { catalogue, release } = blockedCatalogue(site.ports.catalogue)
    const opening = open("/home?wait=1", catalogue)
    setTimeout(release, 200)
    expect(vehicleCountOn(await opening)).toBe(30)
  })
})

describe("the rest of the home page", () => {
  const PLACES = content.places.length

  it("shows four figures: places, kilometres, and two claims of the company", async () => {
    const { text } = (await open("/home")).view
    expect(text).toContain(
      `50+ vehicles 24-hour service 100 km a day included ${PLACES} places in our guides`,
    )
  })

  it("links to the guide of each place", async () => {
    const { view } = await open("/home")
    const places = viewOf(view.one('section[aria-labelledby="where-title"]')).hrefs("/rent-a-car-to-")
    expect(new Set(places).size).toBe(PLACES)
  })

  it("shows each place on the map", async () => {
    const { view } = await open("/home")
    const dots = view.all("[data-dot]").map(({ dataset }) => dataset.dot)
    expect(new Set(dots).size).toBe(PLACES)
  })
})
