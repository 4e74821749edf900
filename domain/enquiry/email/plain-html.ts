import { escapeHtml, page } from "./html.ts"

/**
 * Renders plain text as HTML, with its paragraphs and line breaks, and URLs as links.
 * @param linkedOrigin the only site whose URLs become links, for a text from an unverified sender; absent: every site
 */
export function plainHtml(title: string, text: string, linkedOrigin?: string): string {
  const paragraphs = text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .trim()
    .split(/\n{2,}/)
  return page(title, paragraphs.map((each) => paragraph(each, linkedOrigin)).join("\n"))
}

function paragraph(text: string, linkedOrigin: string | undefined): string {
  const linked = (part: string) => linkIfUrl(part, linkedOrigin)
  const lines = text.split("\n").map((line) => line.split(ADDRESS).map(linked).join(""))
  return `<p dir="auto" style="margin:0 0 16px">${lines.join("<br>")}</p>`
}

/** Has a capture group, so that `split` keeps the URLs. Punctuation that ends a sentence is not part of a URL. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

function linkIfUrl(part: string, linkedOrigin: string | undefined): string {
  const html = escapeHtml(part)
  const isLinked = linkedOrigin === undefined || `${part}/`.startsWith(`${linkedOrigin}/`)
  return isLinked && ADDRESS.test(part) ? `<a href="${html}">${html}</a>` : html
}
