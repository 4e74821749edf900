import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import { describe, expect, it } from "vitest"
import { addressToKeep, isForEverybody, mayBeAnsweredFromKept } from "./may-be-kept.ts"

describe("the address that a page is kept under", () => {
  const asked = (url: string, init?: RequestInit) =>
    addressToKeep(new Request(`http://127.0.0.1:3000${url}`, init))

  it.each([
    ["/about", "/about"],
    ["/home?page=2", "/home?page=2"],
    ["/carlist?page=2", "/carlist?page=2"],
    ["/carlist/vans?page=2", "/carlist/vans?page=2"],
    ["/cars/toyota-vitz-1-0-f", "/cars/toyota-vitz-1-0-f"],
    ["/sitemap.xml", "/sitemap.xml"],
  ])("%s is %s", (url, address) => {
    expect(asked(url)).toBe(address)
  })

  it.each([
    "/home?q=axio",
    "/carlist?page=2&x=1",
    "/carlist?from=2099-01-10T09:00&to=2099-01-20T09:00",
    "/about?translate=de",
    "/carlist?page=99999",
    "/about?page=2",
    "/cars/toyota-vitz-1-0-f?page=2",
    "/carlist?page=02",
    "/about/",
    "//about",
    "/about//",
    "/ABOUT",
    "/%61bout",
  ])("%s has none: there is no end of such addresses", (url) => {
    expect(asked(url)).toBeNull()
  })

  it("is none for what a visitor sends, or reads in another language", () => {
    expect(asked("/about", { method: "POST", body: "x" })).toBeNull()
    expect(asked("/about", { headers: { cookie: "a=b; translate=de" } })).toBeNull()
    expect(asked("/about", { headers: { cookie: "a=b" } })).toBe("/about")
  })
})

describe("a request is answered from what is kept", () => {
  // What a request is asked for here is its method and its headers.
  const mayBe = (method: string, headers: IncomingHttpHeaders = {}) =>
    mayBeAnsweredFromKept({ method, headers } as IncomingMessage)

  it("where it reads, whatever cookies it has", () => {
    expect(["GET", "HEAD"].map((method) => mayBe(method))).toEqual([true, true])
    expect(mayBe("GET", { cookie: "a=b; nottranslate=de; translate=xx" })).toBe(true)
  })

  it("never where it sends something, or asks for another language", () => {
    expect(["POST", "PUT", "DELETE"].map((method) => mayBe(method))).toEqual([false, false, false])
    expect(mayBe("GET", { cookie: "a=b; translate=de" })).toBe(false)
    const overTls = { "x-forwarded-proto": "https" }
    expect(mayBe("HEAD", { ...overTls, cookie: "__Host-translate=zh" })).toBe(false)
    expect(mayBe("HEAD", { ...overTls, cookie: "translate=zh" })).toBe(true)
  })
})

describe("an answer is for everybody", () => {
  const headers = (contentType: string) => ({ "cache-control": "private", "content-type": contentType })

  it.each([
    ["text/html; charset=utf-8", true, true],
    ["text/html; charset=utf-8", false, false],
    ["text/x-script", true, false],
  ])("up to the token of its form: %s, with a new form %s: %s", (contentType, hasNewForm, expected) => {
    expect(isForEverybody(new Response("", { headers: headers(contentType) }), { hasNewForm })).toBe(expected)
  })

  it.each([
    [200, {}, true],
    [404, {}, false],
    [200, { "cache-control": "private, no-cache" }, false],
    [200, { "cache-control": "no-store" }, false],
    [200, { "set-cookie": "a=b" }, false],
  ])("%d %o: %s", (status, headers, expected) => {
    expect(isForEverybody(new Response("", { status, headers: headers as Record<string, string> }))).toBe(
      expected,
    )
  })
})
