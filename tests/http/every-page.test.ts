import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Answer, Crawl } from "#tests/support/crawl.ts"
import { partsOfStyles, type ReadPage } from "#tests/support/read-page.ts"
import { problemsInJsonLd } from "#tests/support/schema-org.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { SITEMAP_PATHS } from "#tests/support/sitemap-paths.ts"

// Walks the built site as a crawler does: from the sitemap to every page, and from there to everything they name.
const PUBLIC = "https://www.example.lk"

/** What pages lead to that is no page to be found: the texts of licences. */
const NO_PAGE = /^\/licences\/[a-z-]+\.txt$/

let site: Site
let crawl: Crawl
/** The pages of the sitemap, by path. */
let pages: Map<string, ReadPage>
/** What these pages lead to of ours, by path and question. */
let targets: Map<string, Answer>
/** What a browser fetches for them. */
let parts: Map<string, Answer>

beforeAll(async () => {
  site = await startSite({ SITE_URL: PUBLIC })
  crawl = new Crawl(site.url)
  const sitemap = await crawl.ask(["/sitemap.xml"])
  const listed = [...(sitemap.get("/sitemap.xml")?.text ?? "").matchAll(/<loc>(.*?)<\/loc>/g)]
  pages = pagesIn(await crawl.ask(listed.map(([, address = ""]) => address.replace(PUBLIC, ""))))
  targets = await crawl.ask(linksOf(pages).map(({ to }) => to.address))
  parts = await crawl.ask(partsNamed().map(({ part }) => part.address))
  const styles = [...parts].filter(([, { type }]) => type.startsWith("text/css"))
  const named = styles.flatMap(([path, { text }]) =>
    partsOfStyles(text).flatMap((part) => ours(part, path) ?? []),
  )
  parts = new Map([...parts, ...(await crawl.ask(named.map(({ address }) => address)))])
}, 120_000)
afterAll(() => site.remove())

