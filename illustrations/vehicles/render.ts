/** Redraws every picture of every vehicle: npm run art:vehicles, or with part of a slug for some of them. */
import { mkdirSync, writeFileSync } from "node:fs"
import { FLEET } from "./fleet.ts"
import { PICTURES, pictureFileName } from "./pictures.ts"

const folder = new URL("../../public/images/vehicles/", import.meta.url)
const wanted = process.argv[2] ?? ""
const vehicles = FLEET.filter(({ slug }) => slug.includes(wanted))

mkdirSync(folder, { recursive: true })
for (const vehicle of vehicles)
  for (const [kind, draw] of Object.entries(PICTURES))
    writeFileSync(new URL(pictureFileName(vehicle, kind), folder), draw(vehicle))
console.log(`${vehicles.length} vehicles drawn`)
