import { readdirSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { en } from "#messages/en.ts"
import { BANDS, bandOf } from "./band.ts"
import { categoryPicture } from "./category-picture.ts"
import { MessagesProvider } from "./messages-context.tsx"
import { Procession } from "./procession.tsx"
import type { VehicleOnRoad } from "./vehicle-card.tsx"
import { VehicleRoad, VehicleRoadGhost } from "./vehicle-road.tsx"

const axio: VehicleOnRoad = {
  id: "toyota-axio-hybrid-g",
  name: "Toyota Axio Hybrid G",
  categoryId: "sedans-wagons",
  gearbox: "automatic",
  size: "Hybrid",
  picture: "/images/vehicles/toyota-axio-hybrid-g-side.svg",
}

describe("a vehicle in a list", () => {
  it("shows name, gearbox, size and 'Price List', and leads to its own page", () => {
    const html = road([axio])
    expect(html).toContain('<a href="/cars/toyota-axio-hybrid-g">Toyota Axio Hybrid G</a>')
    for (const words of ["Auto", "Hybrid", "Price List"]) expect(html).toContain(words)
  })

  it("says Manual of a manual gearbox", () => {
    expect(road([{ ...axio, gearbox: "manual" }])).toContain("Manual")
  })

  it("shows no price", () => {
    expect(road([axio])).not.toMatch(/LKR|Rs|\/=/)
  })

  it("stands on an empty disc when there is no picture", () => {
    expect(road([{ ...axio, picture: null, size: null }])).not.toContain("<img")
  })

  it("keeps an id of another admin host whole in its address", () => {
    expect(road([{ ...axio, id: "a/b 1" }])).toContain('href="/cars/a%2Fb%201"')
  })
})

it("says 'Loading...' while the list is on its way, and nothing else aloud", () => {
  const html = inEnglish(<VehicleRoadGhost count={3} />)
  expect(html).toMatch(/<p role="status"[^>]*>Loading\.\.\.<\/p>/)
  expect(html).toMatch(/<ul[^>]*aria-hidden="true"/)
})

describe("a class of vehicles", () => {
  it("has one colour, also where we do not know it", () => {
    expect(bandOf("vans")).toBe("vermilion")
    expect(bandOf(null)).toBe("saffron")
    expect(BANDS).toContain(bandOf("17"))
    expect(bandOf("17")).toBe(bandOf("17"))
  })

  it("has no drawing where we do not know it", () => {
    expect(categoryPicture("17")).toBeNull()
  })
})

it("has a drawing for every vehicle of the procession and every class of ours", () => {
  const drawn = readdirSync("public/images/vehicles").map((file) => `/images/vehicles/${file}`)
  const procession = [...renderToStaticMarkup(<Procession />).matchAll(/src="([^"]+)"/g)].map(
    ([, src]) => src,
  )
  const classes = ["economy-cars", "vans", "mini-coaches-buses", "tuk-tuks-motorbikes"].map(categoryPicture)
  expect(procession).toHaveLength(8)
  for (const picture of [...procession, ...classes]) expect(drawn).toContain(picture)
})

function road(vehicles: VehicleOnRoad[]): string {
  return inEnglish(<VehicleRoad vehicles={vehicles} />)
}

function inEnglish(part: React.ReactNode): string {
  return renderToStaticMarkup(<MessagesProvider messages={en}>{part}</MessagesProvider>)
}
