const TOKEN = /"(?:\\.|[^"\\])*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * The line number of every value in a valid JSON text, by the path of the value. In `[{ "question": ... }]` the value has the
 * path `0.question`. Used because `JSON.parse` returns no positions.
 */
export function lineNumbersOf(text: string): Map<string, number> {
  const lines = new Map<string, number>()
  const tokens = tokensWithLines(text)
  let position = 0
  const next = () => tokens[position++] ?? { text: "", line: 0 }

  function readValue(path: string[]): void {
    const token = next()
    lines.set(path.join("."), token.line)
    if (token.text === "{") readMembers(path, "}", () => keyOf(next().text))
    if (token.text === "[") readMembers(path, "]", (index) => String(index))
  }

  function readMembers(path: string[], end: string, keyAt: (index: number) => string): void {
    for (let index = 0; position < tokens.length && tokens[position]?.text !== end; index++) {
      const line = tokens[position]?.line ?? 0
      const memberPath = [...path, keyAt(index)]
      if (tokens[position]?.text === ":") position++
      readValue(memberPath)
      // The line of a member is the line of its key, even if its value begins on a later line.
      lines.set(memberPath.join("."), line)
      if (tokens[position]?.text === ",") position++
    }
    position++
  }

  readValue([])
  return lines
}

function keyOf(token: string): string {
  return JSON.parse(token)
}

function tokensWithLines(text: string): { text: string; line: number }[] {
  let line = 1
  let start = 0
  return [...text.matchAll(TOKEN)].map((match) => {
    line += countNewlines(text.slice(start, match.index))
    start = match.index
    return { text: match[0], line }
  })
}

function countNewlines(text: string): number {
  return text.split("\n").length - 1
}
