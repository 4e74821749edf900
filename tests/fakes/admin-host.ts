import { createReadStream } from "node:fs"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { parseArgs } from "node:util"
import * as v from "valibot"
import {
  type Behaviour,
  behaviourChangeSchema,
  CALL_NAMES,
  CALLS,
  type CallName,
} from "./admin-host/behaviours.ts"
import { categories, details, services, vehicles } from "./admin-host/fleet.ts"
import { page, type ReceivedCall } from "./admin-host/page.ts"
import { type JsonResponse, respond, send } from "./admin-host/respond.ts"

const MAX_CALLS = 200
const PICTURE_PATH = /^\/images\/vehicles\/[\w-]+\.svg$/

/**
 * An admin host with the seeded catalogue. `setBehaviour` makes it slow, fail, send invalid data or omit fields.
 * To run it alone: `node tests/fakes/admin-host.ts --port 4010`, then open it in a browser.
 */
export class AdminHostFake {
  /** The calls received, oldest first. The outcome of an open call is updated later. */
  readonly calls: ReceivedCall[] = []
  #held: Promise<void> = Promise.resolve()
  readonly #behaviours = Object.fromEntries(CALL_NAMES.map((call) => [call, NORMAL])) as Record<
    CallName,
    Behaviour
  > // has all names as keys
  readonly #server: Server = createServer((request, response) => {
    this.#answer(request, response).catch((error) => response.destroy(error))
  })

  /** @returns its origin. */
  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once("error", reject).listen(port, "127.0.0.1", resolve)
    })
    // For a server on a TCP port, address() returns an AddressInfo.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await closed
  }

  setBehaviour(call: CallName | "all", behaviour: Behaviour): void {
    for (const name of call === "all" ? CALL_NAMES : [call]) this.#behaviours[name] = behaviour
  }

  /** Holds the responses of all calls back. @returns a function that releases them. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = promise
    return resolve
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://fake")
    const call = CALL_NAMES.find((name) => CALLS[name] === pathname)
    if (call) return this.#answerCall(call, searchParams.get("id"), response)
    if (pathname === "/behaviour" && request.method === "POST")
      return this.#changeBehaviour(request, response)
    if (pathname === "/calls") return send(response, { status: 200, json: this.calls })
    if (PICTURE_PATH.test(pathname)) return sendPicture(pathname, response)
    if (pathname !== "/") return send(response, NOT_FOUND)
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(page(this.#behaviours, this.calls))
  }

  async #answerCall(call: CallName, id: string | null, response: ServerResponse): Promise<void> {
    this.#recordCall(call, id, response)
    await this.#held
    const json = { categories, vehicles, services, details: details(id ?? "") }[call]
    await respond(this.#behaviours[call], json ? { status: 200, json } : NOT_FOUND, response)
  }

  #recordCall(call: CallName, id: string | null, response: ServerResponse): void {
    const received: ReceivedCall = { at: new Date().toISOString(), call, id, outcome: "open" }
    response.once("close", () => {
      received.outcome = response.writableFinished ? "completed" : "aborted"
    })
    this.calls.push(received)
    if (this.calls.length > MAX_CALLS) this.calls.shift()
  }

  /** Accepts a JSON body from a program, or the submitted form of the page. */
  async #changeBehaviour(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false
    const change = v.safeParse(behaviourChangeSchema, readBehaviourChange(await text(request), isForm))
    if (!change.success) return send(response, { status: 400, json: v.flatten(change.issues) })
    this.setBehaviour(change.output.call, change.output.behaviour)
    response.writeHead(isForm ? 303 : 204, isForm ? { location: "/" } : {}).end()
  }
}

const NORMAL: Behaviour = { kind: "normal" }
const NOT_FOUND: JsonResponse = { status: 404, json: { message: "Not Found" } }

function readBehaviourChange(body: string, isForm: boolean): unknown {
  try {
    if (!isForm) return JSON.parse(body)
    const form = new URLSearchParams(body)
    return { call: form.get("call"), behaviour: JSON.parse(form.get("behaviour") ?? "null") }
  } catch {
    return null
  }
}

function sendPicture(pathname: string, response: ServerResponse): void {
  const file = createReadStream(new URL(`../../public${pathname}`, import.meta.url))
  file.once("open", () => response.writeHead(200, { "content-type": "image/svg+xml" }))
  file.once("error", () => send(response, NOT_FOUND))
  file.pipe(response)
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4010" } } })
  console.log(`The fake admin host is open at ${await new AdminHostFake().start(Number(values.port))}`)
}
