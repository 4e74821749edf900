/** Draws every picture of every vehicle and writes it to public/images/vehicles: node art/vehicles/render.ts [part of a slug] */
import { mkdirSync, writeFileSync } from "node:fs"
import { FLEET } from "./fleet.ts"
import { planSvg } from "./plan.ts"
import { roadSvg, studioSvg } from "./scene.ts"
import { sideSvg } from "./vehicle.ts"

const folder = new URL("../../public/images/vehicles/", import.meta.url)
const only = process.argv[2] ?? ""
const kinds = { side: sideSvg, studio: studioSvg, road: roadSvg, plan: planSvg }

mkdirSync(folder, { recursive: true })
for (const v of FLEET.filter((x) => x.slug.includes(only))) {
  for (const [kind, draw] of Object.entries(kinds))
    writeFileSync(new URL(`${v.slug}-${kind}.svg`, folder), draw(v))
}
