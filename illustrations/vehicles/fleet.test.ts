import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { CAR_BODIES } from "./bodies/bodies.ts"
import { FLEET } from "./fleet.ts"
import { PICTURES, pictureFileName } from "./pictures.ts"
import { seatCount, slugify, type Vehicle } from "./vehicle.ts"

const CATALOGUE = new URL("../../seed/vehicles.json", import.meta.url)
const PICTURE_FOLDER = new URL("../../public/images/vehicles/", import.meta.url)
const MAX_FILE_BYTES = 26_000

interface CatalogueVehicle {
  id: string
  name: string
  colour: string
  seats: number
  doors: number
  luggageLarge: number
  luggageSmall: number
}

function readCatalogue(path: URL): CatalogueVehicle[] {
  return JSON.parse(readFileSync(path, "utf8"))
}

/** Every picture of the fleet by its file name. */
function drawAll(fleet: Vehicle[]): Map<string, string> {
  const drawn = fleet.flatMap((vehicle) =>
    Object.entries(PICTURES).map(([kind, draw]): [string, string] => [
      pictureFileName(vehicle, kind),
      draw(vehicle),
    ]),
  )
  return new Map(drawn)
}

const pictures = drawAll(FLEET)

describe("the drawn fleet and the catalogue", () => {
  const catalogue = readCatalogue(CATALOGUE)

  it("name the same vehicles in the same order", () => {
    expect(FLEET.map(({ name }) => name)).toEqual(catalogue.map(({ name }) => name))
    expect(FLEET.map(({ slug }) => slug)).toEqual(catalogue.map(({ id }) => id))
  })

  it.each(catalogue)("agree on seats, doors and luggage of $name", (listed) => {
    const drawn = FLEET.find(({ name }) => name === listed.name)
    expect(drawn && seatCount(drawn)).toBe(listed.seats)
    expect(drawn?.doors).toBe(listed.doors)
    expect(drawn?.cases).toEqual({ large: listed.luggageLarge, small: listed.luggageSmall })
  })

  it.each(catalogue)("agree on the paint of $name", (listed) => {
    const drawn = FLEET.find(({ name }) => name === listed.name)
    expect(listed.colour).toContain(drawn?.paint)
  })
})

describe("a vehicle", () => {
  it.each(FLEET)("$name has one driver", ({ seatRows }) => {
    expect(seatRows.join("").match(/D/g)).toHaveLength(1)
  })

  it("has the slug of its name as id", () => {
    expect(slugify("Austin 12/4 Ascot (1936)")).toBe("austin-12-4-ascot-1936")
  })
})

describe("a model of a body", () => {
  const models = Object.entries(CAR_BODIES).flatMap(([body, { models = {} }]) =>
    Object.keys(models).map((model) => ({ body, model })),
  )

  it.each(models)("$body $model is used by a vehicle", ({ body, model }) => {
    expect(FLEET.some((vehicle) => vehicle.body === body && vehicle.model === model)).toBe(true)
  })
})

describe("a picture", () => {
  it.each([...pictures])("%s has no invalid number and is within the size limit", (_, svg) => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(Buffer.byteLength(svg)).toBeLessThan(MAX_FILE_BYTES)
  })

  it("shares no id with another, so that several can be in one page", () => {
    const ids = [...pictures.values()].flatMap((svg) =>
      [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    )
    const repeated = ids.filter((id, i) => ids.indexOf(id) !== i)
    expect(repeated).toEqual([])
  })

  it("uses no id that it does not define", () => {
    for (const [file, svg] of pictures) {
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
      const missing = used.filter((id) => !defined.has(id))
      expect({ file, missing }).toEqual({ file, missing: [] })
    }
  })

  it("does not depend on earlier drawings", () => {
    const backwards = drawAll([...FLEET].reverse())
    for (const [file, svg] of pictures) expect(backwards.get(file) === svg, file).toBe(true)
  })

  it("equals its file in public/images/vehicles; after a change run npm run art:vehicles", () => {
    const changed = [...pictures].filter(
      ([file, svg]) => readFileSync(new URL(file, PICTURE_FOLDER), "utf8") !== svg,
    )
    expect(changed.map(([file]) => file)).toEqual([])
    expect(readdirSync(PICTURE_FOLDER).sort()).toEqual([...pictures.keys()].sort())
  })
})
