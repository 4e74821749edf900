/** Draws the cards of the pages into public/images/cards: npm run art:cards, or with keys or parts of them for some. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { type CardPlace, cardsWith } from "./cards.ts"

const folder = new URL("../../public/images/cards/", import.meta.url)
const places: CardPlace[] = JSON.parse(
  readFileSync(new URL("../../content/places.json", import.meta.url), "utf8"),
)
const wanted = process.argv.slice(2)
const chosen = cardsWith(places).filter(
  ({ key }) => wanted.length === 0 || wanted.some((part) => key.includes(part)),
)

for (const subfolder of ["", "cars/", "carlist/"]) mkdirSync(new URL(subfolder, folder), { recursive: true })
for (const { key, draw } of chosen) writeFileSync(new URL(`${key}.jpg`, folder), await draw())
console.log(`${chosen.length} cards drawn`)
