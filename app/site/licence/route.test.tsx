import { afterAll, beforeAll, describe, expect, it } from "vitest"
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
  it("requires a country for an answer, and lists what is not known", async () => {
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

  it("keeps invalid answers, each with its error", async () => {
    const { view, status } = await open("?country=LK&age=300&years=x")
    expect(status).toBe(200)
    expect(view.getByRole("textbox", { name: /Your age/ }).getAttribute("value")).toBe("300")
    expect(view.text).toContain("Enter your age in years, like 34.")
    expect(view.text).toContain("Enter whole years, not more than your age.")
    expect(view.text).toContain("Yes, you may drive")
  })
})
