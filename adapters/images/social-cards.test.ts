import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { readSocialCards } from "./social-cards.ts"

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "rent-car-cards-"))
})
afterEach(() => rmSync(directory, { recursive: true }))

it("the cards have the paths under which they are served", () => {
  mkdirSync(join(directory, "images/cards/cars"), { recursive: true })
  writeFileSync(join(directory, "images/cards/ella.jpg"), "")
  writeFileSync(join(directory, "images/cards/cars/toyota-axio.jpg"), "")
  const cards = readSocialCards(directory)
  expect(cards).toContain("/images/cards/ella.jpg")
  expect(cards).toContain("/images/cards/cars/toyota-axio.jpg")
})

it("a folder without cards has none", () => expect(readSocialCards(directory).size).toBe(0))
