import { readFileSync } from "node:fs"
import { join } from "node:path"

/** Reads the files of a folder once, and finds the line of a text in them. */
export type WrittenFiles = {
  text: (file: string) => string
  /** The first line for which `is` holds, counted from 1; 1 where there is none. */
  lineWhere: (file: string, is: (line: string) => boolean) => number
}

export function writtenFiles(directory: string): WrittenFiles {
  const texts = new Map<string, string>()
  const text = (file: string) => {
    const read = texts.get(file) ?? readFileSync(join(directory, file), "utf8")
    texts.set(file, read)
    return read
  }
  const lineWhere = (file: string, is: (line: string) => boolean) =>
    Math.max(1, text(file).split("\n").findIndex(is) + 1)
  return { text, lineWhere }
}
