import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { textOf, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit } from "#tests/support/visit.tsx"
import * as licence from "./route.tsx"

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

const open = (query = "") =>
  visit(testPorts.ports, ["/may-i-drive", licence], new Request(`https://rent.example/may-i-drive${query}`))

describe("the page 'May I drive?'", () => {
  it("requires a country for an answer, and lists the unknown facts", async () => {
    const { view, status } = await open()
    expect(status).toBe(200)
    expect(view.getByRole("heading", { name: "What we do not know" })).toBeTruthy()
    expect(view.text).not.toContain("The answer depends on it")
    expect((await open("?age=30")).view.text).toContain("Choose the country of your licence")
  })

  it("names papers, offices, dated fees and sources for a licence from abroad", async () => {
    const { view } = await open("?country=DE&age=34&years=10&vehicle=car")
    expect(view.getByRole("heading", { name: "Yes, with a Sri Lankan paper" })).toBeTruthy()
    expect(view.text).toContain("An international driving permit alone is not enough")
    expect(view.text).toContain("Fees, as reported on 20 November 2025")
    expect(view.text).toContain("Rs 15,000")
    expect(view.getByRole("link", { name: "Lanka News Web on the gazetted fees" }).getAttribute("href")).toBe(
      "https://lankanewsweb.net/archives/146255",
    )
  })

  it("promises no tuk-tuk to visitors", async () => {
    const { view } = await open("?country=FR&vehicle=tukTuk")
    expect(view.getByRole("heading", { name: "Ask us first" })).toBeTruthy()
  })

  it("keeps invalid answers, each with an error", async () => {
    const { view, status } = await open("?country=LK&age=300&years=x")
    expect(status).toBe(200)
    expect(view.getByRole("textbox", { name: /Your age/ }).getAttribute("value")).toBe("300")
    expect(view.text).toContain("Enter your age in years, like 34.")
    expect(view.text).toContain("Enter whole years, not more than your age.")
    expect(view.text).toContain("Yes, you may drive")
  })

  it("says until when a licence and a permit are valid for the first day of the rental", async () => {
    const { view } = await open("?country=DE&vehicle=car&day=2099-01-31")
    expect(view.text).toContain("for a permit from 31 January 2099, until 31 January 2100")
    const [firstFee] = viewOf(view.getByRole("table")).all("tbody tr").map(textOf)
    expect(firstFee).toBe("One month Rs 15,000 28 February 2099")
    expect(view.text).toContain("they may have changed by then")
    expect((await open("?country=DE&vehicle=car")).view.text).not.toContain("Valid until about")
  })

  it("has the first day of the visitor's dates unless another is submitted, and links back to the plan", async () => {
    const dates = "from=2027-01-10T09:00&to=2027-01-12T12:00"
    const plan = "start=dambulla&stop=kandy&nights=2&from=2027-01-10T09:00"
    const carried = `${dates}&plan=${encodeURIComponent(plan)}`
    const { view } = await open(`?${carried}`)
    expect(view.value("day")).toBe("2027-01-10")
    expect(view.text).not.toContain("The answer depends on it")
    expect(view.getByRole("link", { name: "Back to the plan" }).getAttribute("href")).toBe(`/plan?${plan}`)
    const form = viewOf(view.getByRole("form", { name: "Your licence" }))
    expect([form.value("from"), form.value("to")]).toEqual(["2027-01-10T09:00", "2027-01-12T12:00"])
    expect(view.value("plan")).toBe(plan)
    const other = await open(`?country=DE&day=2027-02-01&${carried}`)
    expect(other.view.value("day")).toBe("2027-02-01")
    expect(other.view.text).toContain("for a permit from 1 February 2027")
    expect((await open("?plan=nonsense")).view.text).not.toContain("Back to the plan")
  })

  it.each(["2020-01-01", "2099-02-30", "soon"])(
    "shows an error for the first day %s, and an answer from the valid fields",
    async (day) => {
      const { view } = await open(`?country=DE&vehicle=car&day=${day}`)
      expect(view.text).toContain("Choose a day from today on.")
      expect(view.getByRole("heading", { name: "Yes, with a Sri Lankan paper" })).toBeTruthy()
    },
  )

  it("names the exception for three-wheelers, and the reliability of each source", async () => {
    const { view } = await open("?country=FR&vehicle=tukTuk")
    expect(view.text).toContain("except for drivers whose licence from home itself covers three-wheelers")
    expect(view.text).toContain("November 2025; the law, an authority, or a newspaper that names one")
    expect(view.text).toContain("a company or a travel guide")
  })

  it("names the fees for a renewal and a conversion", async () => {
    const { view } = await open("?country=FR&vehicle=car")
    const fees = viewOf(view.getByRole("table")).all("tbody tr").map(textOf)
    expect(fees).toContain("Renewal or copy Rs 15,000")
    expect(fees).toContain("Full conversion of a foreign licence Rs 60,000")
  })
})
