import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Ports } from "#app/context.ts"
import { boxAround, labelBox, sharedArea } from "#app/map/labels.ts"
import * as trips from "#app/site/trips/route.tsx"
import { content } from "#tests/content/content.ts"
import { brokenCatalogue } from "#tests/support/catalogues.ts"
import { linksOf, textOf, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit } from "#tests/support/visit.tsx"
import * as trip from "./route.tsx"

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

const open = (slug: string, ports: Partial<Ports> = {}) =>
  visit(
    { ...testPorts.ports, ...ports },
    ["/trips/:slug", trip],
    new Request(`https://rent.example/trips/${slug}`),
  )

/** The font size of the labels, and the radius of the discs with the numbers of the stops, as in app/map/sri-lanka-map.tsx. */
const LABEL_SIZE = 19
const NUMBER_RADIUS = 15

/** The space of a label of the map. */
function renderedLabelBox(label: Element) {
  const x = Number(label.getAttribute("x"))
  const y = Number(label.getAttribute("y"))
  const anchor = label.getAttribute("text-anchor") as "start" | "middle" | "end" // as the map writes it
  return labelBox({ text: textOf(label), x, y, anchor }, LABEL_SIZE)
}

describe.each(content.readyTrips)("the trip $slug", ({ slug, title, days, stops }) => {
  it("shows each day with its text, and a link to the planner", async () => {
    const { view, status, head } = await open(slug)
    expect([status, head?.robots]).toEqual([200, null])
    expect(textOf(view.getByRole("heading", { level: 1 }))).toBe(title)
    const list = viewOf(view.getByRole("region", { name: "Day by day" }))
    expect(list.all("h3")).toHaveLength(days.length)
    for (const day of days) expect(list.text).toContain(day)
    const [changeHref] = linksOf(view.getByRole("main")).find(([, text]) => text === "Change this trip") ?? []
    expect(changeHref).toMatch(/^\/plan\?start=airport&stop=/)
  })

  it("labels its places on the map without overlapping each other or the numbers", async () => {
    const { view } = await open(slug)
    const map = viewOf(view.getByRole("img", { name: /^Map of Sri Lanka with the route/ }))
    const labelBoxes = map.all("text[text-anchor]").map(renderedLabelBox)
    expect(labelBoxes).toHaveLength(new Set(stops.map(({ place }) => place)).size)
    const numberBoxes = map.all(`g > circle[r='${NUMBER_RADIUS}']`).map((circle) => {
      const x = Number(circle.getAttribute("cx"))
      const y = Number(circle.getAttribute("cy"))
      return boxAround({ x, y }, NUMBER_RADIUS)
    })
    expect(numberBoxes).toHaveLength(stops.length)
    const boxes = [...labelBoxes, ...numberBoxes]
    const overlappingBoxes = labelBoxes.flatMap((label) =>
      boxes.filter((box) => box !== label && sharedArea(label, box) > 0),
    )
    expect(overlappingBoxes).toEqual([])
  })
})

describe("a ready-made trip", () => {
  it("shows the cheapest five vehicles, cheapest first", async () => {
    const { view } = await open("three-days")
    const prices = viewOf(view.getByRole("region", { name: "Vehicles and prices" }))
      .all("tbody td:last-child strong")
      .map((cell) => Number(textOf(cell).replaceAll(/\D/g, "")))
    expect(prices).toHaveLength(5)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  it("shows its days if the fleet cannot be read", async () => {
    const { view, status } = await open("three-days", { catalogue: brokenCatalogue() })
    expect(status).toBe(200)
    expect(view.text).toContain("Day 3")
  })

  it("has its stops in their order as structured data", async () => {
    const { head } = await open("three-days")
    const text = JSON.stringify(head?.structuredData)
    expect(text).toContain('"@type":"TouristTrip"')
    expect(text.indexOf('"name":"Sigiriya"')).toBeLessThan(text.indexOf('"name":"Kandy"'))
    expect(text).not.toContain("offers")
  })

  it("is not found under an unknown slug", async () => {
    expect((await open("moon")).status).toBe(404)
  })
})

describe("the list of ready-made trips", () => {
  it("links to each", async () => {
    const { view, status } = await visit(
      testPorts.ports,
      ["/trips", trips],
      new Request("https://rent.example/trips"),
    )
    expect(status).toBe(200)
    const links = linksOf(view.getByRole("main")).map(([href]) => href)
    expect(links).toEqual(expect.arrayContaining(content.readyTrips.map(({ slug }) => `/trips/${slug}`)))
  })
})
