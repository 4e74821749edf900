import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { SignedFormGuard } from "#server/http/form-guard.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "#tests/http/visitor-forms.ts"
import { openSite, type Site } from "#tests/support/site.ts"

// Forms that another site sends, with forged or reused tokens, or with unexpected fields.

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.remove())

const FORMS = [
  ["/contact", CONTACT],
  ["/home", ENQUIRY],
  [`/cars/${VAN.id}`, BOOKING],
] as const

const tokenAt = async (path: string) => tokenIn(await (await fetch(site.url + path)).text())
const emailCount = async () => (await site.emails()).length

describe.each(FORMS)("a form at %s", (path, fields) => {
  it.each<[string, Record<string, string>]>([
    ["another site", { origin: "https://evil.example" }],
    ["another port", { origin: "http://127.0.0.1:1" }],
    ["another scheme", { origin: "https://127.0.0.1" }],
    ["an opaque origin", { origin: "null" }],
    [
      "another site, which the browser reports in Sec-Fetch-Site only",
      { origin: "", "sec-fetch-site": "cross-site" },
    ],
    ["another subdomain, reported likewise", { origin: "", "sec-fetch-site": "same-site" }],
  ])("is refused when sent by a page of %s, and no email is written", async (_, headers) => {
    const before = await emailCount()
    const form_token = await tokenAt(path)
    const response = await send(path, { ...fields, form_token }, headers)
    expect(response.status).toBe(400)
    expect(await response.text()).not.toMatch(/\bat .+:\d+:\d+|node_modules/)
    expect(await emailCount()).toBe(before)
  })

  it("is accepted when the browser reports the same origin", async () => {
    const form_token = await tokenAt(path)
    const response = await send(
      path,
      { ...fields, form_token },
      { origin: site.url, "sec-fetch-site": "same-origin" },
    )
    expect(response.status).toBe(303)
    expect(response.headers.get("location")).toMatch(/^\/(contact|home|cars\/[a-z0-9-]+)\?sent=/)
  })

  it("is the same enquiry if it is submitted again, and is delivered once", async () => {
    const form_token = await tokenAt(path)
    const first = await post(site.url + path, { ...fields, form_token })
    const before = await emailCount()
    const replayResponse = await post(site.url + path, { ...fields, form_token })
    expect(replayResponse.headers.get("location")).toBe(first.headers.get("location"))
    expect(await emailCount()).toBe(before)
  })

  it.each<[string, (token: string) => string]>([
    ["no token", () => ""],
    ["a token of another server", () => foreignToken()],
    ["a token with a changed payload", (token) => `x${token}`],
    ["a token without its signature", (token) => token.split(".")[0] ?? ""],
    ["a token with an empty signature", (token) => `${token.split(".")[0]}.`],
    ["a token whose payload is an array", () => `${Buffer.from("[0,null]").toString("base64url")}.AAAA`],
    ["a token of 20,000 characters more", (token) => token + "A".repeat(20_000)],
  ])("is not sent with %s, and keeps the visitor's answers", async (_, forge) => {
    const before = await emailCount()
    const response = await post(site.url + path, { ...fields, form_token: forge(await tokenAt(path)) })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(fields.email)
    expect(await emailCount()).toBe(before)
  })

  it("redirects to its own page, whatever its query contains", async () => {
    for (const query of [
      "?next=https://evil.example",
      "?redirect_uri=//evil.example",
      "?url=//evil.example",
    ]) {
      const response = await post(`${site.url}${path}${query}`, {
        ...fields,
        form_token: await tokenAt(path),
      })
      const location = response.headers.get("location") ?? ""
      expect(new URL(location, site.url).origin).toBe(site.url)
      expect(location).not.toContain("evil")
    }
  })

  it.each([
    "__proto__",
    "constructor",
    "toString",
    "__proto__[polluted]",
    "constructor[prototype][polluted]",
    "quantity_constructor",
  ])("ignores a field called %s", async (name) => {
    const form_token = await tokenAt(path)
    const response = await post(site.url + path, { ...fields, form_token, [name]: "polluted" })
    expect(response.status).toBe(303)
    expect((await site.emails()).at(-1)).not.toContain("polluted")
  })

  it("refuses an extra that is not offered, or ignores it if the form has no extras", async () => {
    const form_token = await tokenAt(path)
    const response = await post(site.url + path, { ...fields, form_token, service___proto__: "polluted" })
    expect(response.status).toBe(path.startsWith("/cars/") ? 422 : 303)
    expect((await site.emails()).join("")).not.toContain("polluted")
  })

  it("reads only the first value of a repeated field", async () => {
    const body = new URLSearchParams({ ...fields, form_token: await tokenAt(path) })
    body.append("email", "second@example.com")
    body.append("form_token", "second")
    const response = await fetch(site.url + path, {
      method: "POST",
      redirect: "manual",
      headers: { origin: site.url },
      body,
    })
    expect(response.status).toBe(303)
    expect((await site.emails()).at(-1)).not.toContain("second@example.com")
  })
})

it.each(["GET", "HEAD"])("%s sends nothing, whatever the query contains", async (method) => {
  const before = await emailCount()
  const query = new URLSearchParams({ ...CONTACT, form_token: await tokenAt("/contact") })
  expect((await fetch(`${site.url}/contact?${query}`, { method })).status).toBe(200)
  expect(await emailCount()).toBe(before)
})

it.each([
  "//evil.example",
  "//evil.example/home",
  "/\\evil.example",
  "/%2F%2Fevil.example",
  "/home//evil.example",
  "/https://evil.example",
])("%s does not redirect to another site", async (path) => {
  const response = await fetch(site.url + path, { redirect: "manual" })
  const location = response.headers.get("location")
  expect(response.status).toBe(location === null ? 404 : 301)
  // Two slashes, or a slash and a backslash, would start another host's name.
  expect(location ?? "/").toMatch(/^\/(?![/\\])/)
})

/** Headers with an empty value are left out. */
function send(path: string, fields: Record<string, string>, headers: Record<string, string>) {
  const sentHeaders = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""))
  return fetch(site.url + path, {
    method: "POST",
    redirect: "manual",
    headers: sentHeaders,
    body: new URLSearchParams(fields),
  })
}

/** A token with a foreign signature. It is a minute old, so that it is not refused as too new. */
function foreignToken(): string {
  const clock = () => new Date(Date.now() - 60_000)
  return new SignedFormGuard({ secret: "not the site's", minimumSeconds: 0, clock }).issue()
}
