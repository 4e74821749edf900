import { escaped, page } from "./html.ts"

/** A letter of plain words as HTML: its paragraphs and lines as they were typed, and addresses of pages as links. */
export function plainHtml(title: string, text: string): string {
  const paragraphs = text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .trim()
    .split(/\n{2,}/)
  return page(title, paragraphs.map(paragraph).join("\n"))
}

function paragraph(text: string): string {
  const lines = text.split("\n").map((line) => line.split(ADDRESS).map(linked).join(""))
  return `<p dir="auto" style="margin:0 0 16px">${lines.join("<br>")}</p>`
}

/** In brackets, so that what it finds stands between the words around it. What ends a sentence is no part of an address. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

function linked(part: string): string {
  const words = escaped(part)
  return ADDRESS.test(part) ? `<a href="${words}">${words}</a>` : words
}
