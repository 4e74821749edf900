import { oneLine } from "../wording.ts"
import type { DetailRow, EmailContents, Price } from "./contents.ts"

/** Renders an email as plain text: short lines without column alignment, and links as URLs. */
export function emailText(contents: EmailContents): string {
  const blocks = [
    [oneLine(contents.title), contents.opening],
    contents.remarks,
    ...contents.sections.map(({ title, rows }) => [title.toUpperCase(), ...rows.flatMap(detailRowLines)]),
    contents.price ? priceLines(contents.price) : [],
    contents.message === null ? [] : ["THE MESSAGE", ...quoted(contents.message)],
    [contents.closing],
  ]
  const filled = blocks.filter((lines) => lines.length > 0)
  return `${filled.map((lines) => lines.join("\n")).join("\n\n")}\n`
}

function detailRowLines({ label, lines }: DetailRow): string[] {
  const [first = "", ...others] = lines.map(oneLine)
  return [`${label}: ${first}`, ...others.map((line) => `  ${line}`)]
}

function priceLines({ rows, total, notes }: Price): string[] {
  const lines = rows.map(({ item, count, amount }) => `${oneLine(item)}: ${amount} (${count})`)
  return ["THE PRICE", ...lines, `Total: ${total}`, ...notes]
}

/** Quotes visitors' text with `> `, so that it cannot be taken for our own lines. */
function quoted(message: string): string[] {
  return message.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `> ${line}`.trimEnd())
}
