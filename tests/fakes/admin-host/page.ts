import { CALL_NAMES, CALLS, type CallName, type Mood } from "./moods.ts"

/** A received call. 'cut': either side closed the connection before the response was complete. */
export type ReceivedCall = {
  at: string
  call: CallName
  id: string | null
  outcome: "open" | "answered" | "cut"
}

const CHOICES: readonly Mood[] = [
  { kind: "well" },
  { kind: "slow", ms: 3000 },
  { kind: "slow", ms: 30_000 },
  { kind: "stalling" },
  { kind: "failing", status: 500 },
  { kind: "failing", status: 503 },
  { kind: "dropping" },
  { kind: "rubbish", what: "html" },
  { kind: "rubbish", what: "brokenJson" },
  { kind: "rubbish", what: "wrongTypes" },
  { kind: "rubbish", what: "huge" },
  { kind: "lacking", fields: ["image_path", "product_image", "size", "description"] },
  { kind: "lacking", fields: ["one_week_per_day_rate", "name", "price"] },
  { kind: "asText" },
]

const EXAMPLE: Partial<Record<CallName, string>> = { details: "?id=toyota-kdh-hi-roof-van-14-seater" }

/** A page that lists the received calls and can change the moods. */
export function page(moods: Readonly<Record<CallName, Mood>>, calls: readonly ReceivedCall[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Admin host (fake)</title>
<style>body{font:16px system-ui;margin:2rem auto;max-width:60rem}select{max-inline-size:20rem}td,th{padding:.3rem .8rem .3rem 0;text-align:start}</style>
<h1>Admin host (fake)</h1>
<p>Answers the four calls from <code>seed/</code>. To set a mood by program: <code>POST /mood</code>. Received calls as JSON: <a href="/calls">/calls</a>.</p>
<table><tr><th>Call<th>Mood<th>Change to</tr>${["all" as const, ...CALL_NAMES].map((call) => moodRow(call, moods)).join("")}</table>
<h2>Received calls</h2>
<table><tr><th>At<th>Call<th>Id<th>Outcome</tr>${calls.toReversed().map(callRow).join("")}</table>
<p><a href="/">Refresh</a></p></html>`
}

function moodRow(call: CallName | "all", moods: Readonly<Record<CallName, Mood>>): string {
  const address =
    call === "all" ? "all of them" : `<a href="${CALLS[call]}${EXAMPLE[call] ?? ""}">${CALLS[call]}</a>`
  const now = call === "all" ? "" : escaped(JSON.stringify(moods[call]))
  const options = CHOICES.map((mood) => `<option>${escaped(JSON.stringify(mood))}</option>`).join("")
  return `<tr><td>${address}<td><code>${now}</code><td><form method="post" action="/mood"><input type="hidden" name="call"
 value="${call}"><select name="mood" aria-label="Mood of ${call}">${options}</select> <button>Set</button></form></tr>`
}

function callRow({ at, call, id, outcome }: ReceivedCall): string {
  return `<tr><td>${at}<td>${call}<td>${escaped(id ?? "")}<td>${outcome}</tr>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
