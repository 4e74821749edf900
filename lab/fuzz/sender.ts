import { Agent, request as httpRequest, type IncomingMessage } from "node:http"
import { connect } from "node:net"
import { formsIn, type Office, type PageForm, type Role } from "./office.ts"
import type { FormBody, FuzzRequest, OfficeSubmission, Token } from "./requests.ts"

/** The status; 'disconnected' if the client disconnected on purpose; 'closed' if the server closed without a response. */
export type Outcome = number | "disconnected" | "closed"

/** The site sent no response, or an invalid one. */
export class InvalidResponse extends Error {}

/** The time limit of a response. A form waits up to ten seconds for its delivery. */
const TIMEOUT_MS = 15_000
const MAX_TOKENS = 50
const TOKEN = /name="form_token"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="form_token"/

type HttpFuzzRequest = Extract<FuzzRequest, { kind: "http" }>

/** Sends requests to one site, and collects the form tokens of its pages. */
export class Sender {
  readonly #site: URL
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 })
  readonly #freshTokens: string[] = []
  readonly #office: Office
  readonly #forms = new Map<string, PageForm[]>()
  #usedToken = ""

  constructor(url: string, office: Office) {
    this.#site = new URL(url)
    this.#office = office
  }

  close(): void {
    this.#agent.destroy()
  }

  /** @throws InvalidResponse if the site times out, drops the connection, or reveals internals. */
  async send(request: FuzzRequest): Promise<Outcome> {
    if (request.kind === "bytes") return this.#sendBytes(request.text)
    return request.kind === "officeForm" ? this.#submitOfficeForm(request) : this.#sendHttp(request)
  }

  /** Submits a form as it was last rendered. The page is fetched again after each submit, which may have changed it. */
  async #submitOfficeForm({
    role,
    page,
    form,
    changes,
    omitted,
    added,
    disconnects,
  }: OfficeSubmission): Promise<Outcome> {
    const path = itemAt(this.#office.paths, page) ?? "/office"
    const forms = this.#forms.get(`${role} ${path}`) ?? (await this.#formsAt(path, role))
    const pageForm = itemAt(forms, form) ?? { action: path, isMultipart: false, fields: [] }
    const fields = pageForm.fields
      .map(([name, value], position): [string, string] => [
        name,
        changes.find(([index]) => index % pageForm.fields.length === position)?.[1] ?? value,
      ])
      .filter((_, position) => !omitted.some((index) => index % pageForm.fields.length === position))
    this.#forms.delete(`${role} ${path}`)
    const encoding = pageForm.isMultipart ? "multipart" : "urlencoded"
    const body = await this.#encodeForm({ encoding, token: "none", fields: [...fields, ...added] })
    const headers = { origin: this.#site.origin, "content-type": body.type }
    const action = new URL(pageForm.action, new URL(path, this.#site))
    return this.#request({
      method: "POST",
      path: action.pathname + action.search,
      headers,
      bytes: body.bytes,
      disconnects,
      role,
    })
  }

  async #formsAt(path: string, role: Role): Promise<PageForm[]> {
    let html = ""
    const onText = (text: string) => {
      html = text
    }
    await this.#request({ method: "GET", path, headers: {}, bytes: null, disconnects: false, role, onText })
    const forms = formsIn(html, path)
    this.#forms.set(`${role} ${path}`, forms)
    return forms
  }

  async #sendHttp({ role, method, target, headers, body, disconnects }: HttpFuzzRequest): Promise<Outcome> {
    const encodedBody = body && "fields" in body ? await this.#encodeForm(body) : body
    const bodyHeaders: Record<string, string> = encodedBody
      ? { origin: this.#site.origin, "content-type": encodedBody.type }
      : {}
    return this.#request({
      method,
      path: target,
      headers: { ...bodyHeaders, ...Object.fromEntries(headers) },
      bytes: encodedBody?.bytes ?? null,
      disconnects,
      role,
    })
  }

  #request({ method, path, headers, bytes, disconnects, role, onText }: RequestOptions): Promise<Outcome> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    const { hostname, port } = this.#site
    // Sent without cookies, because a sign-out would end the session for the rest of the run.
    const cookieRole = /sign-out/i.test(path) ? "nobody" : role
    const cookie = [...this.#office.cookies[cookieRole]].map((pair) => pair.join("=")).join("; ")
    const options = {
      hostname,
      port,
      agent: this.#agent,
      method,
      path,
      headers: cookie ? { cookie, ...headers } : headers,
      timeout: TIMEOUT_MS,
    }
    const request = httpRequest(options, (response) => {
      this.#storeCookies(role, response)
      const isEventStream = response.headers["content-type"]?.startsWith("text/event-stream") ?? false
      if (!disconnects && !isEventStream)
        return void this.#read(response, onText).then(() => resolve(response.statusCode ?? 0), reject)
      request.destroy()
      resolve(isEventStream ? (response.statusCode ?? 0) : "disconnected")
    })
    request.once("timeout", () => request.destroy(new InvalidResponse("timeout")))
    request.once("error", (error) => {
      // The site closes the connection of a request that it refuses for its length.
      const isAborted =
        bytes !== null && "code" in error && ["EPIPE", "ECONNRESET"].includes(String(error.code))
      if (isAborted) resolve("closed")
      else reject(error instanceof InvalidResponse ? error : new InvalidResponse(error.message))
    })
    request.end(bytes ?? undefined)
    return promise
  }

  /** Stores new session cookies, but keeps those of ended sessions, so that requests use them too. */
  #storeCookies(role: Role, response: IncomingMessage): void {
    if (role === "nobody") return
    for (const setCookie of response.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
      if (value && !/Max-Age=0\b/i.test(setCookie)) this.#office.cookies[role].set(name, value)
    }
  }

  async #read(response: IncomingMessage, onText: (text: string) => void = () => {}): Promise<void> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of response) chunks.push(chunk)
    } catch (error) {
      throw new InvalidResponse(`incomplete response ${response.statusCode}: ${error}`)
    }
    if (response.headers["content-encoding"]) return
    const text = Buffer.concat(chunks).toString()
    onText(text)
    if (/node_modules|file:\/\/\/|\bat \S+ \(.+:\d+:\d+\)/.test(text))
      throw new InvalidResponse("the response reveals internals")
    const [, token = "", sameToken = ""] = TOKEN.exec(text) ?? []
    if (token || sameToken) this.#freshTokens.push(token || sameToken)
    if (this.#freshTokens.length > MAX_TOKENS) this.#freshTokens.shift()
  }

  async #encodeForm({ encoding, token, fields }: FormBody): Promise<{ type: string; bytes: Uint8Array }> {
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
    if (token === "used") return this.#usedToken
    if (this.#freshTokens.length === 0) {
      await this.#request({
        method: "GET",
        path: "/contact",
        headers: {},
        bytes: null,
        disconnects: false,
        role: "nobody",
      })
    }
    const fresh = this.#freshTokens.pop() ?? ""
    if (token === "forged") return `${fresh.slice(0, -3)}AAA`
    this.#usedToken = fresh
    return fresh
  }

  #sendBytes(text: string): Promise<Outcome> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    const socket = connect(Number(this.#site.port), this.#site.hostname)
    let received = ""
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new InvalidResponse("timeout")))
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1")
    })
    // Ends the request, so that the site does not wait for more.
    socket.end(text, "latin1")
    socket.once("error", (error) => (error instanceof InvalidResponse ? reject(error) : socket.destroy()))
    socket.once("close", () => {
      const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status))
      resolve(Math.max(0, ...statuses) || "closed")
    })
    return promise
  }
}

type RequestOptions = {
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
function itemAt<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length]
}
