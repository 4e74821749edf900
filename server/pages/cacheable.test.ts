import { describe, expect, it } from "vitest"
import {
  type CacheableRequest,
  isCacheableRequest,
  isCacheableResponse,
  isCacheableUrl,
} from "./cacheable.ts"

describe("a URL", () => {
  it.each([
    "/about",
    "/carlist",
    "/carlist?page=2",
    "/carlist/vans?page=2",
    "/rent-a-car-to-ella",
    "/gallery",
    "/plan",
  ])("is cacheable: %s", (target) => expect(isCacheableUrl(target)).toBe(true))

  it.each([
    "/home",
    "/home?page=2",
    "/contact",
    "/cars/toyota-vitz-1-0-f",
    "/cars/toyota-vitz-1-0-f?plan=stop%3Della",
  ])("is not cacheable: %s, whose form has a token for each visitor", (target) =>
    expect(isCacheableUrl(target)).toBe(false),
  )

  it.each([
    "/carlist?q=axio",
    "/carlist?page=2&x=1",
    "/carlist?from=2099-01-10T09:00&to=2099-01-20T09:00",
    "/about?translate=de",
    "/plan?stop=ella&nights=1",
    "/carlist?plan=stop%3Della",
    "/carlist?page=99999",
    "/carlist?page=02",
    "/about?page=2",
    "/about/",
    "//about",
    "/ABOUT",
    "/%61bout",
    "/office/enquiries",
    "/nowhere",
  ])("is not cacheable: %s, because such URLs are unlimited in number or no pages of ours", (target) =>
    expect(isCacheableUrl(target)).toBe(false),
  )
})

describe("a request", () => {
  const isCacheable = (changes: Partial<CacheableRequest>) =>
    isCacheableRequest({ method: "GET", cookies: null, isEncrypted: false, ...changes })

  it("is cacheable for GET and HEAD only", () => {
    const methods = ["GET", "HEAD", "POST", "PUT", "DELETE"]
    expect(methods.filter((method) => isCacheable({ method }))).toEqual(["GET", "HEAD"])
  })

  it("is not cacheable for a visitor who reads in another language", () => {
    expect(isCacheable({ cookies: "a=b; nottranslate=de; translate=xx" })).toBe(true)
    expect(isCacheable({ cookies: "a=b; translate=de" })).toBe(false)
    expect(isCacheable({ cookies: "__Host-translate=zh", isEncrypted: true })).toBe(false)
    expect(isCacheable({ cookies: "translate=zh", isEncrypted: true })).toBe(true)
  })
})

describe("a response", () => {
  it.each<[number, Record<string, string>, boolean]>([
    [200, {}, true],
    [200, { "cache-control": "public, max-age=60" }, true],
    [404, {}, false],
    [200, { "cache-control": "private, no-cache" }, false],
    [200, { "cache-control": "no-store" }, false],
    [200, { "set-cookie": "a=b" }, false],
  ])("is cacheable with %d %o: %s", (status, headers, expected) => {
    expect(isCacheableResponse(new Response("", { status, headers }))).toBe(expected)
  })
})
