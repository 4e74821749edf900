import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { CONTACT, post, tokenIn } from "#tests/http/browser.ts"
import { say } from "#tests/support/raw-http.ts"
import { type Site, startSite } from "#tests/support/site.ts"

/** Each test speaks for visitors of its own: one submission a minute is taken from each. */
const ONE_A_MINUTE = { TRUST_PROXY: "1", INTAKE_PER_MINUTE: "1" }

let site: Site
beforeAll(async () => {
  site = await startSite(ONE_A_MINUTE)
})
afterAll(() => site.remove())

let messages = 0
const sendAs = async (headers: Record<string, string>, to = site) => {
  const form_token = tokenIn(await (await fetch(`${to.url}/contact`)).text())
  const fields = { ...CONTACT, message: `Message ${messages++}`, form_token }
  return (await post(`${to.url}/contact`, fields, headers)).status
}

describe("behind a proxy, a visitor", () => {
  it("is counted by the address that the proxy names", async () => {
    expect(await sendAs({ "x-forwarded-for": "203.0.113.1" })).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "203.0.113.2" })).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "203.0.113.1" })).toBe(429)
  })

  it("is no other for an address that stands before the proxy's word", async () => {
    expect(await sendAs({ "x-forwarded-for": "198.51.100.1, 203.0.113.3" })).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "198.51.100.2, 203.0.113.3" })).toBe(429)
  })

  it("is no other for a header that the proxy passes on", async () => {
    const named = { "x-forwarded-for": "203.0.113.4" }
    expect(await sendAs({ ...named, forwarded: "for=198.51.100.1" })).toBe(303)
    expect(await sendAs({ ...named, forwarded: "for=198.51.100.2" })).toBe(429)
  })

  it("may send a form to the name and scheme that the proxy was asked for", async () => {
    const named = { "x-forwarded-for": "203.0.113.5", origin: "https://www.example.lk" }
    const asked = { "x-forwarded-host": "www.example.lk", "x-forwarded-proto": "https" }
    expect(await sendAs(named)).toBe(400)
    expect(await sendAs({ ...named, ...asked })).toBe(303)
  })
})

describe("behind two proxies, a visitor", () => {
  let behindTwo: Site
  beforeAll(async () => {
    behindTwo = await startSite({ ...ONE_A_MINUTE, TRUST_PROXY: "2" })
  })
  afterAll(() => behindTwo.remove())

  it("is counted by the address that the outer one saw, not by that of the outer one", async () => {
    expect(await sendAs({ "x-forwarded-for": "203.0.113.1, 10.0.0.1" }, behindTwo)).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "203.0.113.2, 10.0.0.1" }, behindTwo)).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "203.0.113.2, 10.0.0.2" }, behindTwo)).toBe(429)
  })

  it("is no other for what stands before the outer one's word", async () => {
    expect(await sendAs({ "x-forwarded-for": "198.51.100.1, 203.0.113.3, 10.0.0.1" }, behindTwo)).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "198.51.100.2, 203.0.113.3, 10.0.0.1" }, behindTwo)).toBe(429)
  })

  it("who comes past the outer one is the address that the inner one saw", async () => {
    expect(await sendAs({ "x-forwarded-for": "203.0.113.4" }, behindTwo)).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "203.0.113.4" }, behindTwo)).toBe(429)
  })

  it("may send a form where one proxy alone names host and scheme, or both do", async () => {
    const origin = "https://www.example.lk"
    const one = { "x-forwarded-host": "www.example.lk", "x-forwarded-proto": "https" }
    const both = { "x-forwarded-host": "www.example.lk, inner", "x-forwarded-proto": "https, http" }
    expect(await sendAs({ origin, ...one, "x-forwarded-for": "203.0.113.5" }, behindTwo)).toBe(303)
    expect(await sendAs({ origin, ...both, "x-forwarded-for": "203.0.113.6" }, behindTwo)).toBe(303)
  })
})

describe("without a proxy", () => {
  let open: Site
  beforeAll(async () => {
    open = await startSite({ ...ONE_A_MINUTE, TRUST_PROXY: "0", SITE_URL: "https://www.example.lk" })
  })
  afterAll(() => open.remove())

  it("no header makes a visitor another", async () => {
    expect(await sendAs({ "x-forwarded-for": "203.0.113.1" }, open)).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "203.0.113.2", forwarded: "for=203.0.113.3" }, open)).toBe(429)
  })

  it("no header makes the site another, for a form or for a page", async () => {
    const named = {
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      forwarded: "host=evil.example",
    }
    expect(await sendAs({ ...named, origin: "https://evil.example" }, open)).toBe(400)
    expect(await (await fetch(`${open.url}/about`, { headers: named })).text()).not.toContain("evil.example")
  })

  it.each(["/about", "/home?q=x", "/sitemap.xml", "/robots.txt", "/nowhere", "/"])(
    "%s says nothing of the host it was asked for: its links are to the site's own",
    async (path) => {
      const heard = await say(
        open.url,
        `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
      )
      expect(heard).toMatch(/^HTTP\/1.1 (200|301|404)/)
      expect(heard).not.toContain("evil.example")
    },
  )

  it.each([
    ["a host with a path in it", "GET /home HTTP/1.1\r\nHost: a/healthz?"],
    ["a host with a user in it", "GET /home HTTP/1.1\r\nHost: a@evil.example"],
    ["a host that ends in a question", "GET /home HTTP/1.1\r\nHost: a?"],
    ["two hosts in one", "GET /home HTTP/1.1\r\nHost: a, evil.example"],
    ["two hosts", "GET /home HTTP/1.1\r\nHost: a\r\nHost: evil.example"],
    ["no host", "GET /home HTTP/1.1\r\nX-None: 1"],
    ["a whole address of another host", "GET http://evil.example/about HTTP/1.1\r\nHost: a"],
    ["a whole address of another port", "GET http://a:81/about HTTP/1.1\r\nHost: a"],
    ["a whole address of no host", "GET http:///about HTTP/1.1\r\nHost: a"],
    ["the address of a proxy's client", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443"],
  ])("%s is refused", async (_, head) => {
    const heard = await say(open.url, `${head}\r\nConnection: close\r\n\r\n`)
    expect(heard).toMatch(/^(HTTP\/1\.1 400 |$)/)
    expect(heard).not.toContain("evil.example")
  })

  it("a whole address of the same host is its path, also for a page that is kept", async () => {
    for (let time = 0; time < 2; time++) {
      const heard = await say(
        open.url,
        "GET http://A.example/about?x=1 HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n",
      )
      expect(heard).toMatch(/^HTTP\/1\.1 200 /)
      expect(heard).toContain("https://www.example.lk/about")
    }
  })
})
