import { readdirSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { en } from "#messages/en.ts"
import { seedFleet } from "#seed/fleet.ts"
import { linksOf, textOf, type View, viewOf } from "#tests/support/document.ts"
import { CATEGORY_COLOURS, categoryColour } from "./category-colour.ts"
import { categoryPicture } from "./category-picture.ts"
import { MessagesProvider } from "./messages-context.tsx"
import { Procession } from "./procession.tsx"
import type { VehicleInList } from "./vehicle-card.tsx"
import { VehicleList, VehicleListSkeleton } from "./vehicle-list.tsx"

const axio: VehicleInList = {
  id: "toyota-axio-hybrid-g",
  name: "Toyota Axio Hybrid G",
  categoryId: "sedans-wagons",
  gearbox: "automatic",
  fuelLabel: "Hybrid",
  picture: "/images/vehicles/toyota-axio-hybrid-g-side.svg",
}

describe("a vehicle in a list", () => {
  it("shows name, gearbox, fuel or engine size, and 'Price List', and links to its page", () => {
    const view = listOf([axio])
    expect(linksOf(view.element)).toContainEqual(["/cars/toyota-axio-hybrid-g", "Toyota Axio Hybrid G"])
    for (const text of ["Auto", "Hybrid", "Price List"]) expect(view.text).toContain(text)
  })

  it("shows 'Manual' for a manual gearbox", () => {
    expect(listOf([{ ...axio, gearbox: "manual" }]).text).toContain("Manual")
  })

  it("shows no price", () => {
    expect(listOf([axio]).text).not.toMatch(/LKR|Rs|\/=/)
  })

  it("shows an empty disc without a picture", () => {
    expect(listOf([{ ...axio, picture: null, fuelLabel: null }]).all("img")).toEqual([])
  })

  it("encodes an id of an external admin host in its URL", () => {
    expect(listOf([{ ...axio, id: "a/b 1" }]).hrefs()).toContain("/cars/a%2Fb%201")
  })
})

it("announces 'Loading...' while the list is loading, and hides the empty cards from screen readers", () => {
  const view = inEnglish(<VehicleListSkeleton count={3} />)
  expect(textOf(view.getByRole("status"))).toBe("Loading...")
  expect(view.queryAllByRole("list")).toEqual([])
})

describe("a category", () => {
  it("has a fixed colour, also with an unknown id", () => {
    expect(categoryColour("vans")).toBe("vermilion")
    expect(categoryColour(null)).toBe("saffron")
    expect(CATEGORY_COLOURS).toContain(categoryColour("17"))
    expect(categoryColour("17")).toBe(categoryColour("17"))
  })

  it("has no drawing with an unknown id", () => {
    expect(categoryPicture("17")).toBeNull()
  })
})

it("has a drawing file for every vehicle of the procession and every seeded category", () => {
  const drawings = readdirSync("public/images/vehicles").map((file) => `/images/vehicles/${file}`)
  const procession = viewOf(renderToStaticMarkup(<Procession />))
    .all("[src]")
    .map((img) => img.getAttribute("src"))
  const categories = seedFleet.categories.map(({ id }) => categoryPicture(id))
  expect(procession).toHaveLength(8)
  for (const picture of [...procession, ...categories]) expect(drawings).toContain(picture)
})

function listOf(vehicles: VehicleInList[]): View {
  return inEnglish(<VehicleList vehicles={vehicles} />)
}

function inEnglish(element: React.ReactNode): View {
  return viewOf(renderToStaticMarkup(<MessagesProvider messages={en}>{element}</MessagesProvider>))
}
