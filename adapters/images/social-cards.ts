import { existsSync, readdirSync } from "node:fs"
import { join, sep } from "node:path"

const FOLDER = "/images/cards"

/** Paths of the existing social cards (`og:image`) in the folder of static files: `/images/cards/scenes/ella.jpg`. */
export function readSocialCards(publicDirectory: string): ReadonlySet<string> {
  const directory = join(publicDirectory, FOLDER)
  if (!existsSync(directory)) return new Set()
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" })
  return new Set(names.map((name) => `${FOLDER}/${name.split(sep).join("/")}`))
}
