/** Draws the social cards into public/images/cards: npm run art:cards, or with keys or parts of them for some. */
import { mkdirSync, writeFileSync } from "node:fs"
import { CARDS } from "./cards.ts"

const folder = new URL("../../public/images/cards/", import.meta.url)
const keyParts = process.argv.slice(2)
const chosenCards = CARDS.filter(
  ({ key }) => keyParts.length === 0 || keyParts.some((part) => key.includes(part)),
)

for (const subfolder of ["cars/", "carlist/", "scenes/"])
  mkdirSync(new URL(subfolder, folder), { recursive: true })
for (const { key, draw } of chosenCards) writeFileSync(new URL(`${key}.jpg`, folder), await draw())
console.log(`${chosenCards.length} cards drawn`)
