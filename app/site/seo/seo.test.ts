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
  testPorts.logLines.length = 0
})
afterAll(() => testPorts.close())

type RequestOptions = { changes?: Partial<Ports>; headers?: Record<string, string> }

function requestFile(
  { loader }: { loader: (args: LoaderFunctionArgs) => Promise<Response> },
  { changes, headers }: RequestOptions = {},
) {
  const context = new RouterContextProvider()
  context.set(portsContext, { ...testPorts.ports, ...changes })
  context.set(messagesContext, en)
  const request = new Request(`${SITE}/file`, { headers })
  return loader({ request, context, params: {}, url: new URL(request.url), pattern: "/file" })
}

const textOf = async (file: Parameters<typeof requestFile>[0], options?: RequestOptions) =>
  (await requestFile(file, options)).text()

describe("sitemap.xml", () => {
  const urlsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = ""]) => loc)

  it("lists every page of the site once, by its absolute URL", async () => {
    const urls = urlsIn(await textOf(sitemap))
    expect(urls.toSorted()).toEqual(SITEMAP_PATHS.map((path) => SITE + path).toSorted())
    for (const path of [
      "/home",
      "/carlist",
      "/carlist/vans",
      "/cars/toyota-axio-hybrid-g",
      "/credits",
      "/privacy",
    ]) {
      expect(urls).toContain(SITE + path)
    }
    expect(urls).toContain(`${SITE}/rent-a-car-to-ella`)
    expect(urls).toContain(`${SITE}/rent-a-car-guide`)
  })

  it("has a date only for pages with a known day of their last edit or check", async () => {
    const xml = await textOf(sitemap)
    const editedOn = testPorts.ports.content.guide("ella")?.editedOn
    expect(xml).toContain(`<loc>${SITE}/rent-a-car-to-ella</loc><lastmod>${editedOn}</lastmod>`)
    expect(xml).toMatch(/\/faq<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
    expect(xml).toContain(`<loc>${SITE}/about</loc></url>`)
    expect(xml).toContain(`<loc>${SITE}/cars/toyota-axio-hybrid-g</loc></url>`)
  })

  it("dates the FAQ by the last check of an answer", async () => {
    const answer = { group: "A", answer: "A" }
    const faq = [
      { ...answer, question: "1", checkedOn: "2026-03-01" },
      { ...answer, question: "2", checkedOn: "2026-11-02" },
    ]
    const content = { ...testPorts.ports.content, faq }
    expect(await textOf(sitemap, { changes: { content } })).toContain("/faq</loc><lastmod>2026-11-02<")
  })

  it("encodes an id of an external admin host for URL and XML", async () => {
    const bus = {
      id: "a/b & <c>",
      name: "Bus",
      model: null,
      categoryId: null,
      picture: null,
      fuelLabel: null,
    }
    const catalogue = catalogueOf([{ ...bus, gearbox: "manual" }], [])
    expect(await textOf(sitemap, { changes: { catalogue } })).toContain(
      `<loc>${SITE}/cars/a%2Fb%20%26%20%3Cc%3E</loc>`,
    )
  })

  it("lists the other pages when the catalogue fails, and is not cached", async () => {
    const response = await requestFile(sitemap, { changes: { catalogue: brokenCatalogue("timeout") } })
    expect(response.status).toBe(200)
    expect(response.headers.get("cache-control")).toBe("no-store")
    const others = SITEMAP_PATHS.filter((path) => !/^\/(cars|carlist)\//.test(path))
    expect(urlsIn(await response.text()).toSorted()).toEqual(others.map((path) => SITE + path).toSorted())
    expect(testPorts.logLines).toContainEqual({
      level: "warn",
      reason: "timeout",
      message: "no vehicles for crawlers",
    })
  })
})

describe("robots.txt", () => {
  it("names the sitemap, and disallows only translations and endpoints that are not pages", async () => {
    expect((await textOf(robots)).split("\n")).toEqual([
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /fleet.json",
      "Disallow: /cars/*/availability",
      "Disallow: /*?*translate=",
      "",
      `Sitemap: ${SITE}/sitemap.xml`,
      "",
    ])
  })
})

describe("security.txt", () => {
  it("has contact, expiry and canonical URL", async () => {
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
  it("begins with the company, and names the pages with prices", async () => {
    const text = await textOf(llms)
    expect(text).toMatch(/^# Rent Car Service\n\n> Vehicle rental in Dambulla, Sri Lanka, since 2012:/)
    expect(text).toContain("Rates are on each vehicle's own page")
    expect(text).toContain("Rates are not valid for foreigners")
  })

  it("contains every term word for word", async () => {
    const text = await textOf(llms)
    for (const { title, content } of testPorts.ports.content.terms) {
      expect(text).toContain(`- ${title}: `)
      for (const paragraph of content) expect(text).toContain(paragraph)
    }
    expect(text).toContain("racing, towing, carrying goods or animals, illegal use, smoking")
  })

  it("links the same pages as the sitemap", async () => {
    const linkedUrls = [...(await textOf(llms)).matchAll(/\]\((https:[^)]+)\)/g)].map(([, url]) => url)
    const listedUrls = [...(await textOf(sitemap)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    expect(linkedUrls.toSorted()).toEqual(listedUrls.toSorted())
  })

  it("leaves out the vehicles if they cannot be read", async () => {
    const text = await textOf(llms, { changes: { catalogue: brokenCatalogue() } })
    expect(text).not.toContain("## Vehicles")
    expect(text).toContain("/rent-a-car-to-ella")
  })
})

describe("a file for crawlers", () => {
  it.each([
    ["sitemap.xml", sitemap, "application/xml; charset=utf-8"],
    ["robots.txt", robots, "text/plain; charset=utf-8"],
    ["llms.txt", llms, "text/markdown; charset=utf-8"],
    ["security.txt", securityTxt, "text/plain; charset=utf-8"],
  ])("%s has its content type, and answers 304 to a cached copy", async (_, file, type) => {
    const first = await requestFile(file)
    expect(first.headers.get("content-type")).toBe(type)
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600")
    const again = await requestFile(file, { headers: { "if-none-match": first.headers.get("etag") ?? "" } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe("")
  })
})
