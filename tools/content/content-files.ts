import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The files of `content/`, each read once, with the line numbers of their texts. */
export type ContentFiles = {
  text: (file: string) => string
  /** The number of the first line that `matches` accepts, from 1; 1 if there is none. */
  lineWhere: (file: string, matches: (line: string) => boolean) => number
}

export function openContentFiles(directory: string): ContentFiles {
  const texts = new Map<string, string>()
  const text = (file: string) => {
    const fileText = texts.get(file) ?? readFileSync(join(directory, file), "utf8")
    texts.set(file, fileText)
    return fileText
  }
  const lineWhere = (file: string, matches: (line: string) => boolean) =>
    Math.max(1, text(file).split("\n").findIndex(matches) + 1)
  return { text, lineWhere }
}
