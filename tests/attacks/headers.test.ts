import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { parseDocument, scriptsOf } from "#tests/support/document.ts"
import { directivesOf, gradeOf, type Judged } from "#tests/support/observatory.ts"
import { PATIENCE } from "#tests/support/patience.ts"
import { type Site, startSite } from "#tests/support/site.ts"

// What every answer tells a browser to refuse. The site stands behind a proxy with TLS, as it does in the open.

let site: Site
beforeAll(async () => {
  site = await startSite({ SITE_URL: "https://www.example.lk", TRUST_PROXY: "1" })
})
afterAll(() => site.remove())

type Answer = Judged & { status: number; length: number }

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = {
    "x-forwarded-proto": "https",
    "x-forwarded-host": "www.example.lk",
    ...(init.headers as Record<string, string> | undefined), // only such are given here
  }
  const response = await fetch(site.url + path, { redirect: "manual", ...init, headers })
  const type = response.headers.get("content-type") ?? ""
  const text = await response.text()
  const html = type.includes("html") ? text : ""
  return { status: response.status, headers: response.headers, html, length: text.length }
}

async function cached(path: string): Promise<Answer> {
  return vi.waitFor(async () => {
    const answer = await ask(path)
    if (!answer.headers.has("etag")) throw new Error(`${path} is not kept yet`)
    return answer
  }, PATIENCE)
}

async function askAgain(path: string): Promise<Answer> {
  const etag = (await ask(path)).headers.get("etag") ?? ""
  return ask(path, { headers: { "if-none-match": etag } })
}

/** The first file of a kind that the home page names. */
async function asset(ending: string): Promise<Answer> {
  const { html } = await ask("/home")
  return ask(new RegExp(`/assets/[\\w.-]+\\.${ending}`).exec(html)?.[0] ?? "/none")
}

/** A table is gone, as no program of ours would do. */
async function askWithoutEnquiries(path: string): Promise<Answer> {
  const db = new DatabaseSync(join(site.dataDir, "rental.db"))
  db.exec("pragma foreign_keys = off; drop table enquiries")
  db.close()
  return ask(path)
}

/** A language that was chosen in our own menu. */
const CHOSEN_HERE = { headers: { "sec-fetch-site": "same-origin" } }

const POST = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }

/** One answer of each kind that there is, its status, and how it is had. The last breaks the site. */
const KINDS: readonly [string, number, () => Promise<Answer>][] = [
  ["a cached page", 200, () => cached("/faq")],
  ["a cached page with scripts", 200, () => cached("/carlist")],
  ["a page rendered for one request", 200, () => ask("/home?q=axio")],
  ["a page with a form", 200, () => ask("/contact")],
  ["a translated page", 200, () => ask("/about?translate=de", CHOSEN_HERE)],
  [
    "a page in a language that a cookie remembers",
    200,
    () => ask("/faq", { headers: { cookie: "__Host-translate=de" } }),
  ],
  ["a redirect", 301, () => ask("/")],
  ["a page that is not there", 404, () => ask("/nowhere")],
  ["a page of the office", 200, () => ask("/office/sign-in")],
  ["a picture", 200, () => ask("/images/vehicles/toyota-premio-g-superior-side.svg")],
  ["a style sheet", 200, () => asset("css")],
  ["a script", 200, () => asset("js")],
  ["letters", 200, () => asset("woff2")],
  ["a file that a browser has", 304, () => askAgain("/favicon.ico")],
  ["the public API", 200, () => ask("/api/product/allProduts")],
  ["the public API's refusal", 404, () => ask("/api/product/details?id=none")],
  ["the public API's preflight", 204, () => ask("/api/vehicle/services", { method: "OPTIONS" })],
  ["the site map", 200, () => ask("/sitemap.xml")],
  ["a word for machines", 200, () => ask("/readyz")],
  ["a refused method", 405, () => ask("/home", { method: "DELETE" })],
  ["a refused body", 415, () => ask("/contact", POST)],
  ["a refused host", 400, () => ask("/home", { headers: { "x-forwarded-host": "a/b" } })],
  ["a page that failed", 500, () => askWithoutEnquiries("/contact?sent=7K4M-2Q9T")],
]

