import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Ports } from "#app/context.ts"
import { type LoaderArgs, pageHead } from "#app/site/page-head.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit } from "#tests/support/visit.tsx"

// docs/requirements.md, R12.1.
const PLACES =
  `ampara anuradhapura arugam-bay badulla bandarawela beliatta bentota colombo dambulla ella galle hambantota haputale hikkaduwa jaffna kandy kataragama kurunegala matale meemure mirissa negombo nilaveli nuwara-eliya pasikuda polonnaruwa pottuvil puttalam ratnapura riverston sigiriya tissamaharama trincomalee unawatuna weligama yala`.split(
    " ",
  )

const screen = {
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
    expect(linksIn(await header()).slice(0, 7)).toEqual([
      ["/home", "Rent Car ServiceDambulla, Sri Lanka, home"],
      ["/home", "Home"],
      ["/about", "About"],
      ["/faq", "FAQ"],
      ["/gallery", "Gallery"],
      ["/contact", "Contact"],
      ["/carlist", "All Vehicles"],
    ])
  })

  it("says which page is shown", async () => {
    expect(await header(testPorts.ports, "/faq")).toMatch(/<a[^>]*href="\/faq"[^>]*aria-current="page"/)
    expect(await header(testPorts.ports, "/cars/axio")).not.toContain('aria-current="page"')
  })

  it("lists the fetched categories under 'Vehicle & Rents'", async () => {
    const links = linksIn(part(await header(), "menu-categories"))
    expect(links).toContainEqual(["/carlist/vans", "Vans"])
    expect(links).toHaveLength(11)
  })

  it("draws a vehicle beside a category of ours, and none for another host's", async () => {
    expect(part(await header(), "menu-categories").match(/<img/g)).toHaveLength(10)
    const foreign = withCategories(async () => ({
      ok: true,
      value: [{ id: "7", name: "Cars", description: null }],
    }))
    const menu = part(await header(foreign), "menu-categories")
    expect(linksIn(menu)).toContainEqual(["/carlist/7", "Cars"])
    expect(menu).not.toContain("<img")
  })

  it("offers the 38 fixed pages under 'Blog', each once, the nearest place first", async () => {
    const links = linksIn(part(await header(), "menu-blog"))
    const addresses = links.map(([href]) => href)
    expect(new Set(addresses)).toEqual(
      new Set([
        "/rent-a-car-sri-lanka",
        "/rent-a-car-guide",
        ...PLACES.map((slug) => `/rent-a-car-to-${slug}`),
      ]),
    )
    expect(addresses).toHaveLength(38)
    expect(links[0]).toEqual(["/rent-a-car-to-dambulla", "Dambulla here"])
    expect(links.slice(-2).map(([, text]) => text)).toEqual([
      "Rent a car in Sri Lanka",
      "The rent-a-car guide",
    ])
  })

  it("finds a place by a form that needs no script", async () => {
    const menu = part(await header(), "menu-blog")
    expect(menu).toMatch(/<form[^>]*action="\/guides"/)
    expect(menu).toMatch(/<input[^>]*name="place"/)
  })

  it("opens a conversation about what the visitor is looking at", async () => {
    const html = await header(testPorts.ports, "/cars/axio?from=2027-01-10T09%3A00&translate=de")
    const href = /https:\/\/wa\.me\/[^"]+/.exec(html)?.[0].replaceAll("&amp;", "&") ?? ""
    expect(new URL(href).searchParams.get("text")).toBe(
      "Hello, I am looking at Toyota Axio: https://www.example.lk/cars/axio?from=2027-01-10T09%3A00",
    )
  })

  it("offers other languages at the address of the same page", async () => {
    const links = linksIn(part(await header(testPorts.ports, "/carlist?q=van"), "menu-language"))
    expect(links).toContainEqual(["/carlist?q=van&translate=de", "Deutsch"])
    expect(links).toHaveLength(8)
  })
})

