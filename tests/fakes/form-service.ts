import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { text as readText } from "node:stream/consumers"
import { parseArgs } from "node:util"
import { type FormServicePage, formServicePage } from "./form-service-page.ts"
import { listen, stopServer } from "./listen.ts"

/** The possible responses to the next forms. */
const FORM_SERVICE_ANSWERS = [
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
export type FormServiceAnswer = (typeof FORM_SERVICE_ANSWERS)[number]

export type ReceivedForm = {
  path: string
  headers: IncomingMessage["headers"]
  /** The parsed JSON, or the text if it is not JSON. */
  body: unknown
  /** The raw body. */
  text: string
  answeredWith: FormServiceAnswer
}

/** A hosted form service that stores what it receives and can be set to fail. It accepts forms at any path; `/` lists them. */
export class FakeFormService {
  url = ""
  readonly received: ReceivedForm[] = []
  /** The `Retry-After` header of 429 and 503. */
  retryAfter = "120"
  readonly #server: Server = createServer((request, response) => this.#serve(request, response))
  readonly #page: FormServicePage
  #answers: FormServiceAnswer[] = ["ok"]

  private constructor(page: FormServicePage) {
    this.#page = page
  }

  static async start(port = 0, page: FormServicePage = FORM_SERVICE_PAGE): Promise<FakeFormService> {
    const service = new FakeFormService(page)
    service.url = `http://127.0.0.1:${await listen(service.#server, port)}`
    return service
  }

  /** Sets the responses to the next forms, in order. The last one is repeated. */
  answerWith(...answers: [FormServiceAnswer, ...FormServiceAnswer[]]): void {
    this.#answers = answers
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await stopServer(this.#server)
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request)
    if (request.method !== "POST") return this.#show(response)
    if (request.url === "/answers") return this.#setAnswer(text, response)
    const answer = this.#nextAnswer()
    const { url = "/", headers } = request
    this.received.push({ path: url, headers, body: jsonOrText(text), text, answeredWith: answer })
    ANSWERS[answer](response, this)
  }

  #nextAnswer(): FormServiceAnswer {
    const [next = "ok", ...later] = this.#answers
    if (later.length > 0) this.#answers = later
    return next
  }

  #show(response: ServerResponse): void {
    response.setHeader("content-type", "text/html; charset=utf-8")
    response.end(formServicePage(this.#page, this.received, FORM_SERVICE_ANSWERS, this.#answers[0] ?? "ok"))
  }

  #setAnswer(body: string, response: ServerResponse): void {
    const chosen = FORM_SERVICE_ANSWERS.find((answer) => answer === new URLSearchParams(body).get("answer"))
    if (chosen) this.answerWith(chosen)
    response.writeHead(303, { location: "/" }).end()
  }
}

const FORM_SERVICE_PAGE: FormServicePage = {
  title: "Fake form service",
  about: ({ headers }) => `Idempotency-Key: ${headers["idempotency-key"] ?? "none"}`,
}

type Answer = (response: ServerResponse, service: FakeFormService) => void

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))

const retryLater =
  (status: number): Answer =>
  (response, { retryAfter }) =>
    response.writeHead(status, { "retry-after": retryAfter, "content-type": "text/plain" }).end("later")

const SLOW_MS = 2_000

const ANSWERS: Record<FormServiceAnswer, Answer> = {
  ok: json(200, { ok: true }),
  slow: (response, service) => void setTimeout(ANSWERS.ok, SLOW_MS, response, service),
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
