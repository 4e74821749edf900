import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import places from "../../../content/places.json" with { type: "json" }
import { IslandMap, type MapPlace } from "./island-map.tsx"

// The file's regions are text to the compiler; the content's own schema checks them.
const mapPlaces = places as MapPlace[]
const render = (props: Partial<Parameters<typeof IslandMap>[0]> = {}) =>
  renderToStaticMarkup(<IslandMap places={mapPlaces} title="Where Ella is" {...props} />)

describe("IslandMap", () => {
  it("has a name for those who do not see it", () => {
    expect(render()).toMatch(/<svg[^>]* role="img" aria-label="Where Ella is"/)
  })

  it("has a dot for each of the 36 places", () => {
    const dots = [...render().matchAll(/data-dot="([^"]+)"/g)].map(([, slug]) => slug)
    expect(dots.toSorted()).toEqual(places.map(({ slug }) => slug).toSorted())
  })

  it("writes only the names it is asked for", () => {
    const html = render({ labels: ["ella", "dambulla"], pin: "ella" })
    expect([...html.matchAll(/<text[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual(["Ella", "Dambulla"])
  })

  it("draws the road that it is given", () => {
    expect(render()).not.toContain('d="M1 2L3 4"')
    expect(render({ road: "M1 2L3 4" })).toContain('d="M1 2L3 4"')
  })

  it("numbers its rings only when it is given the words", () => {
    expect(render({ rings: [50, 100] })).not.toContain("km")
    expect(render({ rings: [50, 100], ringLabel: (km) => `${km} km` })).toContain("100 km</text>")
  })

  it("draws no rings where the office is not among the places", () => {
    const elsewhere = mapPlaces.filter(({ slug }) => slug !== "dambulla")
    expect(render({ places: elsewhere, rings: [50], ringLabel: (km) => `${km} km` })).not.toContain("50 km")
  })
})
