import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { parseWithoutStyles, scriptsOf } from "#tests/support/document.ts"
import { directivesOf, type GradedResponse, gradeOf } from "#tests/support/observatory.ts"
import { POLLING } from "#tests/support/polling.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { openSiteDatabase } from "#tests/support/site-database.ts"

// Security headers of every kind of response. As in production, the site is behind a proxy that terminates TLS.

let site: Site
beforeAll(async () => {
  site = await startSite({ SITE_URL: "https://www.example.lk", TRUST_PROXY: "1" })
})
afterAll(() => site.remove())

type MeasuredResponse = GradedResponse & { status: number; length: number }

async function ask(path: string, init: RequestInit = {}): Promise<MeasuredResponse> {
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

async function cached(path: string): Promise<MeasuredResponse> {
  return vi.waitFor(async () => {
    const response = await ask(path)
    if (!response.headers.has("etag")) throw new Error(`${path} is not cached yet`)
    return response
  }, POLLING)
}

async function askAgain(path: string): Promise<MeasuredResponse> {
  const etag = (await ask(path)).headers.get("etag") ?? ""
  return ask(path, { headers: { "if-none-match": etag } })
}

/** The first asset with this extension that the home page loads. */
async function asset(ending: string): Promise<MeasuredResponse> {
  const { html } = await ask("/home")
  return ask(new RegExp(`/assets/[\\w.-]+\\.${ending}`).exec(html)?.[0] ?? "/none")
}

/** Drops a table first, so that the page fails with an unexpected error. */
async function askWithoutEnquiries(path: string): Promise<MeasuredResponse> {
  const db = openSiteDatabase(site)
  db.exec("pragma foreign_keys = off; drop table enquiries")
  db.close()
  return ask(path)
}

/** A request from the language menu of our own page. */
const CHOSEN_HERE = { headers: { "sec-fetch-site": "same-origin" } }

const POST = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }

/** One response of each kind: name, status, request. The last one breaks the site, so it stays last. */
const KINDS: readonly [string, number, () => Promise<MeasuredResponse>][] = [
  ["a cached page", 200, () => cached("/faq")],
  ["a cached page with scripts", 200, () => cached("/carlist")],
  ["a page rendered for one request", 200, () => ask("/home?q=axio")],
  ["a page with a form", 200, () => ask("/contact")],
  ["a translated page", 200, () => ask("/about?translate=de", CHOSEN_HERE)],
  [
    "a page in the language of a cookie",
    200,
    () => ask("/faq", { headers: { cookie: "__Host-translate=de" } }),
  ],
  ["a redirect", 301, () => ask("/")],
  ["a page that does not exist", 404, () => ask("/nowhere")],
  ["a page of the office", 200, () => ask("/office/sign-in")],
  ["a picture", 200, () => ask("/images/vehicles/toyota-premio-g-superior-side.svg")],
  ["a style sheet", 200, () => asset("css")],
  ["a script", 200, () => asset("js")],
  ["a font", 200, () => asset("woff2")],
  ["an unchanged file", 304, () => askAgain("/favicon.ico")],
  ["the public API", 200, () => ask("/api/product/allProduts")],
  ["an error of the public API", 404, () => ask("/api/product/details?id=none")],
  ["the public API's preflight", 204, () => ask("/api/vehicle/services", { method: "OPTIONS" })],
  ["the sitemap", 200, () => ask("/sitemap.xml")],
  ["a health check", 200, () => ask("/readyz")],
  ["a refused method", 405, () => ask("/home", { method: "DELETE" })],
  ["a refused body", 415, () => ask("/contact", POST)],
  ["a refused host", 400, () => ask("/home", { headers: { "x-forwarded-host": "a/b" } })],
  ["a page that failed", 500, () => askWithoutEnquiries("/contact?sent=7K4M-2Q9T")],
]

describe.each(KINDS)("%s", (_, status, ask) => {
  let response: MeasuredResponse
  beforeAll(async () => {
    response = await ask()
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
    const elements = [...parseWithoutStyles(response.html).querySelectorAll("*")]
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
    const of = async (path: string, name: string) => (await ask(path)).headers.get(name)
    expect(await of("/about", "cross-origin-opener-policy")).toBe("same-origin")
    expect(await of("/about", "cross-origin-resource-policy")).toBe("same-origin")
    for (const shared of ["/api/vehicle/services", "/images/vehicles/toyota-premio-g-superior-side.svg"])
      expect(await of(shared, "cross-origin-resource-policy")).toBe("cross-origin")
  })

  it.each(["/carlist", "/home?q=a", "/cars/toyota-premio-g-superior", "/office/sign-in", "/nowhere"])(
    "%s runs only our own script files, and nothing inline",
    async (path) => {
      const { headers, html } = await ask(path)
      const policy = headers.get("content-security-policy") ?? ""
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("style-src 'self';")
      const document = parseWithoutStyles(html)
      expect(scriptsOf(document).filter((script) => !script.hasAttribute("src"))).toEqual([])
      const attributes = [...document.querySelectorAll("*")].flatMap((element) => element.getAttributeNames())
      expect(document.querySelectorAll("style")).toHaveLength(0)
      expect(attributes.filter((name) => name.startsWith("on"))).toEqual([])
    },
  )

  it("allows the translator's hosts only if a visitor chose a language", async () => {
    const policyAt = async (path: string) =>
      (await ask(path, CHOSEN_HERE)).headers.get("content-security-policy")
    expect(await policyAt("/about?translate=de")).toMatch(/script-src [^;]*https:\/\/translate\.google\.com/)
    expect(await policyAt("/about")).not.toContain("google")
  })

  it("does not load the translator in the response to a form, even for a visitor of translated pages", async () => {
    const { status, html, headers } = await ask("/contact", {
      method: "POST",
      headers: { ...CHOSEN_HERE.headers, origin: "https://www.example.lk", cookie: "__Host-translate=de" },
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
      const response = await ask("/about?translate=de", { headers })
      expect(response.headers.get("content-security-policy")).not.toContain("google")
      expect(response.headers.getSetCookie()).toEqual([])
    }
    const { headers } = await ask("/about", { headers: { cookie: "translate=de" } })
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
    if (path === "/faq") await cached(path)
    const plain = await ask(path, { headers: { "x-forwarded-proto": "http" } })
    expect(plain.headers.has("strict-transport-security")).toBe(false)
    expect((await ask(path)).headers.has("strict-transport-security")).toBe(true)
  })

  it("ignores the proxy's header of a visitor", async () => {
    const open = await startSite({ SITE_URL: "https://www.example.lk" })
    const { headers } = await fetch(`${open.url}/about`, { headers: { "x-forwarded-proto": "https" } })
    expect(headers.has("strict-transport-security")).toBe(false)
    await open.remove()
  })
})

describe("the grade that these tests compute", () => {
  const graded = (change: Record<string, string | null>) => {
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
  ])("is, with %j, %s", (change, grade) => expect(graded(change)).toBe(grade))
})
