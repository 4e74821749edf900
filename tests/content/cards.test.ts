import { expect, it } from "vitest"
import { PUBLIC_PAGES } from "#app/pages.ts"
import { content } from "./content.ts"

it("every scene on a social card has an alternative text", () => {
  const scenes = [
    ...PUBLIC_PAGES.flatMap(({ scene }) => scene ?? []),
    ...content.places.map(({ scene }) => scene),
  ]
  const scenesWithAlt = content.gallery.filter(({ alt }) => alt.length > 20).map(({ scene }) => scene)
  expect(scenes.filter((scene) => !scenesWithAlt.includes(scene))).toEqual([])
})
