import { once } from "node:events"
import { type IncomingHttpHeaders, request as plainRequest } from "node:http"
import { type RequestOptions, request } from "node:https"
import { connect } from "node:tls"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { AMBIGUOUS_REQUESTS } from "#tests/attacks/ambiguous-requests.ts"
import { CONTACT, tokenIn } from "#tests/http/visitor-forms.ts"
import { logLine } from "#tests/support/log-lines.ts"
import { metricsUrl, readMetrics } from "#tests/support/metrics.ts"
import { POLLING } from "#tests/support/polling.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { hasProgram } from "../../lab/bench/machine.ts"
import { HOST_NAME, type ReverseProxy, startCaddy, startNginx } from "./reverse-proxy.ts"

const PROXIES = [
  { name: "nginx", start: startNginx, buffersBodies: true },
  { name: "caddy", start: startCaddy, buffersBodies: false },
]

type HttpResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }

describe.each(PROXIES)("behind $name, with TLS", ({ name, start, buffersBodies }) => {
  const missing = [name, "openssl"].filter((program) => !hasProgram(program))
  if (missing.length > 0) {
    it.skip(`skipped, ${missing.join(" and ")} not found`, () => {})
    return
  }

  let site: Site
  let proxy: ReverseProxy
  beforeAll(async () => {
    site = await openSite({
      TRUST_PROXY: "1",
      SITE_URL: `https://${HOST_NAME}`,
      INTAKE_PER_MINUTE: "1",
      METRICS_PORT: "0",
      LOG_LEVEL: "debug",
    })
    proxy = await start(site.url)
  })
  afterAll(async () => {
    await proxy?.stop()
    await site.remove()
  })

  const options = (path: string, overrides: RequestOptions): RequestOptions => ({
    host: "127.0.0.1",
    port: proxy.httpsPort,
    servername: HOST_NAME,
    ca: proxy.certificate,
    path,
    agent: false,
    ...overrides,
    headers: { host: HOST_NAME, ...overrides.headers },
  })

  const fetchFromProxy = (path: string, overrides: RequestOptions = {}, body = "") => {
    const { promise, resolve, reject } = Promise.withResolvers<HttpResponse>()
    const clientRequest = request(options(path, overrides), async (response) => {
      const bytes = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() })
    })
    clientRequest.once("error", reject)
    clientRequest.end(body)
    return promise
  }

  const formHeaders = { origin: `https://${HOST_NAME}`, "content-type": "application/x-www-form-urlencoded" }
  const contactForm = async (message: string) => {
    const form_token = tokenIn((await fetchFromProxy("/contact")).text)
    return new URLSearchParams({ ...CONTACT, message, form_token }).toString()
  }
  /** Submits the contact form from a loopback address. Each address counts as a separate visitor. */
  const sendMessage = async (message: string, localAddress: string, headers = {}) => {
    const overrides = { method: "POST", localAddress, headers: { ...formHeaders, ...headers } }
    return fetchFromProxy("/contact", overrides, await contactForm(message))
  }

  it("serves pages with Strict-Transport-Security", async () => {
    const { status, headers, text } = await fetchFromProxy("/faq")
    expect(status).toBe(200)
    expect(text).toContain("</html>")
    expect(headers["strict-transport-security"]).toMatch(/^max-age=31536000/)
    expect((await fetchFromProxy("/readyz")).status).toBe(200)
  })

  // Caddy logs only form submissions in the office, which a test below checks.
  it.runIf(name === "nginx")("logs no one-time link and no query", async () => {
    await fetchFromProxy("/office/welcome/secret-of-a-link")
    await fetchFromProxy("/faq?q=quagmire")
    await vi.waitFor(async () => expect(await proxy.accessLog()).toContain(" /faq "), POLLING)
    expect(await proxy.accessLog()).not.toMatch(/secret-of-a-link|quagmire/)
  })

  it("redirects requests without TLS", async () => {
    const { promise, resolve } = Promise.withResolvers<[number | undefined, string | undefined]>()
    const target = { host: "127.0.0.1", port: proxy.httpPort, path: "/faq?x=1", headers: { host: HOST_NAME } }
    plainRequest(target, (response) =>
      resolve([response.resume().statusCode, response.headers.location]),
    ).end()
    const [status, location] = await promise
    expect(status).toBe(308)
    expect(location?.replace(`:${proxy.httpsPort}`, "")).toBe(`https://${HOST_NAME}/faq?x=1`)
  })

  it("refuses API requests without TLS instead of redirecting them", async () => {
    const { promise, resolve } = Promise.withResolvers<number | undefined>()
    const target = {
      host: "127.0.0.1",
      port: proxy.httpPort,
      path: "/api/categories",
      headers: { host: HOST_NAME },
    }
    plainRequest(target, (response) => resolve(response.resume().statusCode)).end()
    expect(await promise).toBe(403)
  })

  it("redirects the name without www, with Strict-Transport-Security", async () => {
    const { status, headers } = await fetchFromProxy("/faq", {
      servername: "example.lk",
      headers: { host: "example.lk" },
    })
    expect([301, 308]).toContain(status)
    expect(headers.location).toBe(`https://${HOST_NAME}/faq`)
    expect(headers["strict-transport-security"]).toMatch(/^max-age=31536000/)
  })

  it("does not serve the site for another host name", async () => {
    const response = fetchFromProxy("/faq", { servername: "evil.example", headers: { host: "evil.example" } })
    await expect(response).rejects.toThrow()
  })

  it("sends the security headers with its own error responses", async () => {
    const headers = { ...formHeaders, "content-length": "90000" }
    const {
      status,
      headers: received,
      text,
    } = await fetchFromProxy("/contact", { method: "POST", headers }, "x".repeat(90_000))
    expect(status).toBe(name === "nginx" ? 413 : 502) // Caddy's status for an aborted body
    expect(text).toContain("Please try again in a minute")
    expect(received["content-security-policy"]).toContain("default-src 'none'")
    expect(received["x-content-type-options"]).toBe("nosniff")
    expect(received["cache-control"]).toBe("no-store")
  })

  it("logs form submissions in the office with their address, and without one-time links", async () => {
    const headers = { ...formHeaders }
    const submit = { method: "POST", localAddress: "127.0.0.9", headers }
    await fetchFromProxy("/office/sign-in", submit, "email=a%40example.lk&password=x")
    await fetchFromProxy("/office/welcome/secret-of-a-link?x=quagmire", submit, "name=x")
    await fetchFromProxy("/office/sign-in")
    await vi.waitFor(
      async () => expect(await proxy.officeLog()).toMatch(/127\.0\.0\.9[^\n]*\/office\/welcome/),
      POLLING,
    )
    const log = await proxy.officeLog()
    expect(log.match(/127\.0\.0\.9/g)?.length).toBeGreaterThanOrEqual(2)
    expect(log).not.toMatch(/secret-of-a-link|quagmire|GET/)
  })

  it.runIf(name === "nginx")("limits the request rate of each address", async () => {
    const from = (localAddress: string) => fetchFromProxy("/healthz", { localAddress })
    const responses = await Promise.all(Array.from({ length: 260 }, () => from("127.0.0.10")))
    expect(responses.map(({ status }) => status)).toContain(429)
    expect((await from("127.0.0.11")).status).toBe(200)
  })

  it("passes on a compressed cached page unchanged, and answers 304 for its ETag", async () => {
    const acceptBrotli = { "accept-encoding": "br" }
    const direct = async () => {
      const response = await fetch(`${site.url}/guides`, { headers: acceptBrotli })
      await response.bytes()
      return response.headers
    }
    let cached = await direct()
    while (!cached.has("etag")) cached = await direct()
    const proxied = await fetchFromProxy("/guides", { headers: acceptBrotli })
    expect(proxied.headers["content-encoding"]).toBe("br")
    expect(proxied.headers.etag).toBe(cached.get("etag"))
    expect(proxied.bytes.length).toBe(Number(cached.get("content-length")))
    const again = await fetchFromProxy("/guides", {
      headers: { ...acceptBrotli, "if-none-match": proxied.headers.etag },
    })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  it("accepts a form from the site's own origin only", async () => {
    expect((await sendMessage("From here.", "127.0.0.2")).status).toBe(303)
    expect((await sendMessage("From there.", "127.0.0.3", { origin: "https://evil.example" })).status).toBe(
      400,
    )
    expect((await sendMessage("From the inside.", "127.0.0.3", { origin: site.url })).status).toBe(400)
  })

  it("counts visitors by their real address, whatever header they send", async () => {
    expect((await sendMessage("One.", "127.0.0.4")).status).toBe(303)
    expect((await sendMessage("Two.", "127.0.0.5")).status).toBe(303)
    const forgedHeaders = { "x-forwarded-for": "203.0.113.1", forwarded: "for=203.0.113.2" }
    expect((await sendMessage("Three.", "127.0.0.4", forgedHeaders)).status).toBe(429)
  })

  it.each(AMBIGUOUS_REQUESTS)(
    "gives each visitor the response to their own request after a request with %s",
    async (_, request) => {
      const connection = connect({
        host: "127.0.0.1",
        port: proxy.httpsPort,
        servername: HOST_NAME,
        ca: proxy.certificate,
      })
      // A proxy may wait for the rest of an unfinished request. Its own time limit is not tested here.
      connection.setTimeout(1_000, () => connection.destroy())
      connection.on("error", () => {})
      connection.resume().write(request.replaceAll("Host: x", `Host: ${HOST_NAME}`))
      await once(connection, "close")
      for (const [path, expectedText] of [
        ["/readyz", "ready\n"],
        ["/robots.txt", "Sitemap:"],
        ["/healthz", "ok\n"],
      ] as const)
        expect((await fetchFromProxy(path)).text).toContain(expectedText)
    },
  )

  it("assigns one request id for response and log, which visitors cannot choose", async () => {
    const chosenId = { "x-request-id": "chosen-by-a-visitor" }
    const id = (await fetchFromProxy("/nowhere", { headers: chosenId })).headers["x-request-id"]
    expect(id).toMatch(/^[0-9a-f-]{32,36}$/)
    expect(await logLine(site, ({ requestId }) => requestId === id)).toMatchObject({ status: 404 })
  })

  it.runIf(buffersBodies)("buffers a slow request before it reaches the site", async () => {
    const body = await contactForm("Slowly.")
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
    const headers = { ...formHeaders, "content-length": String(Buffer.byteLength(body)) }
    const slowRequest = request(
      options("/contact", { method: "POST", localAddress: "127.0.0.6", headers }),
      (response) => resolve(response.resume().statusCode),
    )
    slowRequest.once("error", reject)
    await new Promise((resolveWritten) => slowRequest.write(body.slice(0, 20), resolveWritten))
    expect((await fetchFromProxy("/healthz")).status).toBe(200)
    const metrics = await metricsUrl(site)
    await vi.waitFor(async () => {
      expect((await readMetrics(metrics)).get("rental_requests_in_progress")).toBe(0)
    }, POLLING)
    slowRequest.end(body.slice(20))
    expect(await promise).toBe(303)
  })
})
