import { expect, it } from "vitest"
import { type Crop, SCENE_FILES, sceneFile } from "#app/ui/scene-files.ts"
import { PICTURES, pictureFileName } from "#illustrations/scenes/pictures.ts"

// What is drawn and what is shown know nothing of each other: each says for itself which pictures a scene has.
it("pages ask for the pictures that are drawn, in every width and in their shape", () => {
  const asked = Object.entries(SCENE_FILES).flatMap(([crop, { widths, height }]) =>
    widths.map((width) => ({ crop, width, height: Math.round((height * width) / widths[0]) })),
  )
  expect(asked).toEqual(PICTURES.map(({ crop, width, height }) => ({ crop, width, height })))
})

it("a picture is called the same where it is drawn and where it is shown", () => {
  for (const picture of PICTURES) {
    const shown = sceneFile("ella", picture.crop satisfies Crop, picture.width, "avif")
    expect(shown).toBe(`/images/scenes/${pictureFileName("ella", picture, "avif")}`)
  }
})
