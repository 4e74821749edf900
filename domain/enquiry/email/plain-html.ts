import { escapeHtml, htmlDocument } from "./html.ts"

/**
 * Renders plain text as HTML, with its paragraphs and line breaks, and URLs as links.
 * @param linkedOrigin the only site whose URLs become links, for a text from an unverified sender; absent: every site
 */
export function plainHtml(title: string, text: string, linkedOrigin?: string): string {
  const paragraphs = text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .trim()
    .split(/\n{2,}/)
  return htmlDocument(title, paragraphs.map((each) => paragraph(each, linkedOrigin)).join("\n"))
}

function paragraph(text: string, linkedOrigin: string | undefined): string {
  const linked = (piece: string) => linkIfUrl(piece, linkedOrigin)
  const lines = text.split("\n").map((line) => line.split(URL_PATTERN).map(linked).join(""))
  return `<p dir="auto" style="margin:0 0 16px">${lines.join("<br>")}</p>`
}

/** Has a capture group, so that `split` keeps the URLs. Excludes punctuation that ends a sentence. */
const URL_PATTERN = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

function linkIfUrl(text: string, linkedOrigin: string | undefined): string {
  const html = escapeHtml(text)
  const isLinked = linkedOrigin === undefined || `${text}/`.startsWith(`${linkedOrigin}/`)
  return isLinked && URL_PATTERN.test(text) ? `<a href="${html}">${html}</a>` : html
}
