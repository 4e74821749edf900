import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { textOf, viewOf } from "#tests/support/document.ts"
import { openSite, type Site } from "#tests/support/site.ts"

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.remove())

const mainAt = async (path: string) =>
  viewOf(viewOf(await (await fetch(site.url + path)).text()).getByRole("main"))

describe("the fixed texts", () => {
  it("include the about page: story, four reasons, mission and commitment", async () => {
    const headings = (await mainAt("/about")).all("h1, h2, h3").map(textOf).join("\n")
    for (const heading of [
      /story/i,
      /why choose us/i,
      "Wide range of vehicles",
      "Customer-centric approach",
      "Competitive pricing",
      "Quality and safety",
      /mission/i,
      /commitment/i,
    ])
      expect(headings).toMatch(heading)
  })

  it("include the FAQ: twenty questions, all closed, each with its answer", async () => {
    const main = await mainAt("/faq")
    expect(main.all("details")).toHaveLength(20)
    expect(main.all('details[name="faq"]')).toHaveLength(20)
    expect(main.all("details[open]")).toEqual([])
    const answers = main.all("details > :not(summary)").filter(({ textContent }) => textContent?.trim())
    expect(answers).toHaveLength(20)
  })

  it("include the not-found page: '404', the fixed sentence, and a link home", async () => {
    const main = await mainAt("/no/such/page")
    expect(main.text).toContain("404")
    expect(main.text).toContain("Oops! The page you are looking for does not exist.")
    expect(main.hrefs()).toContain("/home")
  })
})
