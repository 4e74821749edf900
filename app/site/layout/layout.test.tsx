import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Ports } from "#app/context.ts"
import { type LoaderArgs, pageHead } from "#app/site/page-head.ts"
import { content } from "#tests/content/content.ts"
import { catalogueWith } from "#tests/support/catalogues.ts"
import { linksOf, type View, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { type PageResponse, visitWithLayout } from "#tests/support/visit.tsx"

const route = {
  loader: (args: LoaderArgs) => ({
    head: pageHead(args, { name: "Toyota Axio", description: "", path: "/cars/axio" }),
  }),
  default: () => <h1>Toyota Axio</h1>,
}

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

describe("the header", () => {
  it("has the six fixed links", async () => {
    expect(linksOf((await header()).element).slice(0, 7)).toEqual([
      ["/home", "Rent Car Service Dambulla, Sri Lanka , home"],
      ["/home", "Home"],
      ["/about", "About"],
      ["/faq", "FAQ"],
      ["/gallery", "Gallery"],
      ["/contact", "Contact"],
      ["/carlist", "All Vehicles"],
    ])
  })

  it("marks the current page", async () => {
    const current = (await header(testPorts.ports, "/faq")).getByRole("link", { current: "page" })
    expect(current.getAttribute("href")).toBe("/faq")
    expect((await header()).queryAllByRole("link", { current: "page" })).toEqual([])
  })

  it("lists the categories of the catalogue under 'Vehicle & Rents'", async () => {
    const links = linksOf((await menu("menu-categories")).element)
    expect(links).toContainEqual(["/carlist/vans", "Vans"])
    expect(links).toHaveLength(11)
  })

  it("shows a drawing beside a seeded category, and none for an external admin host's", async () => {
    expect((await menu("menu-categories")).all("img")).toHaveLength(10)
    const externalPorts = withCategories(async () => ({
      ok: true,
      value: [{ id: "7", name: "Cars", description: null }],
    }))
    const externalMenu = await menu("menu-categories", externalPorts)
    expect(linksOf(externalMenu.element)).toContainEqual(["/carlist/7", "Cars"])
    expect(externalMenu.all("img")).toEqual([])
  })

  it("links to the two general pages and every guide under 'Blog', each once, the nearest place first", async () => {
    const blog = await menu("menu-blog")
    const links = blog.all("ul").flatMap((list) => linksOf(list))
    const hrefs = links.map(([href]) => href)
    expect(new Set(hrefs)).toEqual(
      new Set([
        "/rent-a-car-sri-lanka",
        "/rent-a-car-guide",
        ...content.places.map(({ slug }) => `/rent-a-car-to-${slug}`),
      ]),
    )
    expect(hrefs).toHaveLength(content.places.length + 2)
    expect(links[0]).toEqual(["/rent-a-car-to-dambulla", "Dambulla here"])
    expect(links.slice(-2).map(([, text]) => text)).toEqual([
      "Rent a car in Sri Lanka",
      "The rent-a-car guide",
    ])
  })

  it("links to the planner of trips under the search for a place", async () => {
    const search = (await menu("menu-blog")).one("search")
    expect(linksOf(search)).toEqual([["/plan", "Plan your trip"]])
  })

  it("has a GET form that searches for a place", async () => {
    const search = (await menu("menu-blog")).one('form[action="/guides"]')
    expect(search.getAttribute("method")).toBeNull()
    expect(viewOf(search).all('input[name="place"]')).toHaveLength(1)
  })

  it("has a messaging link whose prefilled text names the current page", async () => {
    const path = "/cars/axio?from=2027-01-10T09%3A00&translate=de"
    const [href = ""] = (await header(testPorts.ports, path)).hrefs("https://wa.me/")
    expect(new URL(href).searchParams.get("text")).toBe(
      "Hello, I am looking at Toyota Axio: https://www.example.lk/cars/axio?from=2027-01-10T09%3A00",
    )
  })

  it("links to other languages of the same page", async () => {
    const links = linksOf((await menu("menu-language", testPorts.ports, "/carlist?q=van")).element)
    expect(links).toContainEqual(["/carlist?q=van&translate=de", "Deutsch"])
    expect(links).toHaveLength(8)
  })
})

describe("the menu without the categories", () => {
  it.each([
    ["unreachable", withFailure],
    ["timeout", withSilence],
  ])("has the fixed links only, and logs '%s'", async (reason, broken) => {
    testPorts.logLines.length = 0
    const page = await header(broken())
    expect(linksOf(page.one("#menu-categories"))).toEqual([["/carlist", "All Vehicles"]])
    page.getByRole("button", { name: "Blog" })
    expect(testPorts.logLines).toEqual([{ level: "warn", reason, message: "no categories for the menu" }])
  })
})

describe("the footer", () => {
  it("has the four fixed links and five social links", async () => {
    const view = await footer()
    expect(linksOf(view.element)).toEqual(
      expect.arrayContaining([
        ["/about", "About"],
        ["/terms-and-conditions", "Terms and conditions"],
        ["/agreement", "Agreement"],
        ["/faq", "FAQ"],
      ]),
    )
    expect(view.all("a[aria-label]").map((link) => link.getAttribute("aria-label"))).toEqual([
      "Video channel",
      "Short videos",
      "Photos",
      "Travel reviews",
      "Social network",
    ])
  })

  it.each([
    ["2026-11-21T03:30:00Z", "© 2012–2026"],
    ["2026-12-31T18:29:59Z", "© 2012–2026"],
    ["2026-12-31T18:30:00Z", "© 2012–2027"],
  ])("has the years up to the current one in Sri Lanka: at %s, %s", async (now, years) => {
    expect((await footer({ ...testPorts.ports, clock: () => new Date(now) })).text).toContain(years)
  })

  it("links to the privacy notice and the imprint", async () => {
    const links = linksOf((await footer()).element)
    expect(links).toContainEqual(["/privacy", "Privacy"])
    expect(links).toContainEqual(["/imprint", "Imprint"])
  })

  it("shows the office hours", async () => {
    expect((await footer()).text).toContain("Office open 7am to 6pm")
  })
})

describe("the layout around a route that fails", () => {
  it("a thrown 404 shows the not-found page in the layout", async () => {
    const { status, view } = await open(testPorts.ports, "/cars/no-such-car", {
      ...route,
      loader: () => {
        throw new Response(null, { status: 404 })
      },
    })
    expect(status).toBe(404)
    expect(view.text).toContain("Oops! The page you are looking for does not exist.")
    expect(view.getByRole("link", { name: "Back to home" }).getAttribute("href")).toBe("/home")
    view.getByRole("contentinfo")
  })

  it("an error shows 'Unexpected Application Error!' with the phone number, and no details", async () => {
    const { status, view, html } = await open(testPorts.ports, "/cars/axio", {
      ...route,
      loader: () => {
        throw new Error("relation vehicles does not exist")
      },
    })
    expect(status).toBe(500)
    view.getByRole("heading", { name: "Unexpected Application Error!" })
    expect(viewOf(view.getByRole("main")).hrefs("tel:")).toHaveLength(1)
    expect(html).not.toContain("relation")
    expect(html).not.toContain(".ts")
  })
})

function open(ports: Ports, path: string, module: object = route): Promise<PageResponse> {
  const url = new URL(path, "https://www.example.lk")
  return visitWithLayout(ports, [url.pathname, { ...module }], new Request(url))
}

async function header(ports: Ports = testPorts.ports, path = "/cars/axio"): Promise<View> {
  return viewOf((await open(ports, path)).view.getByRole("banner"))
}

async function footer(ports: Ports = testPorts.ports): Promise<View> {
  return viewOf((await open(ports, "/cars/axio")).view.getByRole("contentinfo"))
}

/** One menu of the header, which is a closed popover. */
async function menu(id: string, ports?: Ports, path?: string): Promise<View> {
  return viewOf((await header(ports, path)).one(`#${id}`))
}

function withCategories(categories: Ports["catalogue"]["categories"]): Ports {
  return { ...testPorts.ports, catalogue: catalogueWith(testPorts.ports.catalogue, { categories }) }
}

function withFailure(): Ports {
  return withCategories(async () => ({ ok: false, reason: "unreachable" }))
}

function withSilence(): Ports {
  return withCategories(() => new Promise(() => {}))
}
