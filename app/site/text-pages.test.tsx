import { renderToStaticMarkup } from "react-dom/server"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { titledPage } from "#app/pages.ts"
import { Drawings } from "#app/site/drawings.tsx"
import { en } from "#messages/en.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { EXAMPLE_PAGES } from "#tests/support/public-pages.ts"
import { routeFileOf } from "#tests/support/site-routes.ts"
import { visit } from "#tests/support/visit.tsx"

// The pages to read: the same for every visitor, and no list of vehicles.
const PAGES = EXAMPLE_PAGES.filter(({ isCached, isList }) => isCached && !isList)

/** Names of the pages that records title. */
const NAMES: Readonly<Record<string, string>> = {
  "/rent-a-car-sri-lanka": "Rent a car in Sri Lanka",
  "/rent-a-car-guide": "Rent a car guide",
  "/rent-a-car-to-:place": "Rent a car to Sigiriya",
}

const ROUTES = import.meta.glob<object>("/app/site/*/route.tsx")

/** In every page, around the screen. */
const drawings = renderToStaticMarkup(<Drawings />)

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

describe.each(PAGES)("$path", ({ path, pattern, hasScript }) => {
  const open = () => openPage(path)

  it("answers with its own title and a description of a length that search engines show", async () => {
    const { status, page } = await open()
    expect(status).toBe(200)
    expect(page?.title).toBe(
      `Rent Car Service - ${NAMES[pattern] ?? titledPage(pattern).meta(en, testPorts.ports.content).name}`,
    )
    expect(page?.description.length).toBeGreaterThanOrEqual(120)
    expect(page?.description.length).toBeLessThanOrEqual(160)
  })

  it("has one heading of the first level, and no gap in the levels below", async () => {
    const { html } = await open()
    const levels = [...main(html).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  it("has each id once, and leads to none that is not there", async () => {
    const { html } = await open()
    const ids = [...(html + drawings).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const targets = [...main(html).matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
  })

  it("has islands only where the register says so", async () => {
    expect((await open()).html.includes("data-island")).toBe(hasScript)
  })
})

it("the pages have descriptions of their own", async () => {
  const answers = await Promise.all(PAGES.map(({ path }) => openPage(path)))
  expect(new Set(answers.map(({ page }) => page?.description)).size).toBe(PAGES.length)
})

describe("the FAQ", () => {
  it("is one accordion of twenty: opening a question closes any other", async () => {
    const { html } = await openPage("/faq")
    expect(main(html).match(/<details[^>]* name="faq"/g)).toHaveLength(20)
    expect(main(html)).not.toMatch(/<details[^>]* open/)
  })
})

describe("the terms", () => {
  it("are nine cards", async () => {
    const { html } = await openPage("/terms-and-conditions")
    expect(main(html).match(/<section/g)).toHaveLength(9)
  })
})

describe("the agreement", () => {
  it("is made of every term, word for word, and of what is never allowed", async () => {
    const { html } = await openPage("/agreement")
    const text = main(html).replace(/<[^>]+>/g, "")
    for (const { title, content } of testPorts.ports.content.terms) {
      expect(text).toContain(`${title}.`)
      for (const paragraph of content) expect(text).toContain(paragraph)
    }
    expect(text).toContain("racing, towing, carrying goods or animals, illegal use, and smoking")
  })

  it("names the company and leaves the hirer to be filled in", async () => {
    const { html } = await openPage("/agreement")
    expect(main(html)).toContain(testPorts.ports.content.site.phone)
    expect(main(html)).toContain("<li>Driving licence number and date</li>")
  })
})

describe("the gallery", () => {
  it("has twelve slides of four pictures, 720 by 482, each with an alternative text", async () => {
    const slides = main((await openPage("/gallery")).html)
      .split('id="slide-')
      .slice(1)
    expect(slides).toHaveLength(12)
    for (const slide of slides) {
      expect(slide.match(/<img[^>]*alt="[^"]{20,}"[^>]*width="720" height="482"/g)).toHaveLength(4)
    }
  })

  it("has a numbered link to every slide", async () => {
    const { html } = await openPage("/gallery")
    const numbers = main(html).match(/<a href="#slide-\d+" aria-label="Slide \d+">\d+<\/a>/g)
    expect(numbers).toHaveLength(12)
  })

  it("leads from the caption of each place to its guide", async () => {
    const captions = main((await openPage("/gallery")).html).match(/<figcaption><a [^>]*href="[^"]+"/g)
    const drawn = testPorts.ports.content.places.filter(({ slug, scene }) => slug === scene)
    const guides = drawn.map(({ slug }) => `/rent-a-car-to-${slug}`)
    expect(captions?.map((caption) => /href="([^"]+)/.exec(caption)?.[1]).sort()).toEqual(guides.sort())
  })

  it("shows the picture of the address large, with the ways to its neighbours and back", async () => {
    const html = main((await openPage("/gallery?picture=ella")).html)
    const shown = /<section class="[^"]*" aria-labelledby="large-caption">.*?<\/section>/.exec(html)?.[0]
    expect(shown).toContain("Ella: the blue train on the Nine Arch Bridge")
    for (const href of ["/gallery?picture=galle", "/gallery?picture=anuradhapura", "/gallery#slide-1"])
      expect(shown).toContain(`href="${href}"`)
  })

  it("is the gallery as ever where the address asks for a picture that is not there", async () => {
    expect((await openPage("/gallery?picture=atlantis")).html).not.toContain(
      'aria-labelledby="large-caption"',
    )
  })

  it("goes round: before the first slide is the last, and after the last the first", async () => {
    const html = main((await openPage("/gallery")).html)
    const [first, last] = [html.split('id="slide-1"')[1], html.split('id="slide-12"')[1]]
    expect(first?.split('id="slide-2"')[0]).toMatch(/href="#slide-12" aria-label="Go to the last pictures"/)
    expect(last).toMatch(/href="#slide-1" aria-label="Back to the first pictures"/)
  })
})

async function openPage(address: string) {
  const url = new URL(address, "https://www.example.lk")
  const file = routeFileOf(url.pathname)
  const module = await ROUTES[`/app/${file}`]?.()
  if (!module) throw new Error(`no module at app/${file}`)
  return visit(
    testPorts.ports,
    [file === "site/guide/route.tsx" ? "/:page" : url.pathname, module],
    new Request(url),
  )
}

function main(html: string): string {
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"))
}
