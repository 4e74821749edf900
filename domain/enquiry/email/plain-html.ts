import { escaped, page } from "./html.ts"

/** Renders plain text as HTML, with its paragraphs and line breaks, and URLs as links. */
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

/** Has a capture group, so that `split` keeps the URLs. Punctuation that ends a sentence is not part of a URL. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

function linked(part: string): string {
  const html = escaped(part)
  return ADDRESS.test(part) ? `<a href="${html}">${html}</a>` : html
}
