import { Agent, request as ask, type IncomingMessage } from "node:http"
import { connect } from "node:net"
import { formsIn, type Office, type Role, type ShownForm } from "./office.ts"
import type { FormBody, FuzzRequest, OfficeSubmission, Token } from "./requests.ts"

/** The status; 'left' if the client disconnected on purpose; 'closed' if the server closed without a response. */
export type Answer = number | "left" | "closed"

/** The site sent no valid response. */
export class NoAnswer extends Error {}

/** The time limit of a response. A form waits up to ten seconds for its delivery. */
const TIMEOUT_MS = 15_000
const MAX_TOKENS = 50
const TOKEN = /name="form_token"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="form_token"/

type Http = Extract<FuzzRequest, { kind: "http" }>

/** Sends requests to one site, and collects the form tokens of its pages. */
export class Sender {
  readonly #site: URL
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 })
  readonly #fresh: string[] = []
  readonly #office: Office
  readonly #forms = new Map<string, ShownForm[]>()
  #used = ""

  constructor(url: string, office: Office) {
    this.#site = new URL(url)
    this.#office = office
  }

  close(): void {
    this.#agent.destroy()
  }

  /** @throws NoAnswer if the site times out, drops the connection, or reveals internals. */
  async send(request: FuzzRequest): Promise<Answer> {
    if (request.kind === "bytes") return this.#sendBytes(request.text)
    return request.kind === "officeForm" ? this.#submitOfficeForm(request) : this.#sendHttp(request)
  }

  /** Submits a form as it was last rendered. The page is fetched again after each submit, which may have changed it. */
  async #submitOfficeForm({
    role,
    page,
    form,
    changes,
    without,
    more,
    disconnects,
  }: OfficeSubmission): Promise<Answer> {
    const path = pick(this.#office.pages, page) ?? "/office"
    const forms = this.#forms.get(`${role} ${path}`) ?? (await this.#formsAt(path, role))
    const shown = pick(forms, form) ?? { action: path, isMultipart: false, fields: [] }
    const fields = shown.fields
      .map(([name, value], at): [string, string] => [
        name,
        changes.find(([index]) => index % shown.fields.length === at)?.[1] ?? value,
      ])
      .filter((_, at) => !without.some((index) => index % shown.fields.length === at))
    this.#forms.delete(`${role} ${path}`)
    const encoding = shown.isMultipart ? "multipart" : "urlencoded"
    const sent = await this.#form({ encoding, token: "none", fields: [...fields, ...more] })
    const headers = { origin: this.#site.origin, "content-type": sent.type }
    const action = new URL(shown.action, new URL(path, this.#site))
    return this.#exchange({
      method: "POST",
      path: action.pathname + action.search,
      headers,
      bytes: sent.bytes,
      disconnects,
      role,
    })
  }

  async #formsAt(path: string, role: Role): Promise<ShownForm[]> {
    let html = ""
    const onText = (text: string) => {
      html = text
    }
    await this.#exchange({ method: "GET", path, headers: {}, bytes: null, disconnects: false, role, onText })
    const forms = formsIn(html, path)
    this.#forms.set(`${role} ${path}`, forms)
    return forms
  }

  async #sendHttp({ role, method, target, headers, body, disconnects }: Http): Promise<Answer> {
    const sent = body && "fields" in body ? await this.#form(body) : body
    const own: Record<string, string> = sent ? { origin: this.#site.origin, "content-type": sent.type } : {}
    return this.#exchange({
      method,
      path: target,
      headers: { ...own, ...Object.fromEntries(headers) },
      bytes: sent?.bytes ?? null,
      disconnects,
      role,
    })
  }

  #exchange({ method, path, headers, bytes, disconnects, role, onText }: Exchange): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const { hostname, port } = this.#site
    // Sent without cookies, because a sign-out would end the session for the rest of the run.
    const known = /sign-out/i.test(path) ? "nobody" : role
    const cookie = [...this.#office.cookies[known]].map((pair) => pair.join("=")).join("; ")
    const options = {
      hostname,
      port,
      agent: this.#agent,
      method,
      path,
      headers: cookie ? { cookie, ...headers } : headers,
      timeout: TIMEOUT_MS,
    }
    const request = ask(options, (response) => {
      this.#storeCookies(role, response)
      const isEventStream = response.headers["content-type"]?.startsWith("text/event-stream") ?? false
      if (!disconnects && !isEventStream)
        return void this.#read(response, onText).then(() => resolve(response.statusCode ?? 0), reject)
      request.destroy()
      resolve(isEventStream ? (response.statusCode ?? 0) : "left")
    })
    request.once("timeout", () => request.destroy(new NoAnswer("timeout")))
    request.once("error", (error) => {
      // The site closes the connection of a request that it refuses for its length.
      const isCutOff =
        bytes !== null && "code" in error && ["EPIPE", "ECONNRESET"].includes(String(error.code))
      if (isCutOff) resolve("closed")
      else reject(error instanceof NoAnswer ? error : new NoAnswer(error.message))
    })
    request.end(bytes ?? undefined)
    return promise
  }

  /** Stores new session cookies, but keeps those of ended sessions, so that they are tried too. */
  #storeCookies(role: Role, response: IncomingMessage): void {
    if (role === "nobody") return
    for (const set of response.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value && !/Max-Age=0\b/i.test(set)) this.#office.cookies[role].set(name, value)
    }
  }

  async #read(response: IncomingMessage, onText: (text: string) => void = () => {}): Promise<void> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of response) chunks.push(chunk)
    } catch (error) {
      throw new NoAnswer(`incomplete response ${response.statusCode}: ${error}`)
    }
    if (response.headers["content-encoding"]) return
    const text = Buffer.concat(chunks).toString()
    onText(text)
    if (/node_modules|file:\/\/\/|\bat \S+ \(.+:\d+:\d+\)/.test(text))
      throw new NoAnswer("the response reveals internals")
    const [, token = "", sameToken = ""] = TOKEN.exec(text) ?? []
    if (token || sameToken) this.#fresh.push(token || sameToken)
    if (this.#fresh.length > MAX_TOKENS) this.#fresh.shift()
  }

  async #form({ encoding, token, fields }: FormBody): Promise<{ type: string; bytes: Uint8Array }> {
    const value = await this.#token(token)
    const pairs = value === null ? fields : [...fields, ["form_token", value] as const]
    if (encoding === "urlencoded") {
      const text = new URLSearchParams(pairs.map(([name, text]) => [name, text.toWellFormed()])).toString()
      return { type: "application/x-www-form-urlencoded", bytes: Buffer.from(text) }
    }
    const form = new FormData()
    for (const [name, text] of pairs) form.append(name, text)
    const response = new Response(form)
    return { type: response.headers.get("content-type") ?? "", bytes: await response.bytes() }
  }

  async #token(token: Token): Promise<string | null> {
    if (token === "none") return null
    if (token === "used") return this.#used
    if (this.#fresh.length === 0) {
      await this.#exchange({
        method: "GET",
        path: "/contact",
        headers: {},
        bytes: null,
        disconnects: false,
        role: "nobody",
      })
    }
    const fresh = this.#fresh.pop() ?? ""
    if (token === "forged") return `${fresh.slice(0, -3)}AAA`
    this.#used = fresh
    return fresh
  }

  #sendBytes(text: string): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const socket = connect(Number(this.#site.port), this.#site.hostname)
    let received = ""
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new NoAnswer("timeout")))
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1")
    })
    // Ends the request, so that the site does not wait for more.
    socket.end(text, "latin1")
    socket.once("error", (error) => (error instanceof NoAnswer ? reject(error) : socket.destroy()))
    socket.once("close", () => {
      const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status))
      resolve(Math.max(0, ...statuses) || "closed")
    })
    return promise
  }
}

type Exchange = {
  method: string
  path: string
  headers: Record<string, string>
  bytes: Uint8Array | null
  disconnects: boolean
  role: Role
  /** Called with the body of the response. */
  onText?: (text: string) => void
}

/** The item at an index, modulo the number of items. */
function pick<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % items.length]
}
