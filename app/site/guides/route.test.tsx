import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { guidePath } from "#app/paths.ts"
import { cleanName, findPlaces } from "#domain/content/find-place.ts"
import { content } from "#tests/content/content.ts"
import { textOf, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit, visitWithLayout } from "#tests/support/visit.tsx"
import * as guides from "./route.tsx"

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

describe("the search for a place", () => {
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
  ])("redirects '%s' to its guide", async (name, slug) => {
    const { status, headers } = await search(name)
    expect(status).toBe(302)
    expect(headers.get("location")).toBe(`/rent-a-car-to-${slug}`)
  })

  it("shows an unknown name above the whole list", async () => {
    const { status, view } = await search("Shangri-La")
    expect(status).toBe(200)
    view.getByRole("heading", { name: "We have no guide to “Shangri-La”." })
    expect(viewOf(view.getByRole("main")).hrefs("/rent-a-car-to-")).toHaveLength(content.places.length)
  })

  it.each([
    ["list", "main"],
    ["menu", "banner"],
  ])("marks an estimated distance in the %s", async (_, role) => {
    const request = new Request("https://www.example.lk/guides?q=Shangri-La")
    const { view } = await visitWithLayout(testPorts.ports, ["/guides", guides], request)
    const distances = viewOf(view.getByRole(role)).all("small").map(textOf)
    expect(distances).toContain("about 205 km")
    expect(distances).not.toContain("205 km")
    expect(distances).toContain("72 km")
  })

  it("shows the query as text and not as HTML", async () => {
    const { view } = await search("<b>x</b>")
    view.getByRole("heading", { name: "We have no guide to “<b>x</b>”." })
  })

  it("shows the list without an error for an empty query", async () => {
    const { status, view } = await search("")
    expect(status).toBe(200)
    expect(view.text).not.toContain("We have no guide")
  })

  it("shortens a long query, and removes control characters", () => {
    expect(cleanName("x".repeat(1_000_000))).toHaveLength(60)
    expect(cleanName("El\0\nla\t")).toBe("El la")
  })

  it("lists the guides of several matching names", async () => {
    const { status, view } = await search("ha")
    expect(status).toBe(200)
    view.getByRole("heading", { name: "Which place do you mean by “ha”?" })
    const matches = findPlaces(testPorts.ports.content.places, "ha").map(({ slug }) => guidePath(slug))
    expect(matches).toEqual(expect.arrayContaining([guidePath("haputale"), guidePath("hambantota")]))
    expect(viewOf(view.getByRole("status")).hrefs()).toEqual(matches)
  })
})

describe("the list of guides", () => {
  const openList = async () => viewOf((await open("/guides")).view.getByRole("main"))

  it("links to every guide and the two general pages", async () => {
    const links = (await openList()).hrefs("/rent-a-car-")
    expect(new Set(links).size).toBe(content.places.length + 2)
    expect(links).toHaveLength(content.places.length + 2)
  })

  it("has a map with a dot for each place, which its name in the list highlights", async () => {
    const view = await openList()
    const dots = view.all("[data-highlights-dots] [data-dot]").map(({ dataset }) => dataset.dot)
    const names = view.all("[data-highlights-dots] [data-place]").map(({ dataset }) => dataset.place)
    expect(dots.toSorted()).toEqual(names.toSorted())
  })
})

function search(name: string) {
  return open(`/guides?${new URLSearchParams({ place: name })}`)
}

function open(path: string) {
  return visit(testPorts.ports, ["/guides", guides], new Request(new URL(path, "https://www.example.lk")))
}
