import type { DetailRow, EmailContents, Price } from "./contents.ts"

/**
 * Renders an email as HTML for mail programs: plain tables, and no external resources.
 * The HTML sets no text or background colour, so that light and dark schemes work; lines are a grey that is visible on both.
 */
export function emailHtml(contents: EmailContents): string {
  const body = [
    `<h1 style="font-size:22px;line-height:1.25;margin:0 0 4px">${escapeHtml(contents.title)}</h1>`,
    paragraph(contents.opening),
    ...contents.remarks.map(
      (remark) => `<p style="${REMARK_STYLE}"><strong>${escapeHtml(remark)}</strong></p>`,
    ),
    ...contents.sections.map(({ title, rows }) => `${heading(title)}${table(rows.map(detailRowHtml))}`),
    contents.price ? priceHtml(contents.price) : "",
    contents.message === null ? "" : messageHtml(contents.message),
    `<p style="margin:24px 0 0;font-size:14px">${escapeHtml(contents.closing)}</p>`,
  ]
  return htmlDocument(contents.title, body.join("\n"))
}

const BORDER = "1px solid #808a8b"
const CELL_STYLE = `padding:6px 12px 6px 0;border-bottom:${BORDER};vertical-align:top;text-align:left`
const AMOUNT_STYLE = `${CELL_STYLE};padding-right:0;text-align:right;white-space:nowrap`
const REMARK_STYLE = "margin:12px 0;padding:8px 12px;border:2px solid #c98a12"

/** The HTML document around the rendered contents. */
export function htmlDocument(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>:root { color-scheme: light dark }</style>
</head>
<body style="margin:0;padding:16px">
<div style="max-width:640px;margin:0 auto;padding-top:16px;border-top:6px solid #ffb71b;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere">
${body}
</div>
</body>
</html>
`
}

function heading(title: string): string {
  return `<h2 style="font-size:18px;margin:24px 0 4px">${escapeHtml(title)}</h2>`
}

function paragraph(text: string): string {
  return `<p style="margin:0">${escapeHtml(text)}</p>`
}

function table(rows: readonly string[]): string {
  return `<table style="width:100%;border-collapse:collapse">${rows.join("")}</table>`
}

function detailRowHtml({ label, lines, href }: DetailRow): string {
  const [first = "", ...others] = lines
  const linked = href ? `<a href="${escapeHtml(href)}">${escapeHtml(first)}</a>` : escapeHtml(first)
  // Omits a line that repeats the URL of the link.
  const lineHtml = [linked, ...others.filter((line) => line !== href).map(escapeHtml)]
  return `<tr><th scope="row" style="${CELL_STYLE};width:104px;font-weight:normal">${escapeHtml(label)}</th><td dir="auto" style="${CELL_STYLE}">${lineHtml.join("<br>")}</td></tr>`
}

function priceHtml({ rows, total, notes }: Price): string {
  const header = `<tr><th scope="col" style="${CELL_STYLE}">Item</th><th scope="col" style="${AMOUNT_STYLE}">Amount</th></tr>`
  const lines = rows.map(
    ({ item, count, amount }) =>
      `<tr><th scope="row" style="${CELL_STYLE};font-weight:normal">${escapeHtml(item)}<br><small>${escapeHtml(count)}</small></th><td style="${AMOUNT_STYLE}">${escapeHtml(amount)}</td></tr>`,
  )
  const footer = `<tr><th scope="row" style="${CELL_STYLE}">Total</th><td style="${AMOUNT_STYLE};font-weight:bold">${escapeHtml(total)}</td></tr>`
  const noteParagraphs = notes.map((note) => `<p style="margin:8px 0 0">${escapeHtml(note)}</p>`)
  return `${heading("The price")}${table([header, ...lines, footer])}${noteParagraphs.join("")}`
}

function messageHtml(message: string): string {
  const lines = escapeHtml(message).replaceAll(/\r\n|[\n\r\u2028\u2029]/g, "<br>")
  return `${heading("The message")}<blockquote dir="auto" style="margin:8px 0;padding-left:12px;border-left:4px solid #ffb71b">${lines}</blockquote>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Escapes a text for the content and the quoted attributes of HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")
}
