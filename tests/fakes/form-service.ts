import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { text as readText } from "node:stream/consumers"
import { parseArgs } from "node:util"
import { type FormServicePage, formServicePage } from "./form-service-page.ts"
import { listen, stopServer } from "./listen.ts"

/** The possible responses to the next forms. */
const FORM_SERVICE_BEHAVIOURS = [
  "ok",
  /** `ok` after two seconds. */
  "slow",
  "okFalse",
  "successFalse",
  "plainText",
  "empty",
  "garbage",
  "endless",
  "redirect",
  "400",
  "429",
  "500",
  "503",
  "never",
  "drop",
] as const
export type FormServiceBehaviour = (typeof FORM_SERVICE_BEHAVIOURS)[number]

export type ReceivedForm = {
  path: string
  headers: IncomingMessage["headers"]
  /** The parsed JSON, or the text if it is not JSON. */
  body: unknown
  /** The raw body. */
  text: string
  behaviour: FormServiceBehaviour
}

/** A hosted form service that stores what it receives and can be set to fail. It accepts forms at any path; `/` lists them. */
export class FakeFormService {
  url = ""
  readonly received: ReceivedForm[] = []
  /** The `Retry-After` header of 429 and 503. */
  retryAfter = "120"
  readonly #server: Server = createServer((request, response) => this.#serve(request, response))
  readonly #page: FormServicePage
  #behaviours: FormServiceBehaviour[] = ["ok"]

  private constructor(page: FormServicePage) {
    this.#page = page
  }

  static async start(port = 0, page: FormServicePage = FORM_SERVICE_PAGE): Promise<FakeFormService> {
    const service = new FakeFormService(page)
    service.url = `http://127.0.0.1:${await listen(service.#server, port)}`
    return service
  }

  /** Sets the responses to the next forms, in order. The last one is repeated. */
  setBehaviours(...behaviours: [FormServiceBehaviour, ...FormServiceBehaviour[]]): void {
    this.#behaviours = behaviours
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await stopServer(this.#server)
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request)
    if (request.method !== "POST") return this.#sendPage(response)
    if (request.url === "/behaviours") return this.#setNextBehaviour(text, response)
    const behaviour = this.#nextBehaviour()
    const { url = "/", headers } = request
    this.received.push({ path: url, headers, body: jsonOrText(text), text, behaviour })
    RESPONDERS[behaviour](response, this)
  }

  #nextBehaviour(): FormServiceBehaviour {
    const [next = "ok", ...later] = this.#behaviours
    if (later.length > 0) this.#behaviours = later
    return next
  }

  #sendPage(response: ServerResponse): void {
    response.setHeader("content-type", "text/html; charset=utf-8")
    response.end(
      formServicePage(this.#page, this.received, FORM_SERVICE_BEHAVIOURS, this.#behaviours[0] ?? "ok"),
    )
  }

  #setNextBehaviour(body: string, response: ServerResponse): void {
    const chosen = FORM_SERVICE_BEHAVIOURS.find(
      (behaviour) => behaviour === new URLSearchParams(body).get("behaviour"),
    )
    if (chosen) this.setBehaviours(chosen)
    response.writeHead(303, { location: "/" }).end()
  }
}

const FORM_SERVICE_PAGE: FormServicePage = {
  title: "Fake form service",
  about: ({ headers }) => `Idempotency-Key: ${headers["idempotency-key"] ?? "none"}`,
}

type Responder = (response: ServerResponse, service: FakeFormService) => void

const json =
  (status: number, body: unknown): Responder =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))

const retryLater =
  (status: number): Responder =>
  (response, { retryAfter }) =>
    response.writeHead(status, { "retry-after": retryAfter, "content-type": "text/plain" }).end("later")

const SLOW_MS = 2_000

const RESPONDERS: Record<FormServiceBehaviour, Responder> = {
  ok: json(200, { ok: true }),
  slow: (response, service) => void setTimeout(RESPONDERS.ok, SLOW_MS, response, service),
  okFalse: json(200, { ok: false, error: "inbox is closed" }),
  successFalse: json(200, { success: "false", message: "this form needs activation" }),
  plainText: (response) => response.writeHead(200, { "content-type": "text/plain" }).end("Thank you!"),
  empty: (response) => response.writeHead(200, { "content-type": "application/json" }).end(),
  garbage: (response) => response.writeHead(200, { "content-type": "application/json" }).end('{"ok": tr'),
  endless: (response) => {
    response.writeHead(200, { "content-type": "application/json" })
    const write = () => {
      while (!response.destroyed && response.write(" ".repeat(16_384)));
    }
    response.on("drain", write)
    write()
  },
  redirect: (response, { url }) => response.writeHead(307, { location: `${url}/elsewhere` }).end(),
  "400": json(400, { error: "unknown form" }),
  "429": retryLater(429),
  "500": json(500, { error: "broken" }),
  "503": retryLater(503),
  never: () => {},
  drop: (response) => response.socket?.destroy(),
}

function jsonOrText(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4020" } } })
  const service = await FakeFormService.start(Number(values.port))
  console.log(
    `The fake form service accepts forms at ${service.url}/anything and shows them at ${service.url}/`,
  )
}
