import { Agent, request as ask, type IncomingMessage } from "node:http"
import { connect } from "node:net"
import type { FormBody, FuzzRequest, Token } from "./requests.ts"

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
  #used = ""

  constructor(url: string) {
    this.#site = new URL(url)
  }

  close(): void {
    this.#agent.destroy()
  }

  /** @throws NoAnswer where the site is silent, breaks off, or shows how it is made. */
  async send(request: FuzzRequest): Promise<Answer> {
    return request.kind === "bytes" ? this.#sendBytes(request.text) : this.#sendHttp(request)
  }

  async #sendHttp({ method, target, headers, body, leaves }: Http): Promise<Answer> {
    const sent = body && "fields" in body ? await this.#form(body) : body
    const own: Record<string, string> = sent ? { origin: this.#site.origin, "content-type": sent.type } : {}
    return this.#exchange({
      method,
      path: target,
      headers: { ...own, ...Object.fromEntries(headers) },
      bytes: sent?.bytes ?? null,
      leaves,
    })
  }

  #exchange({ method, path, headers, bytes, leaves }: Exchange): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const { hostname, port } = this.#site
    const options = { hostname, port, agent: this.#agent, method, path, headers, timeout: PATIENCE_MS }
    const request = ask(options, (response) => {
      if (!leaves) return void this.#read(response).then(() => resolve(response.statusCode ?? 0), reject)
      request.destroy()
      resolve("left")
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

  async #read(response: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of response) chunks.push(chunk)
    } catch (error) {
      throw new NoAnswer(`an answer ${response.statusCode} that broke off: ${error}`)
    }
    if (response.headers["content-encoding"]) return
    const text = Buffer.concat(chunks).toString()
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
      await this.#exchange({ method: "GET", path: "/contact", headers: {}, bytes: null, leaves: false })
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
}
