import type { ServerResponse } from "node:http"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { setTimeout as wait } from "node:timers/promises"
import type { Mood } from "./moods.ts"

/** The response of a host without a fault. */
export type JsonResponse = { status: number; json: unknown }

/** Sends the response, changed by the mood. Resolves when nothing more will be sent. */
export async function play(mood: Mood, answer: JsonResponse, response: ServerResponse): Promise<void> {
  switch (mood.kind) {
    case "well":
      return send(response, answer)
    case "slow":
      // Unreferenced, so that the timer does not keep the process alive.
      await wait(mood.ms, undefined, { ref: false })
      return send(response, answer)
    case "stalling":
      return sendHalf(response, answer)
    case "failing":
      return send(response, { status: mood.status, json: { message: "Server Error" } })
    case "dropping":
      sendHalf(response, answer)
      return void setImmediate(() => response.destroy())
    case "rubbish":
      return sendRubbish(mood.what, answer, response)
    case "lacking":
      return send(response, { ...answer, json: without(mood.fields, answer.json) })
    case "asText":
      return send(response, { ...answer, json: asText(answer.json) })
    case "redirecting":
      response.writeHead(302, { location: mood.to })
      return void response.end()
    case "saying":
      return send(response, { status: 200, json: mood.json })
  }
}

export function send(response: ServerResponse, { status, json }: JsonResponse): void {
  response.writeHead(status, { "content-type": "application/json" })
  response.end(JSON.stringify(json))
}

function sendHalf(response: ServerResponse, { status, json }: JsonResponse): void {
  const text = JSON.stringify(json)
  response.writeHead(status, { "content-type": "application/json" })
  response.write(text.slice(0, text.length / 2))
}

async function sendRubbish(
  what: Extract<Mood, { kind: "rubbish" }>["what"],
  answer: JsonResponse,
  response: ServerResponse,
): Promise<void> {
  if (what === "wrongTypes") return send(response, { ...answer, json: wronglyTyped(answer.json) })
  if (what === "huge") return sendHuge(response)
  response.writeHead(200, { "content-type": what === "html" ? "text/html" : "application/json" })
  response.end(
    what === "html" ? "<!doctype html><title>Log in</title>" : JSON.stringify(answer.json).slice(0, -1),
  )
}

const HUGE_ENTRIES = 60_000

/** About 60 MB of valid entries, so that only the size is wrong. The client is expected to abort. */
async function sendHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { "content-type": "application/json" })
  await pipeline(Readable.from(hugeList()), response).catch(() => undefined)
}

function* hugeList(): Generator<string> {
  yield "["
  for (let id = 0; id < HUGE_ENTRIES; id++) {
    yield `${id ? "," : ""}{"id":${id},"name":"${"long ".repeat(200)}"}`
  }
  yield "]"
}

/** Applies a function to the object, or to every entry of a list. */
function onEntries(change: (entry: object) => unknown, json: unknown): unknown {
  if (Array.isArray(json)) return json.map((entry) => onEntries(change, entry))
  return typeof json === "object" && json !== null ? change(json) : json
}

function without(fields: readonly string[], json: unknown): unknown {
  return onEntries((entry) => {
    const rest = Object.entries(entry).filter(([name]) => !fields.includes(name))
    return Object.fromEntries(rest)
  }, json)
}

function asText(json: unknown): unknown {
  return JSON.parse(
    JSON.stringify(json, (name, value) => (typeof value === "number" ? numberAsText(name, value) : value)),
  )
}

const MONEY = /_(per_day_rate|per_total|price|rate)$|^(price|deposit)$/

function numberAsText(name: string, value: number): string {
  return MONEY.test(name) ? value.toFixed(2) : String(value)
}

function wronglyTyped(json: unknown): unknown {
  return onEntries(
    (entry) => Object.fromEntries(Object.keys(entry).map((name) => [name, { value: [name] }])),
    json,
  )
}