describe("when the categories do not come", () => {
  it.each([
    ["unreachable", withFailure],
    ["timeout", withSilence],
  ])("the fixed menu stays alone, and '%s' is logged", async (reason, broken) => {
    testPorts.lines.length = 0
    const html = await header(broken())
    expect(linksIn(part(html, "menu-categories"))).toEqual([["/carlist", "All Vehicles"]])
    expect(html).toContain("Blog")
    expect(testPorts.lines).toEqual([{ level: "warn", reason, message: "no categories for the menu" }])
  })
})

describe("the footer", () => {
  it("has the four fixed links and five services", async () => {
    const html = await footer()
    const links = linksIn(html)
    for (const link of [
      ["/about", "About"],
      ["/terms-and-conditions", "Terms and conditions"],
      ["/agreement", "Agreement"],
      ["/faq", "FAQ"],
    ])
      expect(links).toContainEqual(link)
    expect([...html.matchAll(/<a[^>]*aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
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
  ])("claims the years up to the one in Sri Lanka: at %s, %s", async (now, years) => {
    expect(await footer({ ...testPorts.ports, clock: () => new Date(now) })).toContain(years)
  })

  it("leads to the privacy notice and the imprint", async () => {
    const links = linksIn(await footer())
    expect(links).toContainEqual(["/privacy", "Privacy"])
    expect(links).toContainEqual(["/imprint", "Imprint"])
  })

  it("tells the office's hours", async () => {
    expect(await footer()).toContain("Office open 7am to 6pm")
  })
})

describe("around a screen that fails", () => {
  it("a thrown 404 shows the not-found page in the frame", async () => {
    const { status, html } = await open(testPorts.ports, "/cars/no-such-car", {
      ...screen,
      loader: () => {
        throw new Response(null, { status: 404 })
      },
    })
    expect(status).toBe(404)
    expect(html).toContain("Oops! The page you are looking for does not exist.")
    expect(html).toMatch(/<a href="\/home"[^>]*>Back to home/)
    expect(html).toContain("<footer")
  })

  it("a fault shows 'Unexpected Application Error!' with the telephone, and nothing of the fault", async () => {
    const { status, html } = await open(testPorts.ports, "/cars/axio", {
      ...screen,
      loader: () => {
        throw new Error("relation vehicles does not exist")
      },
    })
    expect(status).toBe(500)
    expect(html).toContain("Unexpected Application Error!")
    expect(html).toContain(`href="tel:`)
    expect(html).not.toContain("relation")
    expect(html).not.toContain(".ts")
  })
})

function open(ports: Ports, address: string, module: object = screen) {
  const url = new URL(address, "https://www.example.lk")
  return visit(ports, [url.pathname, { ...module }], new Request(url))
}

async function header(ports: Ports = testPorts.ports, address = "/cars/axio"): Promise<string> {
  const { html } = await open(ports, address)
  return html.slice(html.indexOf("<header"), html.indexOf("</header>"))
}

async function footer(ports: Ports = testPorts.ports): Promise<string> {
  const { html } = await open(ports, "/cars/axio")
  return html.slice(html.indexOf("<footer"))
}

/** One menu of the header: from its id to the next menu's button, or the end of the row of links. */
function part(html: string, id: string): string {
  return html.split(`id="${id}"`)[1]?.split(/<\/nav>|popoverTarget=/i)[0] ?? ""
}

function linksIn(html: string): [string, string][] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href = "", inner = ""]) => [
    href.replaceAll("&amp;", "&"),
    inner.replaceAll(/<[^>]+>/g, "").replaceAll("&amp;", "&"),
  ])
}

function withCategories(categories: Ports["catalogue"]["categories"]): Ports {
  const { catalogue } = testPorts.ports
  return {
    ...testPorts.ports,
    catalogue: {
      categories,
      vehicles: (signal) => catalogue.vehicles(signal),
      vehicle: (id, signal) => catalogue.vehicle(id, signal),
      services: (signal) => catalogue.services(signal),
      retired: (signal) => catalogue.retired(signal),
    },
  }
}

function withFailure(): Ports {
  return withCategories(async () => ({ ok: false, reason: "unreachable" }))
}

function withSilence(): Ports {
  return withCategories(() => new Promise(() => {}))
}
