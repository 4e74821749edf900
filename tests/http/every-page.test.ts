import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ALL_VEHICLES } from "#app/paths.ts"
import { Crawl, type CrawledResponse } from "#tests/support/crawl.ts"
import { type ReadPage, urlsInStyles } from "#tests/support/read-page.ts"
import { problemsInJsonLd } from "#tests/support/schema-org.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { SITEMAP_PATHS } from "#tests/support/sitemap-paths.ts"

// Crawls the built site: from the sitemap to every page, and from there to every link and resource.
const SITE_ORIGIN = "https://www.example.lk"

/** Link targets that are no pages: the texts of licences. */
const LICENCE_TEXT = /^\/licences\/[a-z-]+\.txt$/

let site: Site
let crawl: Crawl
/** The pages of the sitemap, by path. */
let pages: Map<string, ReadPage>
/** The responses of the site's own link targets, by path and query. */
let targets: Map<string, CrawledResponse>
/** The responses of the files that a browser fetches for the pages. */
let resources: Map<string, CrawledResponse>

beforeAll(async () => {
  site = await openSite({ SITE_URL: SITE_ORIGIN })
  crawl = new Crawl(site.url)
  const sitemap = await crawl.fetchAll(["/sitemap.xml"])
  const listedUrls = [...(sitemap.get("/sitemap.xml")?.text ?? "").matchAll(/<loc>(.*?)<\/loc>/g)]
  pages = pagesIn(await crawl.fetchAll(listedUrls.map(([, url = ""]) => url.replace(SITE_ORIGIN, ""))))
  targets = await crawl.fetchAll(linksOf(pages).map(({ to }) => to.url))
  resources = await crawl.fetchAll(referencedResources().map(({ resource }) => resource.url))
  const styles = [...resources].filter(([, { type }]) => type.startsWith("text/css"))
  const styleResources = styles.flatMap(([path, { text }]) =>
    urlsInStyles(text).flatMap((url) => ownUrl(url, path) ?? []),
  )
  resources = new Map([...resources, ...(await crawl.fetchAll(styleResources.map(({ url }) => url)))])
}, 120_000)
afterAll(() => site.remove())

