import { readdirSync, statSync } from "node:fs"
import { fileURLToPath } from "node:url"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { seedFleet } from "#seed/fleet.ts"
import { scenes } from "../scenes/scenes.ts"
import { CARDS } from "./cards.ts"
import { greatestDifference, showsScene } from "./likeness.ts"

const folder = fileURLToPath(new URL("../../public/images/cards/", import.meta.url))
const pictures = fileURLToPath(new URL("../../public/images/scenes/", import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("."))

describe("the social cards", () => {
  it("are exactly the files that the code names", () => {
    expect(files.sort()).toEqual(CARDS.map(({ key }) => `${key}.jpg`).sort())
  })

  it.each([
    ["scene", scenes.map(({ name }) => `scenes/${name}`)],
    ["vehicle", seedFleet.vehicles.map(({ id }) => `cars/${id}`)],
    ["category", seedFleet.categories.map(({ id }) => `carlist/${id}`)],
  ])("exist for every %s", (_, keys) => {
    expect(keys.filter((key) => !files.includes(`${key}.jpg`))).toEqual([])
  })

  it("are progressive JPEGs of 1200 by 630 under 120,000 bytes", async () => {
    for (const file of files) {
      const card = await sharp(folder + file).metadata()
      expect([file, card.format, card.width, card.height]).toEqual([file, "jpeg", 1200, 630])
      expect([file, card.isProgressive]).toEqual([file, true])
      expect(statSync(folder + file).size, file).toBeLessThan(120_000)
    }
  })

  it("show a vehicle as the code draws it", async () => {
    const card = CARDS.find(({ key }) => key === "cars/honda-dio-scooter")
    const drawnCard = sharp((await card?.draw()) ?? "")
    const storedCard = sharp(`${folder}${card?.key}.jpg`)
    expect(await greatestDifference(drawnCard, storedCard)).toBeLessThan(8)
  })

  it("show the current scenes; after a change run npm run art:cards", async () => {
    for (const { name } of scenes) {
      const isSame = await showsScene(`${folder}scenes/${name}.jpg`, `${pictures}${name}-wide-800.webp`)
      expect(isSame, name).toBe(true)
    }
  })
})
