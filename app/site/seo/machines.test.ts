import { type LoaderFunctionArgs, RouterContextProvider } from "react-router"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { messagesContext, type Ports, portsContext } from "#app/context.ts"
import { en } from "#messages/en.ts"
import { brokenCatalogue, catalogueOf } from "#tests/support/catalogues.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { SITEMAP_PATHS } from "#tests/support/sitemap-paths.ts"
import * as llms from "./llms.ts"
import * as robots from "./robots.ts"
import * as securityTxt from "./security-txt.ts"
import * as sitemap from "./sitemap.ts"

const SITE = "https://www.example.lk"

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
beforeEach(() => {
  testPorts.lines.length = 0
})
afterAll(() => testPorts.close())

type Asking = { changes?: Partial<Ports>; headers?: Record<string, string> }

function ask(
  { loader }: { loader: (args: LoaderFunctionArgs) => Promise<Response> },
  { changes, headers }: Asking = {},
) {
  const context = new RouterContextProvider()
  context.set(portsContext, { ...testPorts.ports, ...changes })
  context.set(messagesContext, en)
  const request = new Request(`${SITE}/machines`, { headers })
  return loader({ request, context, params: {}, url: new URL(request.url), pattern: "/machines" })
}

const textOf = async (file: Parameters<typeof ask>[0], asking?: Asking) => (await ask(file, asking)).text()

describe("sitemap.xml", () => {
  const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = ""]) => loc)

  it("names every page of the site once, by its whole address", async () => {
    const addresses = addressesIn(await textOf(sitemap))
    expect(addresses.toSorted()).toEqual(SITEMAP_PATHS.map((path) => SITE + path).toSorted())
    for (const path of [
      "/home",
      "/carlist",
      "/carlist/vans",
      "/cars/toyota-axio-hybrid-g",
      "/credits",
      "/privacy",
    ]) {
      expect(addresses).toContain(SITE + path)
    }
    expect(addresses).toContain(`${SITE}/rent-a-car-to-ella`)
    expect(addresses).toContain(`${SITE}/rent-a-car-guide`)
  })

  it("dates only what has a date: the day on which a page's facts were checked", async () => {
    const xml = await textOf(sitemap)
    const editedOn = testPorts.ports.content.guide("ella")?.editedOn
    expect(xml).toContain(`<loc>${SITE}/rent-a-car-to-ella</loc><lastmod>${editedOn}</lastmod>`)
    expect(xml).toMatch(/\/faq<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
    expect(xml).toContain(`<loc>${SITE}/about</loc></url>`)
    expect(xml).toContain(`<loc>${SITE}/cars/toyota-axio-hybrid-g</loc></url>`)
  })

  it("takes the newest of the answers' dates for the questions", async () => {
    const answer = { group: "A", answer: "A" }
    const faq = [
      { ...answer, question: "1", checkedOn: "2026-03-01" },
      { ...answer, question: "2", checkedOn: "2026-11-02" },
    ]
    const content = { ...testPorts.ports.content, faq }
    expect(await textOf(sitemap, { changes: { content } })).toContain("/faq</loc><lastmod>2026-11-02<")
  })

  it("writes an odd id of another host so that XML and address stay whole", async () => {
    const bus = { id: "a/b & <c>", name: "Bus", model: null, categoryId: null, picture: null, size: null }
    const catalogue = catalogueOf([{ ...bus, gearbox: "manual" }], [])
    expect(await textOf(sitemap, { changes: { catalogue } })).toContain(
      `<loc>${SITE}/cars/a%2Fb%20%26%20%3Cc%3E</loc>`,
    )
  })

  it("answers with the pages that it knows where the catalogue fails, and lets nobody keep that", async () => {
    const response = await ask(sitemap, { changes: { catalogue: brokenCatalogue("timeout") } })
    expect(response.status).toBe(200)
    expect(response.headers.get("cache-control")).toBe("no-store")
    expect(addressesIn(await response.text())).toHaveLength(12 + 2 + 36)
    expect(testPorts.lines).toContainEqual({
      level: "warn",
      reason: "timeout",
      message: "no vehicles for machines",
    })
  })
})

describe("robots.txt", () => {
  it("names the sitemap, and keeps machines only from what is no page", async () => {
    expect((await textOf(robots)).split("\n")).toEqual([
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /fleet.json",
      "Disallow: /*?*translate=",
      "",
      `Sitemap: ${SITE}/sitemap.xml`,
      "",
    ])
  })
})

describe("security.txt", () => {
  it("says whom to tell of a hole, until when, and where it stands", async () => {
    expect((await textOf(securityTxt)).split("\n")).toEqual([
      `Contact: mailto:${testPorts.ports.content.site.email}`,
      "Expires: 2027-02-19T00:00:00.000Z",
      "Preferred-Languages: en",
      `Canonical: ${SITE}/.well-known/security.txt`,
      "",
    ])
  })
})

describe("llms.txt", () => {
  it("begins with who we are, and says where prices stand", async () => {
    const text = await textOf(llms)
    expect(text).toMatch(/^# Rent Car Service\n\n> Vehicle rental in Dambulla, Sri Lanka, since 2012:/)
    expect(text).toContain("Rates stand on each vehicle's own page")
    expect(text).toContain("Rates are not valid for foreigners")
  })

  it("tells all nine terms, in their own words", async () => {
    const text = await textOf(llms)
    for (const { title, content } of testPorts.ports.content.terms) {
      expect(text).toContain(`- ${title}: `)
      for (const paragraph of content) expect(text).toContain(paragraph)
    }
    expect(text).toContain("racing, towing, carrying goods or animals, illegal use, smoking")
  })

  it("links the same pages as the sitemap", async () => {
    const linked = [...(await textOf(llms)).matchAll(/\]\((https:[^)]+)\)/g)].map(([, address]) => address)
    const listed = [...(await textOf(sitemap)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(linked.toSorted()).toEqual(listed.toSorted())
  })

  it("leaves out the vehicles where they cannot be read", async () => {
    const text = await textOf(llms, { changes: { catalogue: brokenCatalogue() } })
    expect(text).not.toContain("## Vehicles")
    expect(text).toContain("/rent-a-car-to-ella")
  })
})

describe("what machines read", () => {
  it.each([
    ["sitemap.xml", sitemap, "application/xml; charset=utf-8"],
    ["robots.txt", robots, "text/plain; charset=utf-8"],
    ["llms.txt", llms, "text/markdown; charset=utf-8"],
    ["security.txt", securityTxt, "text/plain; charset=utf-8"],
  ])("%s has its type, and is sent once to who keeps it", async (_, file, type) => {
    const first = await ask(file)
    expect(first.headers.get("content-type")).toBe(type)
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600")
    const again = await ask(file, { headers: { "if-none-match": first.headers.get("etag") ?? "" } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe("")
  })
})