describe("every page of the sitemap", () => {
  it("exists", () => {
    expect(new Set(pages.keys())).toEqual(new Set(SITEMAP_PATHS))
    expect(pathsFailing(({ html }) => html.endsWith("</html>"))).toEqual([])
  })

  it("has the language en", () => expect(pathsFailing(({ lang }) => lang === "en")).toEqual([]))

  it("has one title of less than 60 characters, which is unique", () => {
    expect(pathsFailing(({ titles }) => titles.length === 1 && (titles[0] ?? "").length < 60)).toEqual([])
    expect(pathsFailing(({ titles }) => /^Rent Car Service - \S/.test(titles[0] ?? ""))).toEqual([])
    expect(sharedBy(({ titles }) => titles[0])).toEqual([])
  })

  it("has a description of 120 to 160 characters, which is unique", () => {
    const hasAllowedLength = ({ length }: string) => length >= 120 && length <= 160
    expect(pathsFailing(({ description }) => hasAllowedLength(description ?? ""))).toEqual([])
    expect(sharedBy(({ description }) => description)).toEqual([])
  })

  it("has one h1", () => expect(pathsFailing(({ h1Count }) => h1Count === 1)).toEqual([]))

  it("is canonical and may be indexed", () => {
    expect(pathsFailing(({ canonical }, path) => canonical === SITE_ORIGIN + path)).toEqual([])
    expect(pathsFailing(({ robots }) => robots === null)).toEqual([])
  })

  it("has an alt attribute on every picture", () => {
    expect(pathsFailing(({ imagesWithoutAlt }) => imagesWithoutAlt.length === 0)).toEqual([])
  })

  it("has unique ids, and every id that is referred to", () => {
    expect(pathsFailing(({ html, ids }) => html.match(/ id="/g)?.length === ids.size)).toEqual([])
    const missing = [...pages].flatMap(([path, { ids, referencedIds }]) =>
      referencedIds.filter((id) => !ids.has(id)).map((id) => `${path} refers to #${id}`),
    )
    expect(missing).toEqual([])
  })
})

describe("the metadata of every page", () => {
  it("has one valid JSON-LD script about this URL", () => {
    const problems = [...pages].flatMap(([path, { jsonLd }]) =>
      problemsInJsonLd(jsonLd).map((problem) => `${path}: ${problem}`),
    )
    expect(problems).toEqual([])
    expect(
      pathsFailing(({ jsonLd }, path) => jsonLd.length === 1 && urlIn(jsonLd[0]) === SITE_ORIGIN + path),
    ).toEqual([])
  })

  it("refers to pages and pictures that exist", async () => {
    const references = [...pages].flatMap(([path, { jsonLd }]) =>
      textsIn(jsonLd).flatMap((text) =>
        text.startsWith(`${SITE_ORIGIN}/`) ? [{ path, to: ownUrl(text, path) }] : [],
      ),
    )
    const responses = await crawl.fetchAll(references.flatMap(({ to }) => to?.url ?? []))
    expect(missingIn(responses)).toEqual([])
    expect(references.length).toBeGreaterThan(pages.size)
  })

  it("has the social card of its scene, category or vehicle", () => {
    const cardOf = (path: string) => {
      if (/^\/(cars|carlist)\//.test(path)) return path
      // A page without a card gets the card of all vehicles.
      return path === ALL_VEHICLES ? "/scenes/g-airport" : "/scenes/(?!g-airport)[a-z-]+"
    }
    expect(
      pathsFailing(({ html }, path) =>
        new RegExp(`content="${SITE_ORIGIN}/images/cards${cardOf(path)}\\.jpg"`).test(html),
      ),
    ).toEqual([])
  })
})

describe("every link", () => {
  it("leads to a page that exists", () => {
    expect(missingIn(targets)).toEqual([])
  })

  it("leads to an id that exists if it has a fragment", () => {
    const missing = linksOf(pages).filter(
      ({ to }) => to.fragment && !targets.get(to.url)?.page?.ids.has(to.fragment),
    )
    expect(missing.map(({ from, to }) => `${from} leads to ${to.url}#${to.fragment}`)).toEqual([])
  })

  it("leads to a page of the sitemap, or to one whose canonical URL is there", () => {
    const pagesOutsideSitemap = [...targets].filter(
      ([url, { page }]) =>
        !LICENCE_TEXT.test(url) &&
        !url.startsWith("/plan.gpx?") && // a file of a plan
        !page?.robots?.includes("noindex") && // search engines leave it out
        !pages.has(page?.canonical?.replace(SITE_ORIGIN, "").split("?")[0] ?? ""),
    )
    expect(pagesOutsideSitemap.map(([url]) => url)).toEqual([])
  })

  it("is encrypted if it leads to another site", () => {
    const links = [...pages.values()].flatMap(({ links }) => links)
    expect(links.filter((link) => link.startsWith("http:"))).toEqual([])
  })
})

it("no page is an orphan: another page links to it", () => {
  const reached = new Map([...pages, ...pagesIn(targets)])
  const linked = new Set(linksOf(reached).flatMap(({ from, to }) => (from === to.url ? [] : to.url)))
  expect([...pages.keys()].filter((path) => !linked.has(path))).toEqual([])
})

describe("every resource of a page", () => {
  it("exists: pictures, styles, scripts, fonts and cards", () => {
    expect(missingIn(resources)).toEqual([])
    expect(resources.size).toBeGreaterThan(200)
  })

  it("exists in its sprite if it is a symbol of an SVG sprite", () => {
    const missing = referencedResources().filter(
      ({ resource: { url, fragment } }) =>
        fragment && !resources.get(url)?.text.includes(` id="${fragment}"`),
    )
    expect(missing.map(({ from, resource }) => `${from} shows ${resource.url}#${resource.fragment}`)).toEqual(
      [],
    )
  })
})

/** A URL of this site: path and query, and the fragment. */
type OwnUrl = { url: string; fragment: string }

// The language parameter is ignored: a translation is the same page.
const LANGUAGE_PARAMETER = "translate"

/** @returns null for other URLs: other sites, tel:, mailto:, data:. */
function ownUrl(link: string, path: string): OwnUrl | null {
  const url = new URL(link, SITE_ORIGIN + path)
  if (url.origin !== SITE_ORIGIN) return null
  url.searchParams.delete(LANGUAGE_PARAMETER)
  return { url: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }
}

function linksOf(from: Map<string, ReadPage>): { from: string; to: OwnUrl }[] {
  return [...from].flatMap(([path, { links }]) =>
    links.flatMap((link) => {
      const to = ownUrl(link, path)
      return to ? [{ from: path, to }] : []
    }),
  )
}

function referencedResources(): { from: string; resource: OwnUrl }[] {
  return [...pages].flatMap(([path, page]) =>
    page.resources.flatMap((url) => {
      const resource = ownUrl(url, path)
      return resource ? [{ from: path, resource }] : []
    }),
  )
}

function pagesIn(responses: Map<string, CrawledResponse>): Map<string, ReadPage> {
  return new Map(
    [...responses].flatMap(([path, { status, page }]) => (status === 200 && page ? [[path, page]] : [])),
  )
}

/** The paths of pages for which this is false. */
function pathsFailing(isTrue: (page: ReadPage, path: string) => boolean): string[] {
  return [...pages].flatMap(([path, page]) => (isTrue(page, path) ? [] : [path]))
}

/** The paths of pages that share a value with another page. */
function sharedBy(keyOf: (page: ReadPage) => unknown): string[] {
  const byValue = Map.groupBy(pages, ([, page]) => keyOf(page))
  return [...byValue.values()]
    .filter(({ length }) => length > 1)
    .flatMap((sharing) => sharing.map(([path]) => path))
}

function missingIn(responses: Map<string, CrawledResponse>): string[] {
  return [...responses].flatMap(([url, { status }]) => (status === 200 ? [] : [`${url}: ${status}`]))
}

function urlIn(thing: unknown): unknown {
  return typeof thing === "object" && thing !== null ? Reflect.get(thing, "url") : undefined
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}
