import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { titledPage } from "#app/pages.ts"
import { en } from "#messages/en.ts"
import { linksOf, type View, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { EXAMPLE_PAGES } from "#tests/support/public-pages.ts"
import { routeFileOf } from "#tests/support/site-routes.ts"
import { visitWithLayout } from "#tests/support/visit.tsx"

// The cached pages, except the lists of vehicles.
const PAGES = EXAMPLE_PAGES.filter(({ isCached, isList }) => isCached && !isList)

/** The names of the pages whose title is in the content, and not in the register of pages. */
const NAMES: Readonly<Record<string, string>> = {
  "/rent-a-car-sri-lanka": "Rent a car in Sri Lanka",
  "/rent-a-car-guide": "Rent a car guide",
  "/rent-a-car-to-:place": "Rent a car to Sigiriya",
  "/trips/:trip": "The cultural triangle in six days",
}

const ROUTES = import.meta.glob<object>("/app/site/*/route.tsx")

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

describe.each(PAGES)("$path", ({ path, pattern, hasScript }) => {
  it("has its own title, and a description of a length that search engines show", async () => {
    const { status, head } = await openPage(path)
    expect(status).toBe(200)
    expect(head?.title).toBe(
      `Rent Car Service - ${NAMES[pattern] ?? titledPage(pattern).meta(en, testPorts.ports.content).name}`,
    )
    expect(head?.description.length).toBeGreaterThanOrEqual(120)
    expect(head?.description.length).toBeLessThanOrEqual(160)
  })

  it("has one heading of level 1, and no gap in the levels below", async () => {
    const headings = (await mainOf(path)).all("h1, h2, h3, h4, h5, h6")
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  it("has unique ids, and links to existing ones only", async () => {
    const { view } = await openPage(path)
    const ids = view.all("[id]").map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const targets = viewOf(view.getByRole("main"))
      .all('[href^="#"]')
      .map((link) => link.getAttribute("href")?.slice(1))
    expect(targets.filter((id) => !ids.includes(id ?? ""))).toEqual([])
  })

  it("has islands only if `hasScript` is true in app/pages.ts", async () => {
    expect((await openPage(path)).view.all("[data-island]").length > 0).toBe(hasScript)
  })
})

it("the pages have different descriptions", async () => {
  const pages = await Promise.all(PAGES.map(({ path }) => openPage(path)))
  expect(new Set(pages.map(({ head }) => head?.description)).size).toBe(PAGES.length)
})

describe("the FAQ", () => {
  it("is one accordion of twenty questions, all closed", async () => {
    const main = await mainOf("/faq")
    expect(main.all('details[name="faq"]')).toHaveLength(20)
    expect(main.all("details[open]")).toEqual([])
  })
})

describe("the terms", () => {
  it("are nine cards", async () => {
    const main = await mainOf("/terms-and-conditions")
    expect(main.getAllByRole("heading", { level: 2 })).toHaveLength(9)
  })
})

describe("the agreement", () => {
  it("contains every term word for word, and the prohibited acts", async () => {
    const text = (await mainOf("/agreement")).element.textContent
    for (const { title, content } of testPorts.ports.content.terms) {
      expect(text).toContain(`${title}.`)
      for (const paragraph of content) expect(text).toContain(paragraph)
    }
    expect(text).toContain("racing, towing, carrying goods or animals, illegal use, and smoking")
  })

  it("names the company, and has blanks for the customer", async () => {
    const main = await mainOf("/agreement")
    expect(main.text).toContain(testPorts.ports.content.site.phone)
    const blanks = main.getAllByRole("listitem").map(({ textContent }) => textContent)
    expect(blanks).toContain("Driving licence number and date")
  })
})

describe("the gallery", () => {
  const slidesIn = (main: View) => main.all('[id^="slide-"]').map(viewOf)

  it("has twelve slides of four pictures, 720 by 482, each with an alternative text", async () => {
    const slides = slidesIn(await mainOf("/gallery"))
    expect(slides).toHaveLength(12)
    for (const slide of slides) {
      expect(slide.all('img[width="720"][height="482"]')).toHaveLength(4)
      for (const image of slide.getAllByRole("img")) expect(image.getAttribute("alt")).toMatch(/.{20,}/)
    }
  })

  it("has a numbered link to every slide", async () => {
    const numbers = viewOf((await mainOf("/gallery")).getByRole("navigation"))
    expect(linksOf(numbers.element)).toEqual(
      Array.from({ length: 12 }, (_, index) => [`#slide-${index + 1}`, `${index + 1}`]),
    )
    expect(numbers.getAllByRole("link", { name: /^Slide \d+$/ })).toHaveLength(12)
  })

  it("links the caption of each place to its guide", async () => {
    const slides = slidesIn(await mainOf("/gallery"))
    const links = slides.flatMap(({ all }) => all("figcaption a").map((link) => link.getAttribute("href")))
    const places = testPorts.ports.content.places.filter(({ slug, scene }) => slug === scene)
    expect(links.sort()).toEqual(places.map(({ slug }) => `/rent-a-car-to-${slug}`).sort())
  })

  it("shows the picture of the query large, with links to its neighbours and back", async () => {
    const main = await mainOf("/gallery?picture=ella")
    const large = viewOf(main.getByRole("region", { name: "Ella: the blue train on the Nine Arch Bridge" }))
    expect(large.hrefs()).toEqual(
      expect.arrayContaining(["/gallery?picture=galle", "/gallery?picture=anuradhapura", "/gallery#slide-1"]),
    )
  })

  it("ignores an unknown picture in the query", async () => {
    expect((await mainOf("/gallery?picture=atlantis")).all("#large-caption")).toEqual([])
  })

  it("links the first slide to the last and the last to the first", async () => {
    const main = await mainOf("/gallery")
    const toLast = viewOf(main.one("#slide-1")).getByRole("link", { name: "Go to the last pictures" })
    expect(toLast.getAttribute("href")).toBe("#slide-12")
    const toFirst = viewOf(main.one("#slide-12")).getByRole("link", { name: "Back to the first pictures" })
    expect(toFirst.getAttribute("href")).toBe("#slide-1")
  })
})

async function mainOf(path: string): Promise<View> {
  return viewOf((await openPage(path)).view.getByRole("main"))
}

/** The patterns of routes with a parameter, by file. */
const PATTERNS: Readonly<Record<string, string>> = {
  "site/guide/route.tsx": "/:page",
  "site/trip/route.tsx": "/trips/:slug",
}

async function openPage(path: string) {
  const url = new URL(path, "https://www.example.lk")
  const file = routeFileOf(url.pathname)
  const module = await ROUTES[`/app/${file}`]?.()
  if (!module) throw new Error(`no module at app/${file}`)
  return visitWithLayout(testPorts.ports, [PATTERNS[file] ?? url.pathname, module], new Request(url))
}
