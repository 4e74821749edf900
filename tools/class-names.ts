import { globSync } from "node:fs"
import path from "node:path"

const ROOT = path.join(import.meta.dirname, "..")
/** Without the first, so that nothing is called `_ad`, which blockers of advertisements may hide. */
const LETTERS = "bcdefghijklmnopqrstuvwxyz"

/** Every style sheet with names of its own; its place in this list is what its names begin with. */
const SHEETS = globSync("app/**/*.module.css", { cwd: ROOT }).map(withSlashes).toSorted()

/**
 * What a class, or a movement, of a style sheet is called in the built site, `_bf4`: letters for the sheet, then a number. Names stand in
 * the page twice, with its elements and with its styles, and ours are a twentieth of what a page weighs on the line.
 * The same in the server's build and in the browser's, because both see the same sheets.
 */
export function shortClassName(name: string, file: string, sheet: string): string {
  const names = new Set([...sheet.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g)].map(([, each]) => each))
  const place = SHEETS.indexOf(withSlashes(path.relative(ROOT, file.replace(/\?.*$/, ""))))
  const number = [...names].indexOf(name)
  if (place < 0 || number < 0) throw new Error(`no name ${name} in ${file}`)
  return `_${letters(place)}${number}`
}

/** On Windows too, so that the order of the list is the same there. */
function withSlashes(file: string): string {
  return file.replaceAll(path.sep, "/")
}

function letters(number: number): string {
  const last = LETTERS.charAt(number % LETTERS.length)
  return number < LETTERS.length ? last : letters(Math.floor(number / LETTERS.length) - 1) + last
}
