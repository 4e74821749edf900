/** Joins content lines (`NAME:value`) into the text of a calendar file, folded as RFC 5545 requires. */
export function calendarText(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join("")
}

/** An instant as a value: `20261212T033000Z`. */
export function utcValue(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`
}

/** A text value (RFC 5545, section 3.3.11). Other control characters are not allowed in one. */
export function textValue(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, " ")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
}

const MAX_OCTETS = 75

/** Lines of at most 75 octets, continued after a space, and never broken within a character (RFC 5545, section 3.1). */
function foldLine(line: string): string {
  const parts: string[] = []
  let part = ""
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > MAX_OCTETS) {
      parts.push(part)
      ;[part, octets] = [" ", 1]
    }
    part += character
    octets += size
  }
  return [...parts, part].join("\r\n")
}
