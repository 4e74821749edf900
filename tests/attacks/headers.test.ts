import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { parseDocument, scriptsOf } from "#tests/support/document.ts"
import { directivesOf, type GradedResponse, gradeOf } from "#tests/support/observatory.ts"
import { POLLING } from "#tests/support/polling.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { openSiteDatabase } from "#tests/support/site-database.ts"

// Security headers of every kind of response. As in production, the site is behind a proxy that terminates TLS.

let site: Site
beforeAll(async () => {
  site = await openSite({ SITE_URL: "https://www.example.lk", TRUST_PROXY: "1" })
})
afterAll(() => site.remove())

type MeasuredResponse = GradedResponse & { status: number; length: number }

async function sendRequest(path: string, init: RequestInit = {}): Promise<MeasuredResponse> {
  const headers = {
    "x-forwarded-proto": "https",
    "x-forwarded-host": "www.example.lk",
    ...(init.headers as Record<string, string> | undefined), // callers in this file pass plain objects only
  }
  const response = await fetch(site.url + path, { redirect: "manual", ...init, headers })
  const type = response.headers.get("content-type") ?? ""
  const text = await response.text()
  const html = type.includes("html") ? text : ""
  return { status: response.status, headers: response.headers, html, length: text.length }
}

async function requestCached(path: string): Promise<MeasuredResponse> {
  return vi.waitFor(async () => {
    const response = await sendRequest(path)
    if (!response.headers.has("etag")) throw new Error(`${path} is not cached yet`)
    return response
  }, POLLING)
}

async function requestWithETag(path: string): Promise<MeasuredResponse> {
  const etag = (await sendRequest(path)).headers.get("etag") ?? ""
  return sendRequest(path, { headers: { "if-none-match": etag } })
}

/** The first asset with this extension that the home page loads. */
async function requestFirstAsset(extension: string): Promise<MeasuredResponse> {
  const { html } = await sendRequest("/home")
  return sendRequest(new RegExp(`/assets/[\\w.-]+\\.${extension}`).exec(html)?.[0] ?? "/none")
}

/** Drops a table first, so that the page fails with an unexpected error. */
async function requestWithoutEnquiryTable(path: string): Promise<MeasuredResponse> {
  const db = openSiteDatabase(site)
  db.exec("pragma foreign_keys = off; drop table enquiries")
  db.close()
  return sendRequest(path)
}

/** A request from the language menu of our own page. */
const FROM_LANGUAGE_MENU = { headers: { "sec-fetch-site": "same-origin" } }

const POST = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }

/** One response of each kind: name, status, request. The last one breaks the site, so it stays last. */
const RESPONSES: readonly [string, number, () => Promise<MeasuredResponse>][] = [
  ["a cached page", 200, () => requestCached("/faq")],
  ["a cached page with scripts", 200, () => requestCached("/carlist")],
  ["a page rendered for one request", 200, () => sendRequest("/home?q=axio")],
  ["a page with a form", 200, () => sendRequest("/contact")],
  ["a translated page", 200, () => sendRequest("/about?translate=de", FROM_LANGUAGE_MENU)],
  [
    "a page in the language of a cookie",
    200,
    () => sendRequest("/faq", { headers: { cookie: "__Host-translate=de" } }),
  ],
  ["a redirect", 301, () => sendRequest("/")],
  ["a page that does not exist", 404, () => sendRequest("/nowhere")],
  ["a page of the office", 200, () => sendRequest("/office/sign-in")],
  ["a picture", 200, () => sendRequest("/images/vehicles/toyota-premio-g-superior-side.svg")],
  ["a style sheet", 200, () => requestFirstAsset("css")],
  ["a script", 200, () => requestFirstAsset("js")],
  ["a font", 200, () => requestFirstAsset("woff2")],
  ["an unchanged file", 304, () => requestWithETag("/favicon.ico")],
  ["the public API", 200, () => sendRequest("/api/product/allProduts")],
  ["an error of the public API", 404, () => sendRequest("/api/product/details?id=none")],
  ["the public API's preflight", 204, () => sendRequest("/api/vehicle/services", { method: "OPTIONS" })],
  ["the sitemap", 200, () => sendRequest("/sitemap.xml")],
  ["a health check", 200, () => sendRequest("/readyz")],
  ["a refused method", 405, () => sendRequest("/home", { method: "DELETE" })],
  ["a refused body", 415, () => sendRequest("/contact", POST)],
  ["a refused host", 400, () => sendRequest("/home", { headers: { "x-forwarded-host": "a/b" } })],
  ["a page that failed", 500, () => requestWithoutEnquiryTable("/contact?sent=7K4M-2Q9T")],
]

