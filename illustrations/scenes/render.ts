/** Renders the scenes into public/images/scenes: npm run art:scenes, or with names for some of them. */
import { mkdirSync, writeFileSync } from "node:fs"
import { drawContactSheet } from "./contact-sheet.ts"
import { storeFingerprint } from "./fingerprints.ts"
import { FORMATS, PICTURES, pictureFileName } from "./pictures.ts"
import { pictureOf, rasterOf } from "./raster.ts"
import type { SceneEntry } from "./scene.ts"
import { scenes } from "./scenes.ts"

const folder = new URL("../../public/images/scenes/", import.meta.url)
const contactSheet = new URL("../../docs/pictures/scenes.webp", import.meta.url)

mkdirSync(folder, { recursive: true })
for (const scene of scenesNamed(process.argv.slice(2))) {
  await render(scene)
  storeFingerprint(scene)
  console.log(scene.name)
}
writeFileSync(contactSheet, await drawContactSheet(folder))

function scenesNamed(names: readonly string[]): readonly SceneEntry[] {
  const unknown = names.filter((name) => !scenes.some((scene) => scene.name === name))
  if (unknown.length > 0) throw new Error(`no scene is called ${unknown.join(" or ")}: see scenes.ts`)
  return names.length > 0 ? scenes.filter(({ name }) => names.includes(name)) : scenes
}

async function render(scene: SceneEntry): Promise<void> {
  const raster = rasterOf(scene)
  for (const picture of PICTURES)
    for (const format of FORMATS) {
      const file = new URL(pictureFileName(scene.name, picture, format), folder)
      writeFileSync(file, await pictureOf(raster, scene.focus, picture, format))
    }
}
