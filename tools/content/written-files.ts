import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The files of a folder, read once, with the line numbers of their texts. */
export type WrittenFiles = {
  text: (file: string) => string
  /** The number of the first line that `is` accepts, from 1; 1 if there is none. */
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
