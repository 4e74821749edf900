import type { ReceivedForm } from "./form-service.ts"

/** What came, newest first, and a choice of what the next form is answered with. */
export function formServicePage(
  received: readonly ReceivedForm[],
  answers: readonly string[],
  current: string,
): string {
  const options = answers.map(
    (answer) => `<option${answer === current ? " selected" : ""}>${answer}</option>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fake form service</title>
<style>:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif } body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem } pre { overflow: auto; padding: 1rem; border: 1px solid #808a8b }</style>
<h1>Fake form service</h1>
<form method="post" action="/answers"><label>Answer the next forms with <select name="answer">${options.join("")}</select></label> <button>Set</button></form>
<p>${received.length === 1 ? "1 form has" : `${received.length} forms have`} come.</p>
${received.toReversed().map(formHtml).join("\n")}</html>`
}

function formHtml({ path, headers, body, answeredWith }: ReceivedForm): string {
  const title = `<h2>${escaped(path)} <small>answered with ${answeredWith}</small></h2>`
  const key = `<p>Idempotency-Key: ${escaped(String(headers["idempotency-key"] ?? "none"))}</p>`
  return `${title}${key}<pre>${escaped(JSON.stringify(body, null, 2))}</pre>`
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
}