describe.each(KINDS)("%s", (_, status, ask) => {
  let answer: Answer
  beforeAll(async () => {
    answer = await ask()
  })

  it("is graded A+ by the rules of Mozilla's HTTP Observatory, with none broken", () => {
    expect(answer.status).toBe(status)
    expect(gradeOf(answer)).toMatchObject({ grade: "A+", broken: [] })
  })

  it("lets in nothing inline but what it names, and no host by a pattern", () => {
    const policy = answer.headers.get("content-security-policy") ?? ""
    expect(policy).not.toMatch(/unsafe|\*|blob:|data:|(?<!\S)https?:(?!\/\/)/)
    const directives = directivesOf(policy)
    expect(directives?.get("default-src")).toEqual(["'none'"])
    expect(directives?.get("base-uri")).toEqual(["'none'"])
    expect(directives?.get("frame-ancestors")).toEqual(["'none'"])
    const elements = [...parseDocument(answer.html).querySelectorAll("*")]
    const attributes = elements.flatMap((element) => element.getAttributeNames())
    expect(attributes.filter((name) => /^(style|on)/.test(name))).toEqual([])
  })

  it("says of what it has that it is text, and in which letters, or a picture, or letters", () => {
    const type = answer.headers.get("content-type") ?? ""
    if (answer.length === 0) return
    expect(type).toMatch(
      /^((text\/(html|css|javascript|plain)|application\/(json|xml)|image\/svg\+xml); ?charset=utf-8|font\/woff2)$/,
    )
  })

  it("is for HTTPS alone, is shown in no frame, and asks for no feature", () => {
    const { headers } = answer
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains")
    expect(headers.get("x-frame-options")).toBe("DENY")
    expect(headers.get("permissions-policy")).toMatch(/camera=\(\).*geolocation=\(\).*payment=\(\)/)
    if (answer.html) expect(headers.get("x-content-type-options")).toBe("nosniff")
  })
})

describe("a page", () => {
  it("stands alone among windows, and is read by no other site; pictures and data may be", async () => {
    const of = async (path: string, name: string) => (await ask(path)).headers.get(name)
    expect(await of("/about", "cross-origin-opener-policy")).toBe("same-origin")
    expect(await of("/about", "cross-origin-resource-policy")).toBe("same-origin")
    for (const open of ["/api/vehicle/services", "/images/vehicles/toyota-premio-g-superior-side.svg"])
      expect(await of(open, "cross-origin-resource-policy")).toBe("cross-origin")
  })

  it.each(["/carlist", "/home?q=a", "/cars/toyota-premio-g-superior", "/office/sign-in", "/nowhere"])(
    "%s runs scripts of ours alone, and none that is written into it",
    async (path) => {
      const { headers, html } = await ask(path)
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

  it("loads the translator's own hosts only where a visitor asked for a translation", async () => {
    const policyAt = async (path: string) =>
      (await ask(path, CHOSEN_HERE)).headers.get("content-security-policy")
    expect(await policyAt("/about?translate=de")).toMatch(/script-src [^;]*https:\/\/translate\.google\.com/)
    expect(await policyAt("/about")).not.toContain("google")
  })

  it("hands no answer to a form to the translator, though the visitor reads translated pages", async () => {
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

  it("is not translated because a link of another site, or a cookie that another host may set, says so", async () => {
    const fromElsewhere: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { referer: "https://evil.example/" },
      {},
    ]
    for (const headers of fromElsewhere) {
      const answer = await ask("/about?translate=de", { headers })
      expect(answer.headers.get("content-security-policy")).not.toContain("google")
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    const { headers } = await ask("/about", { headers: { cookie: "translate=de" } })
    expect(headers.get("content-security-policy")).not.toContain("google")
  })
})

describe("without TLS nothing says that there is one", () => {
  it.each([
    ["a cached page", "/faq"],
    ["a page rendered for one request", "/home?q=axio"],
    ["a file", "/images/vehicles/toyota-premio-g-superior-side.svg"],
    ["the office", "/office/sign-in"],
    ["what is not there", "/nowhere"],
  ])("%s", async (_, path) => {
    if (path === "/faq") await cached(path)
    const clear = await ask(path, { headers: { "x-forwarded-proto": "http" } })
    expect(clear.headers.has("strict-transport-security")).toBe(false)
    expect((await ask(path)).headers.has("strict-transport-security")).toBe(true)
  })

  it("nor where a visitor writes what only a proxy may", async () => {
    const open = await startSite({ SITE_URL: "https://www.example.lk" })
    const { headers } = await fetch(`${open.url}/about`, { headers: { "x-forwarded-proto": "https" } })
    expect(headers.has("strict-transport-security")).toBe(false)
    await open.remove()
  })
})

describe("the grade", () => {
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
  ])("falls as it should: %j is %s", (change, grade) => expect(graded(change)).toBe(grade))
})
