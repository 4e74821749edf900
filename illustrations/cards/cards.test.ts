import { readdirSync, statSync } from "node:fs"
import { fileURLToPath } from "node:url"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { PUBLIC_PAGES, type PublicPage, TITLED_PAGES } from "#app/pages.ts"
import { seedFleet } from "#seed/fleet.ts"
import { content } from "#tests/content/content.ts"
import { cardsWith } from "./cards.ts"
import { greatestDifference, showsScene } from "./likeness.ts"

const pagesWithScene = PUBLIC_PAGES.filter(({ scene }) => scene !== undefined)
const folder = fileURLToPath(new URL("../../public/images/cards/", import.meta.url))
const scenes = fileURLToPath(new URL("../../public/images/scenes/", import.meta.url))
const CARDS = cardsWith(content.places)
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("."))

describe("the cards of pages", () => {
  it("exist for every page that has one, and for no other", () => {
    expect(files.sort()).toEqual(CARDS.map(({ key }) => `${key}.jpg`).sort())
  })

  it.each([
    ["place", content.places.map(({ slug }) => `rent-a-car-to-${slug}`)],
    ["vehicle", seedFleet.vehicles.map(({ id }) => `cars/${id}`)],
    ["category", seedFleet.categories.map(({ id }) => `carlist/${id}`)],
    ["page that search engines find", TITLED_PAGES.filter(({ isInSitemap }) => isInSitemap).map(keyOf)],
    ["page with a scene of its own", pagesWithScene.map(keyOf)],
  ])("are there for every %s", (_, keys) => {
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

  it("show the vehicle that the code draws", async () => {
    const card = CARDS.find(({ key }) => key === "cars/honda-dio-scooter")
    const drawn = sharp((await card?.draw()) ?? "")
    const kept = sharp(`${folder}${card?.key}.jpg`)
    expect(await greatestDifference(drawn, kept)).toBeLessThan(8)
  })

  it("show the current scenes; after a change run npm run art:cards", async () => {
    const ofPlaces = content.places.map(({ slug, scene }) => [`rent-a-car-to-${slug}`, scene])
    const ofPages = pagesWithScene.map((page) => [keyOf(page), page.scene])
    for (const [key, scene] of [...ofPlaces, ...ofPages]) {
      const isSame = await showsScene(`${folder}${key}.jpg`, `${scenes}${scene}-wide-800.webp`)
      expect(isSame, key).toBe(true)
    }
  })
})

/** `/about` has the card `about.jpg`. */
function keyOf({ pattern }: PublicPage): string {
  return pattern.slice(1)
}
