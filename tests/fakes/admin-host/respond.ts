import type { ServerResponse } from "node:http"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { setTimeout as wait } from "node:timers/promises"
import type { Behaviour } from "./behaviours.ts"

/** The response of a host without a failure. */
export type JsonResponse = { status: number; json: unknown }

/** Sends the response, changed by the behaviour. Resolves when nothing more will be sent. */
export async function respond(
  behaviour: Behaviour,
  usualResponse: JsonResponse,
  response: ServerResponse,
): Promise<void> {
  switch (behaviour.kind) {
    case "normal":
      return send(response, usualResponse)
    case "slow":
      // Unreferenced, so that the timer does not keep the process alive.
      await wait(behaviour.ms, undefined, { ref: false })
      return send(response, usualResponse)
    case "stalling":
      return sendHalf(response, usualResponse)
    case "failing":
      return send(response, { status: behaviour.status, json: { message: "Server Error" } })
    case "dropping":
      sendHalf(response, usualResponse)
      return void setImmediate(() => response.destroy())
    case "invalid":
      return sendInvalidBody(behaviour.body, usualResponse, response)
    case "omitting":
      return send(response, { ...usualResponse, json: omitFields(behaviour.fields, usualResponse.json) })
    case "numbersAsText":
      return send(response, { ...usualResponse, json: numbersToText(usualResponse.json) })
    case "redirecting":
      response.writeHead(302, { location: behaviour.to })
      return void response.end()
    case "fixedJson":
      return send(response, { status: 200, json: behaviour.json })
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

async function sendInvalidBody(
  body: Extract<Behaviour, { kind: "invalid" }>["body"],
  usualResponse: JsonResponse,
  response: ServerResponse,
): Promise<void> {
  if (body === "wrongTypes")
    return send(response, { ...usualResponse, json: withWrongTypes(usualResponse.json) })
  if (body === "huge") return sendHuge(response)
  response.writeHead(200, { "content-type": body === "html" ? "text/html" : "application/json" })
  response.end(
    body === "html"
      ? "<!doctype html><title>Log in</title>"
      : JSON.stringify(usualResponse.json).slice(0, -1),
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
function mapEntries(change: (entry: object) => unknown, json: unknown): unknown {
  if (Array.isArray(json)) return json.map((entry) => mapEntries(change, entry))
  return typeof json === "object" && json !== null ? change(json) : json
}

function omitFields(fields: readonly string[], json: unknown): unknown {
  return mapEntries((entry) => {
    const rest = Object.entries(entry).filter(([name]) => !fields.includes(name))
    return Object.fromEntries(rest)
  }, json)
}

function numbersToText(json: unknown): unknown {
  return JSON.parse(
    JSON.stringify(json, (name, value) => (typeof value === "number" ? numberToText(name, value) : value)),
  )
}

const MONEY = /_(per_day_rate|per_total|price|rate)$|^(price|deposit)$/

function numberToText(name: string, value: number): string {
  return MONEY.test(name) ? value.toFixed(2) : String(value)
}

function withWrongTypes(json: unknown): unknown {
  return mapEntries(
    (entry) => Object.fromEntries(Object.keys(entry).map((name) => [name, { value: [name] }])),
    json,
  )
}
