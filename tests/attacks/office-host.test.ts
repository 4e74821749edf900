import { request as send } from "node:http"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { VAN } from "#tests/http/visitor-forms.ts"
import {
  firstOwnerAt,
  firstOwnerLink,
  invitationLinkIn,
  invitePath,
  OWNER,
  setUpSecondFactor,
} from "#tests/support/first-owner.ts"
import { directivesOf } from "#tests/support/observatory.ts"
import { OFFICE_ROUTES } from "#tests/support/office-routes.ts"
import { POLLING } from "#tests/support/polling.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"
import { codeOf } from "#tests/support/totp.ts"

// The office on a separate host name: one process on one port, requested by two host names.

const SITE_HOST = "www.example.lk"
const OFFICE_HOST = "office.example.lk"

let site: Site
let owner: StaffBrowser
let firstLink = ""
beforeAll(async () => {
  site = await openSite({
    TRUST_PROXY: "1",
    SITE_URL: `https://${SITE_HOST}`,
    OFFICE_URL: `https://${OFFICE_HOST}`,
  })
  firstLink = firstOwnerLink(site)
  owner = await firstOwnerAt(site, new StaffBrowser(site.url, "192.0.2.1", `https://${OFFICE_HOST}`))
})
afterAll(() => site.remove())

type HttpResponse = {
  status: number
  text: string
  location: string | undefined
  header: (name: string) => string
}
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string }

/** Sends the Host header itself, so that DNS need not know the name. An event stream is not read to its end. */
function sendRequest(
  host: string,
  path: string,
  { method = "GET", headers = {}, body }: RequestOptions = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve, reject) => {
    const request = send(
      {
        host: hostname,
        port,
        path,
        method,
        headers: { host, "x-forwarded-proto": "https", "accept-encoding": "identity", ...headers },
      },
      (response) => {
        const header = (name: string) => String(response.headers[name] ?? "")
        const responseHead = { status: response.statusCode ?? 0, location: response.headers.location, header }
        let text = ""
        response.setEncoding("utf8")
        response.on("data", (chunk) => {
          text += chunk
        })
        response.once("error", reject)
        response.once("end", () => resolve({ ...responseHead, text }))
        if (!header("content-type").startsWith("text/event-stream")) return
        resolve({ ...responseHead, text })
        request.destroy()
      },
    )
    request.on("error", reject)
    request.end(body)
  })
}

const sessionHeaders = () => ({
  cookie: owner.cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
})
const formRequest = (host: string): RequestOptions => ({
  method: "POST",
  headers: {
    ...sessionHeaders(),
    origin: `https://${host}`,
    "content-type": "application/x-www-form-urlencoded",
  },
  body: "act=none",
})

it("the table has the routes of the office", () => {
  expect(OFFICE_ROUTES.length).toBeGreaterThan(40)
})

describe.each(OFFICE_ROUTES)("$path", ({ path, isSignIn, acceptsForms }) => {
  it("is 404 on the site's host, even with a session, in every spelling of its path", async () => {
    const spellings = [path, `${path}/`, `${path}.data`, `/${path}`, path.replace("office", "OFFICE")]
    for (const spelling of [...spellings, path.replace("office", "%6Fffice"), `${path}?_routes=root`]) {
      const response = await sendRequest(SITE_HOST, spelling, { headers: sessionHeaders() })
      expect(response.status, spelling).toBe(404)
      expect(response.text, spelling).toContain("Page not found")
    }
    expect((await sendRequest(SITE_HOST, path, { method: "HEAD", headers: sessionHeaders() })).status).toBe(
      404,
    )
    expect((await sendRequest(SITE_HOST, path, formRequest(SITE_HOST))).status).toBe(404)
    expect((await sendRequest("127.0.0.1", path, { headers: sessionHeaders() })).status).toBe(404)
  })

  it("answers on the office's host, with a session", async () => {
    const withoutSession = await sendRequest(OFFICE_HOST, path)
    if (isSignIn) expect(withoutSession.status).toBeLessThan(500)
    else expect(withoutSession.location).toMatch(/^\/office\/sign-in\?to=/)
    const response = await sendRequest(OFFICE_HOST, path, { headers: sessionHeaders() })
    expect(response.status).toBeLessThan(500)
    expect(response.location ?? "/office").toMatch(/^\/office/)
    expect(response.text).not.toContain("There is no page at this address.")
  })

  it.skipIf(!acceptsForms)("refuses a form that a page of the site submits", async () => {
    const submit = {
      ...formRequest(OFFICE_HOST),
      headers: { ...formRequest(SITE_HOST).headers, "sec-fetch-site": "same-site" },
    }
    expect((await sendRequest(OFFICE_HOST, path, submit)).status).toBe(400)
  })
})

