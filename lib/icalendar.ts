/** Joins content lines (`NAME:value`) into the text of a calendar file, folded as RFC 5545 requires. */
export function joinContentLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join("")
}

/** Formats an instant as a UTC date-time value: `20261212T033000Z`. */
export function utcValue(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`
}

/**
 * Escapes a text value (RFC 5545, section 3.3.11). Other control characters are not allowed there, so they
 * become spaces.
 */
export function textValue(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, " ")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
}

const MAX_OCTETS = 75

/**
 * Breaks a line into lines of at most 75 octets, never within a character. Each continuation begins with a space (RFC 5545, section
 * 3.1).
 */
function foldLine(line: string): string {
  const foldedLines: string[] = []
  let current = ""
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > MAX_OCTETS) {
      foldedLines.push(current)
      ;[current, octets] = [" ", 1]
    }
    current += character
    octets += size
  }
  return [...foldedLines, current].join("\r\n")
}
