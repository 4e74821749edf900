import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { FakeFormService } from "#tests/fakes/form-service.ts"
import { logLine, logLines } from "#tests/support/log-lines.ts"
import { metricsUrl, readMetrics } from "#tests/support/metrics.ts"
import { POLLING } from "#tests/support/polling.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { CONTACT, post, tokenIn } from "./visitor-forms.ts"

let service: FakeFormService
let site: Site
/** The URL of the metrics server. */
let metricsAddress: string
beforeAll(async () => {
  service = await FakeFormService.start()
  site = await openSite({
    METRICS_PORT: "0",
    LOG_LEVEL: "debug",
    TRUST_PROXY: "1",
    CONTACT_FORM_URL: `${service.url}/contact`,
  })
  metricsAddress = await metricsUrl(site)
})
afterAll(async () => {
  await site.remove()
  await service.stop()
})

/** The metrics once no request is in progress: a request is counted shortly after its response arrives. */
async function metricsWhenIdle(): Promise<ReadonlyMap<string, number>> {
  return vi.waitFor(async () => {
    const metrics = await readMetrics(metricsAddress)
    expect(metrics.get("rental_requests_in_progress")).toBe(0)
    return metrics
  }, POLLING)
}

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const form_token = tokenIn(await (await fetch(`${site.url}/contact`)).text())
  return post(`${site.url}/contact`, { ...CONTACT, ...fields, form_token }, headers)
}

describe("metrics", () => {
  it("are served on 127.0.0.1 only, and not by the site", async () => {
    expect(new URL(metricsAddress).hostname).toBe("127.0.0.1")
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
    expect((await fetch(new URL("/", metricsAddress))).status).toBe(404)
    expect((await fetch(metricsAddress)).headers.get("content-type")).toContain("text/plain; version=0.0.4")
  })

  it("count requests by route, method and status class, without unknown paths", async () => {
    const sendRequest = (path: string, init?: RequestInit) =>
      fetch(site.url + path, { redirect: "manual", ...init })
    for (const path of ["/cars/anna-perera", "/anna-perera", "/anna/perera", "/robots.txt", "/readyz"])
      await (await sendRequest(path)).text()
    await (await sendRequest("/images/anna.png", { method: "PUT" })).text()
    await (await sendRequest("/favicon.ico")).text()
    const metrics = await metricsWhenIdle()
    const count = (route: string, method: string, status: string) =>
      metrics.get(`rental_requests_total{route="${route}",method="${method}",status="${status}"}`)
    expect(count("/cars/:slug", "GET", "4xx")).toBe(1)
    expect(count("/:page", "GET", "4xx")).toBeGreaterThan(0)
    expect(count("/*", "GET", "4xx")).toBe(1)
    expect(count("/*", "other", "4xx")).toBe(1)
    expect(count("/robots.txt", "GET", "2xx")).toBe(1)
    expect(count("/readyz", "GET", "2xx")).toBe(1)
    expect(count("file", "GET", "2xx")).toBe(1)
    expect([...metrics.keys()].join("\n")).not.toMatch(/anna|perera/)
  })

  it("count cache misses and hits", async () => {
    const fetchPage = async () => (await fetch(`${site.url}/faq`)).text()
    const hits = async () =>
      (await readMetrics(metricsAddress)).get('rental_cached_page_requests_total{result="hit"}')
    await fetchPage()
    const before = (await hits()) ?? 0
    let after = before
    // The page enters the cache once it is compressed.
    while (after === before) {
      await fetchPage()
      after = (await hits()) ?? 0
    }
    const metrics = await metricsWhenIdle()
    expect(metrics.get("rental_cached_pages")).toBeGreaterThan(0)
    expect(metrics.get("rental_cached_pages_bytes")).toBeGreaterThan(1000)
  })

  it("count outcomes of enquiries and attempts, and include the age of the oldest waiting delivery", async () => {
    service.setBehaviours("500", "ok")
    expect((await send({ message: "It fails." })).status).toBe(502)
    expect((await send({ message: "It arrives." })).status).toBe(303)
    expect((await send({ website: "https://robot.example" })).status).toBe(422)
    const metrics = await metricsWhenIdle()
    expect(metrics.get('rental_enquiries_total{kind="contact",outcome="recorded"}')).toBe(1)
    expect(metrics.get('rental_enquiries_total{kind="contact",outcome="delivered"}')).toBe(1)
    expect(metrics.get('rental_forms_suspected_total{reason="trapFilled"}')).toBe(1)
    expect(
      metrics.get(
        'rental_delivery_attempts_total{queue="enquiries",channel="formService",result="delivered"}',
      ),
    ).toBe(1)
    const failed = [...metrics].filter(([name]) =>
      /delivery_attempts_total.*result="(?!delivered)/.test(name),
    )
    expect(failed.map(([, count]) => count)).toEqual([1])
    expect(metrics.get('rental_deliveries_waiting{queue="enquiries"}')).toBe(1)
    expect(metrics.get('rental_oldest_delivery_age_seconds{queue="enquiries"}')).toBeGreaterThan(0)
  })

  it("include the process's memory, event loop lag, commit and Node version", async () => {
    const names = [...(await readMetrics(metricsAddress)).keys()].join("\n")
    expect(names).toContain("process_resident_memory_bytes")
    expect(names).toContain("nodejs_eventloop_lag_p99_seconds")
    expect(names).toMatch(/rental_build_info\{commit="([0-9a-f]{12}|unknown)",node="v\d+\.\d+\.\d+"\}/)
  })
})

describe("a request", () => {
  it("has one id in its response and in all its log lines, that of its delivery included", async () => {
    service.setBehaviours("ok")
    const id = "0123456789abcdef0123456789abcdef"
    const response = await send({ message: "Which id?" }, { "x-request-id": id })
    expect(response.headers.get("x-request-id")).toBe(id)
    const answered = await logLine(
      site,
      ({ requestId, msg }) => requestId === id && msg === "request answered",
    )
    expect(answered).toMatchObject({ method: "POST", route: "/contact", path: "/contact", status: 303 })
    expect(
      logLines(site)
        .filter(({ requestId }) => requestId === id)
        .map(({ msg }) => msg),
    ).toContain("delivered")
  })

  it.each(["/carlist?q=van", "/favicon.ico", "/nowhere", "/api/vehicle/services"])(
    "has a unique id for %s",
    async (path) => {
      const ids = [await fetch(site.url + path), await fetch(site.url + path)].map(({ headers }) =>
        headers.get("x-request-id"),
      )
      for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
      expect(ids[0]).not.toBe(ids[1])
    },
  )

  it("has the proxy's request id for a cached page", async () => {
    const headers = { "x-request-id": "cached-page-of-the-test" }
    const sendRequest = () => fetch(`${site.url}/terms-and-conditions`, { headers })
    for (const response of [await sendRequest(), await sendRequest()])
      expect(response.headers.get("x-request-id")).toBe("cached-page-of-the-test")
  })

  it("logs no answers, no query and no address of a visitor", async () => {
    const from = { "x-forwarded-for": "203.0.113.77" }
    await (await fetch(`${site.url}/home?q=Quagmire`, { headers: from })).text()
    await (await fetch(`${site.url}/anna.perera@example.com`, { headers: from })).text()
    await send({ message: "Nineteen pilgrims" }, from)
    await logLine(site, ({ msg, status }) => msg === "request answered" && status === 404)
    expect(site.output()).not.toMatch(/quagmire|zebulon|pilgrims|perera|203\.0\.113/i)
  })
})