describe("the host of the office", () => {
  it("is recognised in any case and with any port, and not by a similar name", async () => {
    for (const host of ["OFFICE.example.lk", `${OFFICE_HOST}:8443`, `${OFFICE_HOST}.`])
      expect((await sendRequest(host, "/office/sign-in")).status, host).toBe(200)
    for (const host of [`${OFFICE_HOST}.evil.example`, `x.${OFFICE_HOST}`, "office", "localhost", "[::1]:80"])
      expect((await sendRequest(host, "/office/sign-in")).status, host).toBe(404)
  })

  it("is taken from X-Forwarded-Host", async () => {
    const forwardedHeaders = { headers: { "x-forwarded-host": OFFICE_HOST } }
    expect((await sendRequest("127.0.0.1", "/office/sign-in", forwardedHeaders)).status).toBe(200)
    expect(
      (await sendRequest(OFFICE_HOST, "/office/sign-in", { headers: { "x-forwarded-host": SITE_HOST } }))
        .status,
    ).toBe(404)
  })

  it.each([
    "/home",
    "/carlist?q=a&page=2",
    `/cars/${VAN.id}`,
    "/contact",
    "/home.data",
    "/robots.txt",
    "/sitemap.xml",
    "/fleet.json",
    "/api/product/allProduts",
    "//evil.example/x",
    "/nowhere",
  ])("redirects to the public site: %s", async (path) => {
    for (const method of ["GET", "HEAD"]) {
      const response = await sendRequest(OFFICE_HOST, path, { method })
      expect(response.status).toBe(302)
      expect(response.location).toBe(`https://${SITE_HOST}${path}`)
      expect(response.text).toBe("")
    }
    expect((await sendRequest(OFFICE_HOST, path, formRequest(OFFICE_HOST))).status).toBe(404)
    for (const method of ["OPTIONS", "DELETE"])
      expect((await sendRequest(OFFICE_HOST, path, { method })).status, method).toBe(404)
  })

  it("does not send a cached page of the site", async () => {
    await vi.waitFor(
      async () => expect((await sendRequest(SITE_HOST, "/faq")).header("etag")).not.toBe(""),
      POLLING,
    )
    expect((await sendRequest(OFFICE_HOST, "/faq")).location).toBe(`https://${SITE_HOST}/faq`)
  })

  it("redirects from / to the office", async () => {
    expect((await sendRequest(OFFICE_HOST, "/")).location).toBe("/office")
  })

  it("serves the assets of its pages, and the health checks", async () => {
    const { text } = await sendRequest(OFFICE_HOST, "/office/sign-in")
    const files = new Set(text.match(/\/assets\/[\w.-]+\.\w+/g))
    expect(files.size).toBeGreaterThan(0)
    for (const file of [...files, "/favicon.ico", "/favicon.svg", "/healthz", "/readyz"])
      expect((await sendRequest(OFFICE_HOST, file)).status, file).toBe(200)
  })

  it("allows no frame in its pages, and requires HTTPS", async () => {
    const office = await sendRequest(OFFICE_HOST, "/office/sign-in")
    expect(directivesOf(office.header("content-security-policy"))).not.toHaveProperty("frame-src")
    expect((await sendRequest(SITE_HOST, "/contact")).header("content-security-policy")).toContain(
      "frame-src",
    )
    expect(office.header("strict-transport-security")).toContain("max-age=31536000")
  })

  it("refuses requests by scripts and subresources of the site, and allows navigation", async () => {
    for (const mode of ["cors", "no-cors"]) {
      const headers = { ...sessionHeaders(), "sec-fetch-site": "same-site", "sec-fetch-mode": mode }
      expect((await sendRequest(OFFICE_HOST, "/office/enquiries", { headers })).status, mode).toBe(403)
    }
    const navigation = { ...sessionHeaders(), "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate" }
    expect((await sendRequest(OFFICE_HOST, "/office/enquiries", { headers: navigation })).status).toBe(200)
  })

  it("streams events to its own inbox", async () => {
    const script = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" }
    const headers = { ...sessionHeaders(), ...script, accept: "text/event-stream" }
    const response = await sendRequest(OFFICE_HOST, "/office/enquiries/live", { headers })
    expect([response.status, response.header("content-type")]).toEqual([200, "text/event-stream"])
  })
})

