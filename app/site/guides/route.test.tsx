import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit } from "#tests/support/visit.tsx"
import { cleanName, findPlaces } from "./find-place.ts"
import * as guides from "./route.tsx"

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

describe("looking for a place", () => {
  it.each([
    ["Ella", "ella"],
    ["ELLA", "ella"],
    ["Nuwara", "nuwara-eliya"],
    ["Arugam", "arugam-bay"],
    ["tissa", "tissamaharama"],
    ["trinco", "trincomalee"],
    ["Adam’s Peak", "ratnapura"],
    ["Sri Pada", "ratnapura"],
    ["colombo airport", "negombo"],
    ["  ella ", "ella"],
    ["nuwara eliya", "nuwara-eliya"],
    ["Nuwara-Eliya", "nuwara-eliya"],
    ["arugambay", "arugam-bay"],
    ["මහනුවර", "kandy"],
    ["யாழ்ப்பாணம்", "jaffna"],
  ])("'%s' leads to its guide", async (name, slug) => {
    const { status, headers } = await look(name)
    expect(status).toBe(302)
    expect(headers.get("location")).toBe(`/rent-a-car-to-${slug}`)
  })

  it("a name that we do not know is shown again, above the whole list", async () => {
    const { status, html } = await look("Shangri-La")
    expect(status).toBe(200)
    expect(html).toContain("We have no guide to “Shangri-La”.")
    expect(html.match(/data-place="/g)?.length).toBeGreaterThanOrEqual(36)
  })

  it("every distance that is an estimate says so, in the list and in the menu", async () => {
    const { html } = await look("Shangri-La")
    expect(html.match(/>about 185 km</g)?.length).toBeGreaterThanOrEqual(1)
    expect(html).not.toMatch(/>185 km</)
    expect(html).toMatch(/>72 km</)
  })

  it("what somebody typed is shown as text and not as HTML", async () => {
    const { html } = await look("<b>x</b>")
    expect(html).toContain("“&lt;b&gt;x&lt;/b&gt;”")
  })

  it("an empty field shows the list and no complaint", async () => {
    const { status, html } = await look("")
    expect(status).toBe(200)
    expect(html).not.toContain("We have no guide")
  })

  it("what is far too long, or holds control characters, is shortened and cleaned", () => {
    expect(cleanName("x".repeat(1_000_000))).toHaveLength(60)
    expect(cleanName("El\0\nla\t")).toBe("El la")
  })

  it("a beginning of several names is answered by their guides", async () => {
    const { status, html } = await look("ha")
    expect(status).toBe(200)
    expect(html).toContain("Which place do you mean by “ha”?")
    const names = findPlaces(testPorts.ports.content.places, "ha").map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(["Haputale", "Hambantota"]))
  })
})

describe("the list of guides", () => {
  it("leads to all 38 pages", async () => {
    const { html } = await open("/guides")
    const list = html.slice(html.indexOf("<main"), html.indexOf("</main>"))
    const links = [...list.matchAll(/href="(\/rent-a-car-[^"]+)"/g)].map(([, href]) => href)
    expect(new Set(links).size).toBe(38)
    expect(links).toHaveLength(38)
  })

  it("has a map with a dot for each place, which its name in the list lights", async () => {
    const { html } = await open("/guides")
    const list = html.slice(html.indexOf("<main"), html.indexOf("</main>"))
    const of = (attribute: string) =>
      [...list.matchAll(new RegExp(`${attribute}="([^"]+)"`, "g"))].map(([, slug]) => slug).toSorted()
    expect(of("data-dot")).toEqual(of("data-place"))
    expect(list).toMatch(/data-lights-map/)
  })
})

function look(name: string) {
  return open(`/guides?${new URLSearchParams({ place: name })}`)
}

function open(address: string) {
  return visit(
    testPorts.ports,
    ["/guides", { ...guides }],
    new Request(new URL(address, "https://www.example.lk")),
  )
}
