import type { EmailContents, Fact, Price } from "./contents.ts"

/**
 * Renders an email as HTML for mail programs: plain tables, and no external resources.
 * It sets no text or background colour, so that light and dark schemes work; lines are a grey that is visible on both.
 */
export function emailHtml(contents: EmailContents): string {
  const body = [
    `<h1 style="font-size:22px;line-height:1.25;margin:0 0 4px">${escapeHtml(contents.title)}</h1>`,
    paragraph(contents.opening),
    ...contents.remarks.map((remark) => `<p style="${REMARK}"><strong>${escapeHtml(remark)}</strong></p>`),
    ...contents.sections.map(({ title, facts }) => `${heading(title)}${table(facts.map(factRow))}`),
    contents.price ? priceHtml(contents.price) : "",
    contents.message === null ? "" : messageHtml(contents.message),
    `<p style="margin:24px 0 0;font-size:14px">${escapeHtml(contents.closing)}</p>`,
  ]
  return page(contents.title, body.join("\n"))
}

const LINE = "1px solid #808a8b"
const CELL = `padding:6px 12px 6px 0;border-bottom:${LINE};vertical-align:top;text-align:left`
const AMOUNT = `${CELL};padding-right:0;text-align:right;white-space:nowrap`
const REMARK = "margin:12px 0;padding:8px 12px;border:2px solid #c98a12"

/** The HTML document around the rendered contents. */
export function page(title: string, body: string): string {
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

function factRow({ label, lines, href }: Fact): string {
  const [first = "", ...more] = lines
  const linked = href ? `<a href="${escapeHtml(href)}">${escapeHtml(first)}</a>` : escapeHtml(first)
  // A line that repeats the link's address is left out.
  const lineHtml = [linked, ...more.filter((line) => line !== href).map(escapeHtml)]
  return `<tr><th scope="row" style="${CELL};width:104px;font-weight:normal">${escapeHtml(label)}</th><td dir="auto" style="${CELL}">${lineHtml.join("<br>")}</td></tr>`
}

function priceHtml({ rows, total, notes }: Price): string {
  const head = `<tr><th scope="col" style="${CELL}">Item</th><th scope="col" style="${AMOUNT}">Amount</th></tr>`
  const lines = rows.map(
    ({ item, count, amount }) =>
      `<tr><th scope="row" style="${CELL};font-weight:normal">${escapeHtml(item)}<br><small>${escapeHtml(count)}</small></th><td style="${AMOUNT}">${escapeHtml(amount)}</td></tr>`,
  )
  const foot = `<tr><th scope="row" style="${CELL}">Total</th><td style="${AMOUNT};font-weight:bold">${escapeHtml(total)}</td></tr>`
  const remarks = notes.map((note) => `<p style="margin:8px 0 0">${escapeHtml(note)}</p>`)
  return `${heading("The price")}${table([head, ...lines, foot])}${remarks.join("")}`
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

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")
}