describe("the office on a separate host", () => {
  it("is the host of the links for the first owner, in invitations and in emails", async () => {
    expect(firstLink).toMatch(/^https:\/\/office\.example\.lk\/office\/welcome\//)
    await owner.submit("/office/staff", { act: "invite", role: "staff" })
    const invited = await (await owner.open("/office/staff")).text()
    expect(invitationLinkIn(invited)).toMatch(/^https:\/\/office\.example\.lk\/office\/welcome\//)
    await owner.copy().submit("/office/forgot-password", { email: OWNER.email })
    const emails = await vi.waitFor(async () => {
      const text = (await site.emails()).join("\n").replaceAll(/=\r?\n/g, "")
      expect(text).toContain("/office/new-password/")
      return text
    }, POLLING)
    expect(emails.match(/https?:\/\/[^/\s]+\/office\//g)).toContain("https://office.example.lk/office/")
    expect(emails).not.toContain("https://www.example.lk/office")
  })

  it("has cookies that no other host can set or be sent", async () => {
    const browser = new StaffBrowser(site.url, "192.0.2.9", `https://${OFFICE_HOST}`)
    const response = await browser.submit(await invitePath(owner, "staff"), {
      ...OWNER,
      email: "kumari@example.lk",
    })
    const cookies = response.headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split("=")[0]?.replace(/-[0-9a-f]{8}$/, "")).sort()).toEqual([
      "__Host-office.known",
      "__Host-office.session_token",
    ])
    for (const cookie of cookies) {
      for (const flag of ["Secure", "HttpOnly", "SameSite=Strict", "Path=/"])
        expect(cookie).toMatch(new RegExp(`; ${flag}(;|$)`))
      expect(cookie).not.toMatch(/domain/i)
    }
    const key = await setUpSecondFactor(browser, OWNER.password)
    const signedOut = await browser.submit("/office/sign-out", {})
    expect(signedOut.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^__Host-office\.session_token=;.*Max-Age=0;.*Path=\/;.*Secure/),
    )
    expect(redirectTarget(await browser.open("/office/account"))).toMatch(/^\/office\/sign-in/)
    await browser.submit("/office/sign-in", { email: "kumari@example.lk", password: OWNER.password })
    await browser.submit("/office/sign-in/code", { code: codeOf(key) })
    expect((await browser.open("/office/account")).status).toBe(200)
  })

  it("ends a browser's earlier session at the next sign-in there", async () => {
    const stolenBrowser = owner.copy()
    await owner.submit("/office/sign-in", { email: OWNER.email, password: OWNER.password })
    expect(redirectTarget(await stolenBrowser.open("/office/enquiries"))).toMatch(/^\/office\/sign-in/)
  })
})

describe("the office on the site's host", () => {
  let shared: Site
  beforeAll(async () => {
    shared = await openSite({ TRUST_PROXY: "1" })
  })
  afterAll(() => shared.remove())

  const statusOf = async (headers: Record<string, string>, path = "/office/sign-in") =>
    (await fetch(shared.url + path, { headers, redirect: "manual" })).status

  it("refuses requests that identify themselves as made by a script of a public page", async () => {
    const script = { "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" }
    for (const page of ["/home", "/", "/cars/office"]) {
      expect(await statusOf({ ...script, referer: shared.url + page }), page).toBe(403)
      expect(await statusOf({ ...script, referer: shared.url + page }, "/office/enquiries.csv"), page).toBe(
        403,
      )
    }
    expect(await statusOf({ ...script, referer: `${shared.url}/home` }, "/fleet.json")).toBe(200)
  })

  it("responds to scripts of its own pages, and to navigation from a public page", async () => {
    const inbox = `${shared.url}/office/enquiries`
    expect(await statusOf({ "sec-fetch-dest": "empty", referer: inbox })).toBe(200)
    expect(await statusOf({ "sec-fetch-dest": "document", referer: `${shared.url}/home` })).toBe(200)
    expect(await statusOf({})).toBe(200)
  })
})
