import { readdirSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { en } from "#messages/en.ts"
import { linksOf, textOf, type View, viewOf } from "#tests/support/document.ts"
import { BANDS, categoryColour } from "./category-colour.ts"
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
  size: "Hybrid",
  picture: "/images/vehicles/toyota-axio-hybrid-g-side.svg",
}

describe("a vehicle in a list", () => {
  it("shows name, gearbox, size and 'Price List', and leads to its own page", () => {
    const view = road([axio])
    expect(linksOf(view.element)).toContainEqual(["/cars/toyota-axio-hybrid-g", "Toyota Axio Hybrid G"])
    for (const words of ["Auto", "Hybrid", "Price List"]) expect(view.text).toContain(words)
  })

  it("says Manual of a manual gearbox", () => {
    expect(road([{ ...axio, gearbox: "manual" }]).text).toContain("Manual")
  })

  it("shows no price", () => {
    expect(road([axio]).text).not.toMatch(/LKR|Rs|\/=/)
  })

  it("stands on an empty disc when there is no picture", () => {
    expect(road([{ ...axio, picture: null, size: null }]).all("img")).toEqual([])
  })

  it("keeps an id of another admin host whole in its address", () => {
    expect(road([{ ...axio, id: "a/b 1" }]).hrefs()).toContain("/cars/a%2Fb%201")
  })
})

it("says 'Loading...' while the list is on its way, and nothing else aloud", () => {
  const view = inEnglish(<VehicleListSkeleton count={3} />)
  expect(textOf(view.getByRole("status"))).toBe("Loading...")
  expect(view.queryAllByRole("list")).toEqual([])
})

describe("a class of vehicles", () => {
  it("has one colour, also where we do not know it", () => {
    expect(categoryColour("vans")).toBe("vermilion")
    expect(categoryColour(null)).toBe("saffron")
    expect(BANDS).toContain(categoryColour("17"))
    expect(categoryColour("17")).toBe(categoryColour("17"))
  })

  it("has no drawing where we do not know it", () => {
    expect(categoryPicture("17")).toBeNull()
  })
})

it("has a drawing for every vehicle of the procession and every class of ours", () => {
  const drawn = readdirSync("public/images/vehicles").map((file) => `/images/vehicles/${file}`)
  const procession = viewOf(renderToStaticMarkup(<Procession />))
    .all("[src]")
    .map((img) => img.getAttribute("src"))
  const classes = ["economy-cars", "vans", "mini-coaches-buses", "tuk-tuks-motorbikes"].map(categoryPicture)
  expect(procession).toHaveLength(8)
  for (const picture of [...procession, ...classes]) expect(drawn).toContain(picture)
})

function road(vehicles: VehicleInList[]): View {
  return inEnglish(<VehicleList vehicles={vehicles} />)
}

function inEnglish(part: React.ReactNode): View {
  return viewOf(renderToStaticMarkup(<MessagesProvider messages={en}>{part}</MessagesProvider>))
}
