import { readdirSync, readFileSync } from "node:fs"
import type { ReadStyleSheet } from "#app/context.ts"

const ASSETS = new URL("../build/client/assets/", import.meta.url)

/** The style sheets of the build, read once: pages carry them. */
export function readStyleSheets(): ReadStyleSheet {
  const names = readdirSync(ASSETS).filter((name) => name.endsWith(".css"))
  const texts = new Map(names.map((name) => [`/assets/${name}`, textOf(name)]))
  return (address) => {
    const text = texts.get(address)
    if (text === undefined) throw new Error(`${address} is no style sheet of the build`)
    return text
  }
}

/** @throws where a style sheet would end the element that it stands in */
function textOf(name: string): string {
  const text = readFileSync(new URL(name, ASSETS), "utf8").trimEnd()
  if (text.includes("</")) throw new Error(`${name} cannot stand in a page`)
  return text
}