describe.each(RESPONSES)("%s", (_, status, request) => {
  let response: MeasuredResponse
  beforeAll(async () => {
    response = await request()
  })

  it("is graded A+ by the rules of Mozilla's HTTP Observatory, and breaks none of them", () => {
    expect(response.status).toBe(status)
    expect(gradeOf(response)).toMatchObject({ grade: "A+", brokenRules: [] })
  })

  it("allows no inline code and no host pattern in its Content-Security-Policy", () => {
    const policy = response.headers.get("content-security-policy") ?? ""
    expect(policy).not.toMatch(/unsafe|\*|blob:|data:|(?<!\S)https?:(?!\/\/)/)
    const directives = directivesOf(policy)
    expect(directives?.get("default-src")).toEqual(["'none'"])
    expect(directives?.get("base-uri")).toEqual(["'none'"])
    expect(directives?.get("frame-ancestors")).toEqual(["'none'"])
    const elements = [...parseDocument(response.html).querySelectorAll("*")]
    const attributes = elements.flatMap((element) => element.getAttributeNames())
    expect(attributes.filter((name) => /^(style|on)/.test(name))).toEqual([])
  })

  it("has a media type, with a charset for text", () => {
    const type = response.headers.get("content-type") ?? ""
    if (response.length === 0) return
    expect(type).toMatch(
      /^((text\/(html|css|javascript|plain)|application\/(json|xml)|image\/svg\+xml); ?charset=utf-8|font\/woff2)$/,
    )
  })

  it("requires HTTPS, cannot be framed, and a page disables browser features", () => {
    const { headers } = response
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains")
    expect(headers.get("x-frame-options")).toBe("DENY")
    // The response to a refused host loads nothing.
    if (!response.html || status === 400) return
    expect(headers.get("permissions-policy")).toMatch(/camera=\(\).*geolocation=\(\).*payment=\(\)/)
    expect(headers.get("x-content-type-options")).toBe("nosniff")
  })
})

