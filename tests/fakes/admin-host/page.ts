import { type Behaviour, CALL_NAMES, CALLS, type CallName } from "./behaviours.ts"

/** A received call. 'aborted': either side closed the connection before the response was complete. */
export type ReceivedCall = {
  at: string
  call: CallName
  id: string | null
  outcome: "open" | "completed" | "aborted"
}

const CHOICES: readonly Behaviour[] = [
  { kind: "normal" },
  { kind: "slow", ms: 3000 },
  { kind: "slow", ms: 30_000 },
  { kind: "stalling" },
  { kind: "failing", status: 500 },
  { kind: "failing", status: 503 },
  { kind: "dropping" },
  { kind: "invalid", body: "html" },
  { kind: "invalid", body: "brokenJson" },
  { kind: "invalid", body: "wrongTypes" },
  { kind: "invalid", body: "huge" },
  { kind: "omitting", fields: ["image_path", "product_image", "size", "description"] },
  { kind: "omitting", fields: ["one_week_per_day_rate", "name", "price"] },
  { kind: "numbersAsText" },
]

const EXAMPLE: Partial<Record<CallName, string>> = { details: "?id=toyota-kdh-hi-roof-van-14-seater" }

/** A page that lists the received calls and can change the behaviours. */
export function page(
  behaviours: Readonly<Record<CallName, Behaviour>>,
  calls: readonly ReceivedCall[],
): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Admin host (fake)</title>
<style>body{font:16px system-ui;margin:2rem auto;max-width:60rem}select{max-inline-size:20rem}td,th{padding:.3rem .8rem .3rem 0;text-align:start}</style>
<h1>Admin host (fake)</h1>
<p>Answers the four calls from <code>seed/</code>. To set a behaviour by program: <code>POST /behaviour</code>. Received calls as JSON: <a href="/calls">/calls</a>.</p>
<table><tr><th>Call<th>Behaviour<th>Change to</tr>${["all" as const, ...CALL_NAMES].map((call) => behaviourRow(call, behaviours)).join("")}</table>
<h2>Received calls</h2>
<table><tr><th>At<th>Call<th>Id<th>Outcome</tr>${calls.toReversed().map(callRow).join("")}</table>
<p><a href="/">Refresh</a></p></html>`
}

function behaviourRow(call: CallName | "all", behaviours: Readonly<Record<CallName, Behaviour>>): string {
  const link =
    call === "all" ? "all of them" : `<a href="${CALLS[call]}${EXAMPLE[call] ?? ""}">${CALLS[call]}</a>`
  const now = call === "all" ? "" : escapeHtml(JSON.stringify(behaviours[call]))
  const options = CHOICES.map(
    (behaviour) => `<option>${escapeHtml(JSON.stringify(behaviour))}</option>`,
  ).join("")
  return `<tr><td>${link}<td><code>${now}</code><td><form method="post" action="/behaviour"><input type="hidden" name="call"
 value="${call}"><select name="behaviour" aria-label="Behaviour of ${call}">${options}</select> <button>Set</button></form></tr>`
}

function callRow({ at, call, id, outcome }: ReceivedCall): string {
  return `<tr><td>${at}<td>${call}<td>${escapeHtml(id ?? "")}<td>${outcome}</tr>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
