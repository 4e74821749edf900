import { renderToStaticMarkup } from "react-dom/server"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as about from "#app/site/about/route.tsx"
import * as agreement from "#app/site/agreement/route.tsx"
import * as credits from "#app/site/credits/route.tsx"
import { Drawings } from "#app/site/drawings.tsx"
import * as faq from "#app/site/faq/route.tsx"
import * as gallery from "#app/site/gallery/route.tsx"
import * as guide from "#app/site/guide/route.tsx"
import * as guides from "#app/site/guides/route.tsx"
import * as imprint from "#app/site/imprint/route.tsx"
import * as privacy from "#app/site/privacy/route.tsx"
import * as terms from "#app/site/terms/route.tsx"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit } from "#tests/support/visit.tsx"

const SCREENS = [
  ["/about", about, "Rent Car Service - About"],
  ["/faq", faq, "Rent Car Service - FAQ"],
  ["/gallery", gallery, "Rent Car Service - Gallery"],
  ["/terms-and-conditions", terms, "Rent Car Service - Terms and Conditions"],
  ["/agreement", agreement, "Rent Car Service - Rental Agreement"],
  ["/credits", credits, "Rent Car Service - Credits"],
  ["/privacy", privacy, "Rent Car Service - Privacy notice"],
  ["/imprint", imprint, "Rent Car Service - Imprint"],
  ["/guides", guides, "Rent Car Service - Travel guides"],
  ["/rent-a-car-sri-lanka", guide, "Rent Car Service - Rent a car in Sri Lanka"],
  ["/rent-a-car-guide", guide, "Rent Car Service - Rent a car guide"],
  ["/rent-a-car-to-nuwara-eliya", guide, "Rent Car Service - Rent a car to Nuwara Eliya"],
] as const

/** In every page, around the screen. */
const drawings = renderToStaticMarkup(<Drawings />)

let desk: TestPorts
beforeAll(async () => {
  desk = await openPorts()
})
afterAll(() => desk.close())

describe.each(SCREENS)("%s", (path, screen, title) => {
  it("answers with its own title and a description of a length that search engines show", async () => {
    const { status, page } = await open(path, screen)
    expect(status).toBe(200)
    expect(page?.title).toBe(title)
    expect(page?.description.length).toBeGreaterThanOrEqual(120)
    expect(page?.description.length).toBeLessThanOrEqual(160)
  })

  it("has one heading of the first level, and no gap in the levels below", async () => {
    const { html } = await open(path, screen)
    const levels = [...main(html).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  it("has each id once, and leads to none that is not there", async () => {
    const { html } = await open(path, screen)
    const ids = [...(html + drawings).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const targets = [...main(html).matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
  })

  it("has no island, unless it is the gallery", async () => {
    const { html } = await open(path, screen)
    expect(html.includes("data-island")).toBe(path === "/gallery")
  })
})

it("the pages have descriptions of their own", async () => {
  const answers = await Promise.all(SCREENS.map(([path, screen]) => open(path, screen)))
  expect(new Set(answers.map(({ page }) => page?.description)).size).toBe(SCREENS.length)
})

describe("the FAQ", () => {
  it("is one accordion of twenty: opening a question closes any other", async () => {
    const { html } = await open("/faq", faq)
    expect(main(html).match(/<details[^>]* name="faq"/g)).toHaveLength(20)
    expect(main(html)).not.toMatch(/<details[^>]* open/)
  })
})

describe("the terms", () => {
  it("are nine cards", async () => {
    const { html } = await open("/terms-and-conditions", terms)
    expect(main(html).match(/<section/g)).toHaveLength(9)
  })
})

describe("the agreement", () => {
  it("is made of every term, word for word, and of what is never allowed", async () => {
    const { html } = await open("/agreement", agreement)
    const text = main(html).replace(/<[^>]+>/g, "")
    for (const { title, content } of desk.ports.content.terms) {
      expect(text).toContain(`${title}.`)
      for (const paragraph of content) expect(text).toContain(paragraph)
    }
    expect(text).toContain("racing, towing, carrying goods or animals, illegal use, and smoking")
  })

  it("names the company and leaves the hirer to be filled in", async () => {
    const { html } = await open("/agreement", agreement)
    expect(main(html)).toContain(desk.ports.content.site.phone)
    expect(main(html)).toContain("<li>Driving licence number and date</li>")
  })
})

describe("the gallery", () => {
  it("has twelve slides of four pictures, 720 by 482, each with an alternative text", async () => {
    const slides = main((await open("/gallery", gallery)).html)
      .split('id="slide-')
      .slice(1)
    expect(slides).toHaveLength(12)
    for (const slide of slides) {
      expect(slide.match(/<img[^>]*alt="[^"]{20,}"[^>]*width="720" height="482"/g)).toHaveLength(4)
    }
  })

  it("has a numbered link to every slide", async () => {
    const { html } = await open("/gallery", gallery)
    const numbers = main(html).match(/<a href="#slide-\d+" aria-label="Slide \d+">\d+<\/a>/g)
    expect(numbers).toHaveLength(12)
  })

  it("leads from the caption of each of the 36 places to its guide", async () => {
    const captions = main((await open("/gallery", gallery)).html).match(/<figcaption><a [^>]*href="[^"]+"/g)
    const guides = desk.ports.content.places.map(({ slug }) => `/rent-a-car-to-${slug}`)
    expect(captions?.map((caption) => /href="([^"]+)/.exec(caption)?.[1]).sort()).toEqual(guides.sort())
  })

  it("shows the picture of the address large, with the ways to its neighbours and back", async () => {
    const html = main((await open("/gallery?picture=ella", gallery)).html)
    const shown = /<section class="[^"]*" aria-labelledby="large-caption">.*?<\/section>/.exec(html)?.[0]
    expect(shown).toContain("Ella: the blue train on the Nine Arch Bridge")
    for (const href of ["/gallery?picture=galle", "/gallery?picture=anuradhapura", "/gallery#slide-1"])
      expect(shown).toContain(`href="${href}"`)
  })

  it("is the gallery as ever where the address asks for a picture that is not there", async () => {
    expect((await open("/gallery?picture=atlantis", gallery)).html).not.toContain(
      'aria-labelledby="large-caption"',
    )
  })

  it("goes round: before the first slide is the last, and after the last the first", async () => {
    const html = main((await open("/gallery", gallery)).html)
    const [first, last] = [html.split('id="slide-1"')[1], html.split('id="slide-12"')[1]]
    expect(first?.split('id="slide-2"')[0]).toMatch(/href="#slide-12" aria-label="To the last pictures"/)
    expect(last).toMatch(/href="#slide-1" aria-label="Back to the first pictures"/)
  })
})

function open(path: string, screen: object) {
  const url = new URL(path, "https://www.example.lk")
  return visit(desk.ports, [screen === guide ? "/:page" : url.pathname, { ...screen }], new Request(url))
}

function main(html: string): string {
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"))
}
