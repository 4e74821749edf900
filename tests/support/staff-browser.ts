/** A browser of somebody of the staff, as far as cookies go: without scripts, and no redirect followed. */
export class StaffBrowser {
  readonly #site: string
  readonly #cookies = new Map<string, string>()
  readonly #address: string
  readonly #origin: string

  /**
   * `address` is where it comes from, for a site that trusts its proxy: tries to sign in are counted by it. `origin` is what such a
   * proxy was asked for.
   */
  constructor(site: string, address = "192.0.2.1", origin = site) {
    this.#origin = origin
    this.#site = site
    this.#address = address
  }

  open(path: string): Promise<Response> {
    return this.#ask(path, {})
  }

  /** Presses the button of a form; `origin` is the site's own unless another is given. */
  submit(
    path: string,
    fields: Record<string, string>,
    origin: string | null = this.#origin,
  ): Promise<Response> {
    const headers: Record<string, string> = origin === null ? {} : { origin }
    return this.#ask(path, { method: "POST", headers, body: new URLSearchParams(fields) })
  }

  /** Sends files, as a form with room for them does. */
  send(path: string, body: FormData, origin: string | null = this.#origin): Promise<Response> {
    return this.#ask(path, { method: "POST", headers: origin === null ? {} : { origin }, body })
  }

  /** For a browser that shows pages: every cookie of the office. */
  get cookies(): { name: string; value: string; url: string }[] {
    const url = new URL("/office", this.#site).href
    return [...this.#cookies].map(([name, value]) => ({ name, value, url }))
  }

  /** Another browser with the same cookies, as whoever steals them has. */
  copy(): StaffBrowser {
    const copy = new StaffBrowser(this.#site, this.#address, this.#origin)
    for (const [name, value] of this.#cookies) copy.#cookies.set(name, value)
    return copy
  }

  async #ask(path: string, request: RequestInit): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const headers = new Headers(request.headers)
    headers.set("x-forwarded-for", this.#address)
    if (cookie) headers.set("cookie", cookie)
    if (this.#origin !== this.#site) {
      const { protocol, host } = new URL(this.#origin)
      headers.set("x-forwarded-proto", protocol.slice(0, -1))
      headers.set("x-forwarded-host", host)
    }
    const response = await fetch(new URL(path, this.#site), { ...request, headers, redirect: "manual" })
    for (const set of response.headers.getSetCookie()) this.#keep(set)
    return response
  }

  #keep(setCookie: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
    if (/;\s*Max-Age=0\b/i.test(setCookie)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

/** Where a response leads: path, question and all. */
export function leadsTo(response: Response): string | null {
  return response.headers.get("location")?.replace(/^https?:\/\/[^/]+/, "") ?? null
}
