import { Agent, request as ask, type IncomingMessage } from "node:http"
import { connect } from "node:net"
import { formsIn, type Office, type ShownForm, type Who } from "./office.ts"
import type { FormBody, FuzzRequest, OfficeSubmission, Token } from "./requests.ts"

/** How a request ended: the status; 'left' where it was to leave; 'closed' where bytes that are no HTTP got no word. */
export type Answer = number | "left" | "closed"

/** The site did not answer as a site does. */
export class NoAnswer extends Error {}

/** A request that nobody answers in this time has no answer. A form waits ten seconds for its mail. */
const PATIENCE_MS = 15_000
const MOST_TOKENS = 50
const TOKEN = /name="form_token"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="form_token"/

type Http = Extract<FuzzRequest, { kind: "http" }>

/** Sends requests to one site, and remembers the tokens of the forms that it showed. */
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

  /** @throws NoAnswer where the site is silent, breaks off, or shows how it is made. */
  async send(request: FuzzRequest): Promise<Answer> {
    if (request.kind === "bytes") return this.#sendBytes(request.text)
    return request.kind === "press" ? this.#press(request) : this.#sendHttp(request)
  }

  /** The form as it was shown last; it is shown anew after each press, which may have changed it. */
  async #press({ who, page, form, changes, without, more, leaves }: OfficeSubmission): Promise<Answer> {
    const path = pick(this.#office.pages, page) ?? "/office"
    const forms = this.#forms.get(`${who} ${path}`) ?? (await this.#formsAt(path, who))
    const shown = pick(forms, form) ?? { action: path, isMultipart: false, fields: [] }
    const fields = shown.fields
      .map(([name, value], at): [string, string] => [
        name,
        changes.find(([index]) => index % shown.fields.length === at)?.[1] ?? value,
      ])
      .filter((_, at) => !without.some((index) => index % shown.fields.length === at))
    this.#forms.delete(`${who} ${path}`)
    const encoding = shown.isMultipart ? "multipart" : "urlencoded"
    const sent = await this.#form({ encoding, token: "none", fields: [...fields, ...more] })
    const headers = { origin: this.#site.origin, "content-type": sent.type }
    const action = new URL(shown.action, new URL(path, this.#site))
    return this.#exchange({
      method: "POST",
      path: action.pathname + action.search,
      headers,
      bytes: sent.bytes,
      leaves,
      who,
    })
  }

  async #formsAt(path: string, who: Who): Promise<ShownForm[]> {
    let html = ""
    const hear = (text: string) => {
      html = text
    }
    await this.#exchange({ method: "GET", path, headers: {}, bytes: null, leaves: false, who, hear })
    const forms = formsIn(html, path)
    this.#forms.set(`${who} ${path}`, forms)
    return forms
  }

  async #sendHttp({ who, method, target, headers, body, leaves }: Http): Promise<Answer> {
    const sent = body && "fields" in body ? await this.#form(body) : body
    const own: Record<string, string> = sent ? { origin: this.#site.origin, "content-type": sent.type } : {}
    return this.#exchange({
      method,
      path: target,
      headers: { ...own, ...Object.fromEntries(headers) },
      bytes: sent?.bytes ?? null,
      leaves,
      who,
    })
  }

  #exchange({ method, path, headers, bytes, leaves, who, hear }: Exchange): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const { hostname, port } = this.#site
    // Whoever signs out is a stranger for the rest of the run.
    const known = /sign-out/i.test(path) ? "nobody" : who
    const cookie = [...this.#office.cookies[known]].map((pair) => pair.join("=")).join("; ")
    const options = {
      hostname,
      port,
      agent: this.#agent,
      method,
      path,
      headers: cookie ? { cookie, ...headers } : headers,
      timeout: PATIENCE_MS,
    }
    const request = ask(options, (response) => {
      this.#keepCookies(who, response)
      const goesOn = response.headers["content-type"]?.startsWith("text/event-stream") ?? false
      if (!leaves && !goesOn)
        return void this.#read(response, hear).then(() => resolve(response.statusCode ?? 0), reject)
      request.destroy()
      resolve(goesOn ? (response.statusCode ?? 0) : "left")
    })
    request.once("timeout", () => request.destroy(new NoAnswer("silence")))
    request.once("error", (error) => {
      // Refused for its length: the site closes what it does not read.
      const isCutOff =
        bytes !== null && "code" in error && ["EPIPE", "ECONNRESET"].includes(String(error.code))
      if (isCutOff) resolve("closed")
      else reject(error instanceof NoAnswer ? error : new NoAnswer(error.message))
    })
    request.end(bytes ?? undefined)
    return promise
  }

  /** A session that is begun anew goes on; one that ended is not given up, so that its cookie is tried. */
  #keepCookies(who: Who, response: IncomingMessage): void {
    if (who === "nobody") return
    for (const set of response.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value && !/Max-Age=0\b/i.test(set)) this.#office.cookies[who].set(name, value)
    }
  }

  async #read(response: IncomingMessage, hear: (text: string) => void = () => {}): Promise<void> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of response) chunks.push(chunk)
    } catch (error) {
      throw new NoAnswer(`an answer ${response.statusCode} that broke off: ${error}`)
    }
    if (response.headers["content-encoding"]) return
    const text = Buffer.concat(chunks).toString()
    hear(text)
    if (/node_modules|file:\/\/\/|\bat \S+ \(.+:\d+:\d+\)/.test(text)) throw new NoAnswer("inner workings")
    const [, token = "", sameToken = ""] = TOKEN.exec(text) ?? []
    if (token || sameToken) this.#fresh.push(token || sameToken)
    if (this.#fresh.length > MOST_TOKENS) this.#fresh.shift()
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
        leaves: false,
        who: "nobody",
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
    let heard = ""
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new NoAnswer("silence")))
    socket.on("data", (chunk) => {
      heard += chunk.toString("latin1")
    })
    // The last word is ours: what the site still waits for will not come.
    socket.end(text, "latin1")
    socket.once("error", (error) => (error instanceof NoAnswer ? reject(error) : socket.destroy()))
    socket.once("close", () => {
      const statuses = [...heard.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status))
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
  leaves: boolean
  who: Who
  /** Hears the whole page. */
  hear?: (text: string) => void
}

/** One of them by a number, however many there are. */
function pick<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % items.length]
}