describe("every page of the sitemap", () => {
  it("is there", () => {
    expect(new Set(pages.keys())).toEqual(new Set(SITEMAP_PATHS))
    expect(without(({ html }) => html.endsWith("</html>"))).toEqual([])
  })

  it("says in which language it is written", () => expect(without(({ lang }) => lang === "en")).toEqual([]))

  it("has one title of less than 60 characters, and no other page has it", () => {
    expect(without(({ titles }) => titles.length === 1 && (titles[0] ?? "").length < 60)).toEqual([])
    expect(without(({ titles }) => /^Rent Car Service - \S/.test(titles[0] ?? ""))).toEqual([])
    expect(sharedBy(({ titles }) => titles[0])).toEqual([])
  })

  it("has a description of 120 to 160 characters, and no other page has it", () => {
    const isFitted = ({ length }: string) => length >= 120 && length <= 160
    expect(without(({ description }) => isFitted(description ?? ""))).toEqual([])
    expect(sharedBy(({ description }) => description)).toEqual([])
  })

  it("has one heading of the first rank", () => expect(without(({ headings }) => headings === 1)).toEqual([]))

  it("names its own address as the one to be found, and may be found", () => {
    expect(without(({ canonical }, path) => canonical === PUBLIC + path)).toEqual([])
    expect(without(({ robots }) => robots === null)).toEqual([])
  })

  it("says an alternative text for every picture, if only that it needs none", () => {
    expect(without(({ imagesWithoutAlt }) => imagesWithoutAlt.length === 0)).toEqual([])
  })

  it("has each id once, and every one that it speaks of", () => {
    expect(without(({ html, ids }) => html.match(/ id="/g)?.length === ids.size)).toEqual([])
    const lost = [...pages].flatMap(([path, { ids, namedIds }]) =>
      namedIds.filter((id) => !ids.has(id)).map((id) => `${path} speaks of #${id}`),
    )
    expect(lost).toEqual([])
  })
})

describe("what every page says to machines", () => {
  it("is one piece of JSON-LD in the words of schema.org, about this address", () => {
    const fieldErrors = [...pages].flatMap(([path, { jsonLd }]) =>
      problemsInJsonLd(jsonLd).map((way) => `${path}: ${way}`),
    )
    expect(fieldErrors).toEqual([])
    expect(
      without(({ jsonLd }, path) => jsonLd.length === 1 && addressIn(jsonLd[0]) === PUBLIC + path),
    ).toEqual([])
  })

  it("leads to pages and pictures that are there", async () => {
    const named = [...pages].flatMap(([path, { jsonLd }]) =>
      textsIn(jsonLd).flatMap((text) =>
        text.startsWith(`${PUBLIC}/`) ? [{ path, to: ours(text, path) }] : [],
      ),
    )
    const answers = await crawl.ask(named.flatMap(({ to }) => to?.address ?? []))
    expect(deadIn(answers)).toEqual([])
    expect(named.length).toBeGreaterThan(pages.size)
  })

  it("shows a card of its own beside a link", () => {
    expect(without(({ html }, path) => html.includes(`content="${PUBLIC}/images/cards${path}.jpg"`))).toEqual(
      [],
    )
  })
})

describe("every link", () => {
  it("leads to a page that is there", () => {
    expect(deadIn(targets)).toEqual([])
  })

  it("to a place in a page leads to one that is there", () => {
    const lost = linksOf(pages).filter(
      ({ to }) => to.place && !targets.get(to.address)?.page?.ids.has(to.place),
    )
    expect(lost.map(({ from, to }) => `${from} leads to ${to.address}#${to.place}`)).toEqual([])
  })

  it("leads to a page of the sitemap, or to one that says where its like is found", () => {
    const strays = [...targets].filter(
      ([address, { page }]) =>
        !NO_PAGE.test(address) && !pages.has(page?.canonical?.replace(PUBLIC, "").split("?")[0] ?? ""),
    )
    expect(strays.map(([address]) => address)).toEqual([])
  })

  it("to another site is encrypted", () => {
    const links = [...pages.values()].flatMap(({ links }) => links)
    expect(links.filter((link) => link.startsWith("http:"))).toEqual([])
  })
})

it("no page is an orphan: another one leads to it", () => {
  const reached = new Map([...pages, ...pagesIn(targets)])
  const led = new Set(linksOf(reached).flatMap(({ from, to }) => (from === to.address ? [] : to.address)))
  expect([...pages.keys()].filter((path) => !led.has(path))).toEqual([])
})

describe("everything that a page shows", () => {
  it("is there: pictures, styles, scripts, letters and cards", () => {
    expect(deadIn(parts)).toEqual([])
    expect(parts.size).toBeGreaterThan(200)
  })

  it("that is one drawing of a sheet is on the sheet", () => {
    const lost = partsNamed().filter(
      ({ part }) => part.place && !parts.get(part.address)?.text.includes(` id="${part.place}"`),
    )
    expect(lost.map(({ from, part }) => `${from} shows ${part.address}#${part.place}`)).toEqual([])
  })
})

/** An address of ours: path and question, and the place in the page. */
type Ours = { address: string; place: string }

// A page in another language is the same page: it is there where the page is.
const LANGUAGE = "translate"

/** @returns null for what is not ours: other sites, telephone, mail, data. */
function ours(link: string, path: string): Ours | null {
  const url = new URL(link, PUBLIC + path)
  if (url.origin !== PUBLIC) return null
  url.searchParams.delete(LANGUAGE)
  return { address: url.pathname + url.search, place: decodeURIComponent(url.hash.slice(1)) }
}

function linksOf(from: Map<string, ReadPage>): { from: string; to: Ours }[] {
  return [...from].flatMap(([path, { links }]) =>
    links.flatMap((link) => {
      const to = ours(link, path)
      return to ? [{ from: path, to }] : []
    }),
  )
}

function partsNamed(): { from: string; part: Ours }[] {
  return [...pages].flatMap(([path, page]) =>
    page.parts.flatMap((address) => {
      const part = ours(address, path)
      return part ? [{ from: path, part }] : []
    }),
  )
}

function pagesIn(answers: Map<string, Answer>): Map<string, ReadPage> {
  return new Map(
    [...answers].flatMap(([path, { status, page }]) => (status === 200 && page ? [[path, page]] : [])),
  )
}

/** The paths of pages of which this is not true. */
function without(isTrue: (page: ReadPage, path: string) => boolean): string[] {
  return [...pages].flatMap(([path, page]) => (isTrue(page, path) ? [] : [path]))
}

/** The paths of pages that say the same as another. */
function sharedBy(said: (page: ReadPage) => unknown): string[] {
  const bySaying = Map.groupBy(pages, ([, page]) => said(page))
  return [...bySaying.values()]
    .filter(({ length }) => length > 1)
    .flatMap((same) => same.map(([path]) => path))
}

function deadIn(answers: Map<string, Answer>): string[] {
  return [...answers].flatMap(([address, { status }]) => (status === 200 ? [] : [`${address}: ${status}`]))
}

function addressIn(thing: unknown): unknown {
  return typeof thing === "object" && thing !== null ? Reflect.get(thing, "url") : undefined
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}
