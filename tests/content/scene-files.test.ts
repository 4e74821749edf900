import { expect, it } from "vitest"
import { type Crop, SCENE_FILES, sceneFile } from "#app/ui/scene-files.ts"
import { PICTURES, pictureFileName } from "#illustrations/scenes/pictures.ts"

// The generator (illustrations) and the pages (app/ui) do not import each other. This test compares their lists.
it("pages use the pictures that are generated, in every width and aspect ratio", () => {
  const pagePictures = Object.entries(SCENE_FILES).flatMap(([crop, { widths, height }]) =>
    widths.map((width) => ({ crop, width, height: Math.round((height * width) / widths[0]) })),
  )
  expect(pagePictures).toEqual(PICTURES.map(({ crop, width, height }) => ({ crop, width, height })))
})

it("the generator and the pages use the same file names", () => {
  for (const picture of PICTURES) {
    const pageFile = sceneFile("ella", picture.crop satisfies Crop, picture.width, "avif")
    expect(pageFile).toBe(`/images/scenes/${pictureFileName("ella", picture, "avif")}`)
  }
})
