import { readdirSync, readFileSync } from "node:fs"
import type { BuiltFiles } from "#app/context.ts"

/** The files of the build that pages carry, each read once: style sheets at the start, a drawing when it is asked for. */
export function readBuiltFiles(): BuiltFiles {
  const styleSheets = new Map(
    addressesIn("/assets", ".css").map((address) => [address, styleSheetAt(address)]),
  )
  const drawings = new Set(addressesIn("/images/vehicles", ".svg"))
  const drawn = new Map<string, string>()
  return {
    styleSheet(address) {
      const text = styleSheets.get(address)
      if (text === undefined) throw new Error(`${address} is no style sheet of the build`)
      return text
    },
    drawing(address) {
      if (!drawings.has(address)) return null
      const text = drawn.get(address) ?? textAt(address)
      drawn.set(address, text)
      return text
    },
  }
}

function addressesIn(folder: string, ending: string): string[] {
  const names = readdirSync(fileAt(folder)).filter((name) => name.endsWith(ending))
  return names.map((name) => `${folder}/${name}`)
}

/** @throws where a style sheet would end the element that it stands in */
function styleSheetAt(address: string): string {
  const text = textAt(address)
  if (text.includes("</")) throw new Error(`${address} cannot stand in a page`)
  return text
}

function textAt(address: string): string {
  return readFileSync(fileAt(address), "utf8").trimEnd()
}

function fileAt(address: string): URL {
  return new URL(`../build/client${address}`, import.meta.url)
}
