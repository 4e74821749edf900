import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { textOf, viewOf } from "#tests/support/document.ts"
import places from "../../content/places.json" with { type: "json" }
import { type MapPlace, SriLankaMap } from "./sri-lanka-map.tsx"

// JSON types the regions as string; the schema of the content validates them.
const mapPlaces = places as MapPlace[]
const render = (props: Partial<Parameters<typeof SriLankaMap>[0]> = {}) =>
  viewOf(renderToStaticMarkup(<SriLankaMap places={mapPlaces} title="Where Ella is" {...props} />))

describe("SriLankaMap", () => {
  it("has an accessible name", () => {
    render().getByRole("img", { name: "Where Ella is" })
  })

  it("has a dot for each place", () => {
    const dots = render()
      .all("[data-dot]")
      .map(({ dataset }) => dataset.dot)
    expect(dots.toSorted()).toEqual(places.map(({ slug }) => slug).toSorted())
  })

  it("labels only the given places", () => {
    const view = render({ labels: ["ella", "dambulla"], pin: "ella" })
    expect(view.all("text").map(textOf)).toEqual(["Ella", "Dambulla"])
  })

  it("draws a given road", () => {
    expect(render().all('path[d="M1 2L3 4"]')).toEqual([])
    expect(render({ road: "M1 2L3 4" }).all('path[d="M1 2L3 4"]')).toHaveLength(1)
  })

  it("labels its rings only with a given format", () => {
    expect(render({ rings: [50, 100] }).text).not.toContain("km")
    expect(
      render({ rings: [50, 100], ringLabel: (km) => `${km} km` })
        .all("text")
        .map(textOf),
    ).toContain("100 km")
  })

  it("draws no rings without the office among the places", () => {
    const elsewhere = mapPlaces.filter(({ slug }) => slug !== "dambulla")
    expect(render({ places: elsewhere, rings: [50], ringLabel: (km) => `${km} km` }).text).not.toContain(
      "50 km",
    )
  })
})
