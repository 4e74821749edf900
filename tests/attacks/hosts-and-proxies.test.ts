import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { CONTACT, post, tokenIn } from "#tests/http/visitor-forms.ts"
import { sendRaw } from "#tests/support/raw-http.ts"
import { openSite, type Site } from "#tests/support/site.ts"

/** One submission a minute per address, so each test uses addresses of its own. */
const ONE_A_MINUTE = { TRUST_PROXY: "1", INTAKE_PER_MINUTE: "1" }

let site: Site
beforeAll(async () => {
  site = await openSite(ONE_A_MINUTE)
})
afterAll(() => site.remove())

let messageCount = 0
const sendAs = async (headers: Record<string, string>, to = site) => {
  const form_token = tokenIn(await (await fetch(`${to.url}/contact`)).text())
  const fields = { ...CONTACT, message: `Message ${messageCount++}`, form_token }
  return (await post(`${to.url}/contact`, fields, headers)).status
}

describe("behind a proxy, a visitor", () => {
  it("is counted by the address that the proxy names", async () => {
    expect(await sendAs({ "x-forwarded-for": "203.0.113.1" })).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "203.0.113.2" })).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "203.0.113.1" })).toBe(429)
  })

  it("is not changed by an address in front of the one that the proxy adds", async () => {
    expect(await sendAs({ "x-forwarded-for": "198.51.100.1, 203.0.113.3" })).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "198.51.100.2, 203.0.113.3" })).toBe(429)
  })

  it("is not changed by a Forwarded header that the proxy passes on", async () => {
    const forwardedHeaders = { "x-forwarded-for": "203.0.113.4" }
    expect(await sendAs({ ...forwardedHeaders, forwarded: "for=198.51.100.1" })).toBe(303)
    expect(await sendAs({ ...forwardedHeaders, forwarded: "for=198.51.100.2" })).toBe(429)
  })

  it("may submit a form to the host and scheme that the proxy received", async () => {
    const forwardedHeaders = { "x-forwarded-for": "203.0.113.5", origin: "https://www.example.lk" }
    const received = { "x-forwarded-host": "www.example.lk", "x-forwarded-proto": "https" }
    expect(await sendAs(forwardedHeaders)).toBe(400)
    expect(await sendAs({ ...forwardedHeaders, ...received })).toBe(303)
  })
})

describe("behind two proxies, a visitor", () => {
  let behindTwo: Site
  beforeAll(async () => {
    behindTwo = await openSite({ ...ONE_A_MINUTE, TRUST_PROXY: "2" })
  })
  afterAll(() => behindTwo.remove())

  it("is counted by the address that the outer proxy saw, not by the outer proxy's own", async () => {
    expect(await sendAs({ "x-forwarded-for": "203.0.113.1, 10.0.0.1" }, behindTwo)).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "203.0.113.2, 10.0.0.1" }, behindTwo)).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "203.0.113.2, 10.0.0.2" }, behindTwo)).toBe(429)
  })

  it("is not changed by an address in front of the one that the outer proxy adds", async () => {
    expect(await sendAs({ "x-forwarded-for": "198.51.100.1, 203.0.113.3, 10.0.0.1" }, behindTwo)).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "198.51.100.2, 203.0.113.3, 10.0.0.1" }, behindTwo)).toBe(429)
  })

  it("is counted by the address that the inner proxy saw if they bypass the outer one", async () => {
    expect(await sendAs({ "x-forwarded-for": "203.0.113.4" }, behindTwo)).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "203.0.113.4" }, behindTwo)).toBe(429)
  })

  it("may submit a form if one proxy or both name host and scheme", async () => {
    const origin = "https://www.example.lk"
    const oneProxy = { "x-forwarded-host": "www.example.lk", "x-forwarded-proto": "https" }
    const bothProxies = { "x-forwarded-host": "www.example.lk, inner", "x-forwarded-proto": "https, http" }
    expect(await sendAs({ origin, ...oneProxy, "x-forwarded-for": "203.0.113.5" }, behindTwo)).toBe(303)
    expect(await sendAs({ origin, ...bothProxies, "x-forwarded-for": "203.0.113.6" }, behindTwo)).toBe(303)
  })
})

describe("without a proxy", () => {
  let directSite: Site
  beforeAll(async () => {
    directSite = await openSite({ ...ONE_A_MINUTE, TRUST_PROXY: "0", SITE_URL: "https://www.example.lk" })
  })
  afterAll(() => directSite.remove())

  it("no header changes a visitor's address", async () => {
    expect(await sendAs({ "x-forwarded-for": "203.0.113.1" }, directSite)).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "203.0.113.2", forwarded: "for=203.0.113.3" }, directSite)).toBe(
      429,
    )
  })

  it("no header changes the site's host, for a form or for a page", async () => {
    const forwardedHeaders = {
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      forwarded: "host=evil.example",
    }
    expect(await sendAs({ ...forwardedHeaders, origin: "https://evil.example" }, directSite)).toBe(400)
    expect(
      await (await fetch(`${directSite.url}/about`, { headers: forwardedHeaders })).text(),
    ).not.toContain("evil.example")
  })

  it.each(["/about", "/home?q=x", "/sitemap.xml", "/robots.txt", "/nowhere", "/"])(
    "%s links to the site's own host, whatever host was requested",
    async (path) => {
      const response = await sendRaw(
        directSite.url,
        `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
      )
      expect(response).toMatch(/^HTTP\/1.1 (200|301|404)/)
      expect(response).not.toContain("evil.example")
    },
  )

  it.each([
    ["a host with a path in it", "GET /home HTTP/1.1\r\nHost: a/healthz?"],
    ["a host with a user in it", "GET /home HTTP/1.1\r\nHost: a@evil.example"],
    ["a host that ends in a question mark", "GET /home HTTP/1.1\r\nHost: a?"],
    ["two hosts in one", "GET /home HTTP/1.1\r\nHost: a, evil.example"],
    ["two hosts", "GET /home HTTP/1.1\r\nHost: a\r\nHost: evil.example"],
    ["no host", "GET /home HTTP/1.1\r\nX-None: 1"],
    ["an absolute URL of another host", "GET http://evil.example/about HTTP/1.1\r\nHost: a"],
    ["an absolute URL of another port", "GET http://a:81/about HTTP/1.1\r\nHost: a"],
    ["an absolute URL without a host", "GET http:///about HTTP/1.1\r\nHost: a"],
    ["a CONNECT request", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443"],
  ])("%s is refused", async (_, head) => {
    const response = await sendRaw(directSite.url, `${head}\r\nConnection: close\r\n\r\n`)
    expect(response).toMatch(/^(HTTP\/1\.1 400 |$)/)
    expect(response).not.toContain("evil.example")
  })

  it("an absolute URL of the same host is read as its path, also for a cached page", async () => {
    for (let time = 0; time < 2; time++) {
      const response = await sendRaw(
        directSite.url,
        "GET http://A.example/about?x=1 HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n",
      )
      expect(response).toMatch(/^HTTP\/1\.1 200 /)
      expect(response).toContain("https://www.example.lk/about")
    }
  })
})
