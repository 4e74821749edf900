/** The `key: value` lines between two `---` at the start of a file, and the Markdown after them. */
export type FrontMatter = {
  values: Record<string, string>
  /** The line of each key, counted from 1. */
  lines: Map<string, number>
  body: string
  /** The number of the body's first line in the file. */
  bodyLine: number
  problems: { line: number; key?: string; message: string }[]
}

const FENCE = "---"
const ENTRY = /^([A-Za-z][A-Za-z0-9]*):\s*(.*)$/

/** Parses the front matter of a file. Lines that cannot be parsed, and repeated keys, are reported as problems. */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.split(/\r?\n/)
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end === -1) return withoutFrontMatter(text)
  const frontMatter: FrontMatter = {
    values: {},
    lines: new Map(),
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
    problems: [],
  }
  for (const [index, entry] of lines.slice(1, end).entries()) addEntry(entry, index + 2, frontMatter)
  return frontMatter
}

function addEntry(entry: string, line: number, frontMatter: FrontMatter): void {
  if (entry.trim() === "") return
  const [, key, value] = ENTRY.exec(entry) ?? []
  if (key === undefined || value === undefined) {
    frontMatter.problems.push({ line, message: "write `key: value`, all on one line" })
  } else if (frontMatter.lines.has(key)) {
    frontMatter.problems.push({ line, key, message: "stands here for the second time; keep one" })
  } else {
    frontMatter.values[key] = value.trim()
    frontMatter.lines.set(key, line)
  }
}

/** Reports the missing front matter, and takes the whole text as the body. */
function withoutFrontMatter(text: string): FrontMatter {
  const message = "begin the file with `key: value` lines between two lines of `---`"
  return { values: {}, lines: new Map(), body: text, bodyLine: 1, problems: [{ line: 1, message }] }
}