describe("a page", () => {
  it("is isolated from other origins; pictures and API responses are not", async () => {
    const headerOf = async (path: string, name: string) => (await sendRequest(path)).headers.get(name)
    expect(await headerOf("/about", "cross-origin-opener-policy")).toBe("same-origin")
    expect(await headerOf("/about", "cross-origin-resource-policy")).toBe("same-origin")
    for (const shared of ["/api/vehicle/services", "/images/vehicles/toyota-premio-g-superior-side.svg"])
      expect(await headerOf(shared, "cross-origin-resource-policy")).toBe("cross-origin")
  })

  it.each(["/carlist", "/home?q=a", "/cars/toyota-premio-g-superior", "/office/sign-in", "/nowhere"])(
    "%s runs only our own script files, and nothing inline",
    async (path) => {
      const { headers, html } = await sendRequest(path)
      const policy = headers.get("content-security-policy") ?? ""
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("style-src 'self';")
      const document = parseDocument(html)
      expect(scriptsOf(document).filter((script) => !script.hasAttribute("src"))).toEqual([])
      const attributes = [...document.querySelectorAll("*")].flatMap((element) => element.getAttributeNames())
      expect(document.querySelectorAll("style")).toHaveLength(0)
      expect(attributes.filter((name) => name.startsWith("on"))).toEqual([])
    },
  )

  it("allows the translator's hosts only if a visitor chose a language", async () => {
    const policyAt = async (path: string) =>
      (await sendRequest(path, FROM_LANGUAGE_MENU)).headers.get("content-security-policy")
    expect(await policyAt("/about?translate=de")).toMatch(/script-src [^;]*https:\/\/translate\.google\.com/)
    expect(await policyAt("/about")).not.toContain("google")
  })

  it("does not load the translator in the response to a form, even for a visitor of translated pages", async () => {
    const { status, html, headers } = await sendRequest("/contact", {
      method: "POST",
      headers: {
        ...FROM_LANGUAGE_MENU.headers,
        origin: "https://www.example.lk",
        cookie: "__Host-translate=de",
      },
      body: new URLSearchParams({ name: "Zenobia" }),
    })
    expect(status).toBe(422)
    expect(html).toContain("Zenobia")
    expect(html).not.toContain("translate.google.com")
    expect(headers.get("content-security-policy")).not.toContain("translate.google.com")
  })

  it("is not translated by a link on another site, or by a cookie without the __Host- prefix", async () => {
    const fromElsewhere: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { referer: "https://evil.example/" },
      {},
    ]
    for (const headers of fromElsewhere) {
      const response = await sendRequest("/about?translate=de", { headers })
      expect(response.headers.get("content-security-policy")).not.toContain("google")
      expect(response.headers.getSetCookie()).toEqual([])
    }
    const { headers } = await sendRequest("/about", { headers: { cookie: "translate=de" } })
    expect(headers.get("content-security-policy")).not.toContain("google")
  })
})

describe("without TLS no response has Strict-Transport-Security", () => {
  it.each([
    ["a cached page", "/faq"],
    ["a page rendered for one request", "/home?q=axio"],
    ["a file", "/images/vehicles/toyota-premio-g-superior-side.svg"],
    ["the office", "/office/sign-in"],
    ["a page that does not exist", "/nowhere"],
  ])("%s", async (_, path) => {
    if (path === "/faq") await requestCached(path)
    const unencrypted = await sendRequest(path, { headers: { "x-forwarded-proto": "http" } })
    expect(unencrypted.headers.has("strict-transport-security")).toBe(false)
    expect((await sendRequest(path)).headers.has("strict-transport-security")).toBe(true)
  })

  it("ignores X-Forwarded-Proto if there is no proxy", async () => {
    const directSite = await openSite({ SITE_URL: "https://www.example.lk" })
    const { headers } = await fetch(`${directSite.url}/about`, { headers: { "x-forwarded-proto": "https" } })
    expect(headers.has("strict-transport-security")).toBe(false)
    await directSite.remove()
  })
})

describe("the grade that these tests compute", () => {
  const gradeWith = (change: Record<string, string | null>) => {
    const headers = new Headers({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "referrer-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    })
    for (const [name, value] of Object.entries(change))
      if (value === null) headers.delete(name)
      else headers.set(name, value)
    return gradeOf({ headers, html: "" }).grade
  }

  it.each<[Record<string, string | null>, string]>([
    [{}, "A+"],
    [{ "content-security-policy": null }, "C"],
    [
      { "content-security-policy": "default-src 'self'; script-src 'unsafe-inline'; frame-ancestors 'none'" },
      "B+",
    ],
    [{ "content-security-policy": "default-src *" }, "C+"],
    [{ "strict-transport-security": null }, "B+"],
    [{ "strict-transport-security": "max-age=3600" }, "A+"],
    [{ "x-content-type-options": null, "referrer-policy": "unsafe-url" }, "A+"],
    [{ "set-cookie": "a=b; Path=/; SameSite=Lax" }, "A+"],
    [{ "set-cookie": "a=b; Path=/" }, "B+"],
  ])("is, with %j, %s", (change, grade) => expect(gradeWith(change)).toBe(grade))
})
