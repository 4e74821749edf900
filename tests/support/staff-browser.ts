/** A client of the office with a cookie jar. It runs no scripts and follows no redirects. */
export class StaffBrowser {
  readonly #site: string
  readonly #cookies = new Map<string, string>()
  readonly #address: string
  readonly #origin: string

  /**
   * `address` is the client's IP address for a site that trusts its proxy; sign-in attempts are counted by it. `origin` is
   * the origin that such a proxy forwards.
   */
  constructor(site: string, address = "192.0.2.1", origin = site) {
    this.#origin = origin
    this.#site = site
    this.#address = address
  }

  open(path: string): Promise<Response> {
    return this.#fetch(path, {})
  }

  /** Submits a form. `origin` is the site's own unless another is given. */
  submit(
    path: string,
    fields: Record<string, string> | [name: string, value: string][],
    origin: string | null = this.#origin,
  ): Promise<Response> {
    const headers: Record<string, string> = origin === null ? {} : { origin }
    return this.#fetch(path, { method: "POST", headers, body: new URLSearchParams(fields) })
  }

  /** Submits a multipart form with files. */
  submitFiles(path: string, body: FormData, origin: string | null = this.#origin): Promise<Response> {
    return this.#fetch(path, { method: "POST", headers: origin === null ? {} : { origin }, body })
  }

  /** All cookies, in the format of a Playwright browser context. */
  get cookies(): { name: string; value: string; url: string }[] {
    const url = new URL("/office", this.#site).href
    return [...this.#cookies].map(([name, value]) => ({ name, value, url }))
  }

  /** Another browser with the same cookies, as an attacker who stole them has. */
  copy(): StaffBrowser {
    const copy = new StaffBrowser(this.#site, this.#address, this.#origin)
    for (const [name, value] of this.#cookies) copy.#cookies.set(name, value)
    return copy
  }

  async #fetch(path: string, request: RequestInit): Promise<Response> {
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
    for (const set of response.headers.getSetCookie()) this.#store(set)
    return response
  }

  #store(setCookie: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
    if (/;\s*Max-Age=0\b/i.test(setCookie)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

/** The target of a redirect without its origin, or null. */
export function redirectTarget(response: Response): string | null {
  return response.headers.get("location")?.replace(/^https?:\/\/[^/]+/, "") ?? null
}
