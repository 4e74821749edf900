import { describe, expect, it } from "vitest"
import { SCENES } from "#app/site/cards.ts"
import { PAGE_SCENES } from "#illustrations/cards/cards.ts"
import { content } from "./content.ts"

describe("the cards that stand beside links", () => {
  it("show the scenes whose words the pages give for them", () => {
    const drawn = Object.entries(PAGE_SCENES).map(([key, scene]) => [`/${key}`, scene])
    expect(SCENES).toEqual(Object.fromEntries(drawn))
  })

  it("of a scene have words that say what it shows", () => {
    const scenes = [...Object.values(SCENES), ...content.places.map(({ slug }) => slug)]
    const told = content.gallery.filter(({ alt }) => alt.length > 20).map(({ scene }) => scene)
    expect(scenes.filter((scene) => !told.includes(scene))).toEqual([])
  })
})
