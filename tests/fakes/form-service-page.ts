import type { ReceivedForm } from "./form-service.ts"

/** `about` returns a line of text to show above the body of a request. */
export type FormServicePage = { title: string; about: (form: ReceivedForm) => string }

/** A page with the received forms, newest first, and a selection of the next response. */
export function formServicePage(
  { title, about }: FormServicePage,
  received: readonly ReceivedForm[],
  behaviours: readonly string[],
  current: string,
): string {
  const options = behaviours.map(
    (behaviour) => `<option${behaviour === current ? " selected" : ""}>${behaviour}</option>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif } body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem } pre { overflow: auto; padding: 1rem; border: 1px solid #808a8b }</style>
<h1>${title}</h1>
<form method="post" action="/behaviours"><label>Answer the next forms with <select name="behaviour">${options.join("")}</select></label> <button>Set</button></form>
<p>Received forms: ${received.length}</p>
${received
  .toReversed()
  .map((form) => formHtml(form, about(form)))
  .join("\n")}</html>`
}

function formHtml({ path, body, behaviour }: ReceivedForm, about: string): string {
  const title = `<h2>${escapeHtml(path)} <small>behaviour: ${behaviour}</small></h2>`
  const line = `<p>${escapeHtml(about)}</p>`
  return `${title}${line}<pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre>`
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
}
