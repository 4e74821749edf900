import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readable } from "#tests/support/markup.ts"
import { type Site, startSite } from "#tests/support/site.ts"

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const htmlAt = async (path: string) => (await fetch(site.url + path)).text()
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ""
const headingsIn = (html: string) =>
  [...html.matchAll(/<h([123])[ >][\s\S]*?<\/h\1>/g)].map(([heading]) => readable(heading))

describe("the fixed words of a page", () => {
  it("stands on the about page: story, four reasons, mission and commitment", async () => {
    const headings = headingsIn(mainOf(await htmlAt("/about"))).join("\n")
    for (const words of [
      /story/i,
      /why choose us/i,
      "Wide range of vehicles",
      "Customer-centric approach",
      "Competitive pricing",
      "Quality and safety",
      /mission/i,
      /commitment/i,
    ])
      expect(headings).toMatch(words)
  })

  it("stands on the questions' page: twenty, all closed, each with its answer", async () => {
    const main = mainOf(await htmlAt("/faq"))
    expect(main.match(/<details/g)).toHaveLength(20)
    expect(main.match(/<details[^>]*\sname="faq"/g)).toHaveLength(20)
    expect(main).not.toMatch(/<details[^>]*\sopen/)
  })

  it("stands at an address that there is not: '404', the sentence, and a link home", async () => {
    const main = mainOf(await htmlAt("/no/such/page"))
    expect(readable(main)).toContain("404")
    expect(readable(main)).toContain("Oops! The page you are looking for does not exist.")
    expect(main).toContain('href="/home"')
  })
})
