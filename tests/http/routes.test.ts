import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { PUBLIC_PAGES } from "#app/pages.ts"
import { EXAMPLE_PATHS } from "#tests/support/public-pages.ts"
import { readPage } from "#tests/support/read-page.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { SITEMAP_PATHS } from "#tests/support/sitemap-paths.ts"

// The paths of docs/requirements.md, R2.1.
const PLACES =
  "ampara anuradhapura arugam-bay badulla bandarawela beliatta bentota colombo dambulla ella galle hambantota haputale hikkaduwa jaffna kandy kataragama kurunegala matale meemure mirissa negombo nilaveli nuwara-eliya pasikuda polonnaruwa pottuvil puttalam ratnapura riverston sigiriya tissamaharama trincomalee unawatuna weligama yala"
const SPECIFIED_PATHS = [
  "/home",
  "/about",
  "/contact",
  "/carlist",
  "/faq",
  "/gallery",
  "/terms-and-conditions",
  "/rent-a-car-sri-lanka",
  "/rent-a-car-guide",
  ...PLACES.split(" ").map((place) => `/rent-a-car-to-${place}`),
]
const ALL_PATHS = [...new Set([...SPECIFIED_PATHS, ...SITEMAP_PATHS, ...EXAMPLE_PATHS])]

let site: Site
let pages: Map<string, Page>
beforeAll(async () => {
  site = await openSite()
  pages = new Map()
  // A client address may have a hundred open connections.
  for (let start = 0; start < ALL_PATHS.length; start += 50)
    await Promise.all(
      ALL_PATHS.slice(start, start + 50).map(async (path) => pages.set(path, await pageAt(path))),
    )
}, 120_000)
afterAll(() => site.remove())

describe("the pages of the route table", () => {
  it("all respond with 200", () => expect(pathsFailing(({ status }) => status === 200)).toEqual([]))

  it("have the common header and footer", () => {
    expect(pathsFailing(({ html }) => html.includes('aria-label="Main"'))).toEqual([])
    expect(pathsFailing(({ html }) => html.includes("© 2012–"))).toEqual([])
  })

  it("have one heading of level 1", () => {
    expect(pathsFailing(({ html }) => html.match(/<h1[ >]/g)?.length === 1)).toEqual([])
  })

  it("have the title 'Rent Car Service - {page}', each with a different page", () => {
    expect(pathsFailing(({ title }) => /^Rent Car Service - \S/.test(title))).toEqual([])
    expect(sharedBy(({ title }) => title)).toEqual([])
  })

  it("have unique descriptions", () => {
    expect(pathsFailing(({ description }) => description.length > 40)).toEqual([])
    expect(sharedBy(({ description }) => description)).toEqual([])
  })

  it("load one script if they have islands, and none otherwise", () => {
    const withScripts = pathsFailing(({ scripts }) => scripts.length === 0)
    expect(withScripts).toEqual(ALL_PATHS.filter(hasScript))
    for (const path of withScripts)
      expect(pageOf(path).scripts).toEqual([expect.stringMatching(/^\/assets\/start-[^"]+\.js$/)])
  })
})

/** Whether app/pages.ts says that the page at a path has scripts. */
function hasScript(path: string): boolean {
  const page = PUBLIC_PAGES.find(({ pattern }) =>
    new URLPattern({ pathname: pattern }).test({ pathname: path }),
  )
  if (!page) throw new Error(`${path} is not in PUBLIC_PAGES`)
  return page.hasScript
}

type Page = { status: number; html: string; title: string; description: string; scripts: string[] }

async function pageAt(path: string): Promise<Page> {
  const response = await fetch(site.url + path, { redirect: "manual" })
  const html = await response.text()
  const { titles, description, scripts } = readPage(html)
  return {
    status: response.status,
    html,
    title: titles[0] ?? "",
    description: description ?? "",
    scripts,
  }
}

function pageOf(path: string): Page {
  const page = pages.get(path)
  if (!page) throw new Error(`${path} was not requested`)
  return page
}

/** The paths of pages for which this is false. */
const pathsFailing = (isTrue: (page: Page) => boolean) => ALL_PATHS.filter((path) => !isTrue(pageOf(path)))

/** The paths of pages that share a value with another page. */
function sharedBy(select: (page: Page) => string): string[] {
  const byValue = Map.groupBy(ALL_PATHS, (path) => select(pageOf(path)))
  return [...byValue.values()].filter((paths) => paths.length > 1).flat()
}
