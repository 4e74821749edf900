import { request } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sendRaw } from "#tests/support/raw-http.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { CONTACT, post, tokenIn } from "./visitor-forms.ts"

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.remove())

const NOT_FOUND_TEXT = "Oops! The page you are looking for does not exist."
/** Text of a stack trace or an internal path, which no response may contain. */
const INTERNAL_TEXT = /\bat .+:\d+:\d+|node_modules|file:\/\/|Error: /

async function pageAt(path: string, init?: RequestInit) {
  const response = await fetch(site.url + path, { redirect: "manual", ...init })
  const text = await response.text()
  expect(text).not.toMatch(INTERNAL_TEXT)
  return { status: response.status, headers: response.headers, text }
}

describe("a page that does not exist", () => {
  it.each([
    "/nowhere",
    "/nowhere/at/all",
    "/cars/no-such-vehicle",
    "/cars/%00",
    "/cars/..%2F..%2Fetc%2Fpasswd",
    `/cars/${"x".repeat(5000)}`,
    "/rent-a-car-to-atlantis",
    "/home?page=0",
    "/home?page=99",
    "/home?page=1.5",
    "/carlist?page=-1",
    "/carlist?page=two",
    "/carlist/vans?page=2",
  ])("%s answers 404 with the not-found page", async (path) => {
    const { status, text } = await pageAt(path)
    expect(status).toBe(404)
    expect(text).toContain(NOT_FOUND_TEXT)
    expect(text).toContain('href="/home"')
  })
})

describe("a search", () => {
  it.each(["%00", "ax%00io", "%25", "%5C", "%27%20OR%201%3D1--", "%F0%9F%9A%97", "%FF%FE", "x".repeat(9000)])(
    "with %s gets a page",
    async (q) => {
      const { status, headers } = await pageAt(`/home?q=${q}`)
      expect(status).toBe(200)
      expect(headers.get("content-type")).toContain("text/html")
    },
  )

  it("is refused with 431 if it has a megabyte", async () => {
    const status = await new Promise((resolve, reject) => {
      const search = request(`${site.url}/home?q=${"x".repeat(1_000_000)}`, (response) =>
        resolve(response.statusCode),
      )
      search.once("error", reject)
      search.end()
    })
    expect(status).toBe(431)
    expect((await pageAt("/home")).status).toBe(200)
  })
})

describe("a wrong method", () => {
  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])(
    "%s is refused, with the allowed methods in the Allow header",
    async (method) => {
      const { status, headers, text } = await pageAt("/home", { method })
      expect(status).toBe(405)
      expect(headers.get("allow")).toBe("GET, HEAD, POST")
      expect(text).toContain("Not possible here")
    },
  )

  it.each(["PUT", "DELETE", "POST"])("%s is refused for a file too", async (method) => {
    const { status } = await pageAt("/images/vehicles/toyota-premio-g-superior-side.svg", { method })
    expect([405, 415]).toContain(status)
  })

  it("includes POST to a page without a form", async () => {
    const response = await post(`${site.url}/about`, CONTACT)
    expect(response.status).toBe(405)
    expect(await response.text()).not.toMatch(INTERNAL_TEXT)
  })
})

it("HEAD has the status of GET and no body", async () => {
  const { status, text } = await pageAt("/home", { method: "HEAD" })
  expect([status, text]).toEqual([200, ""])
})

describe("a request body", () => {
  it.each([
    ["application/json", '{"name":'],
    ["text/plain", "name=Anna"],
    ["application/octet-stream", "\0\0\0"],
  ])("is refused with 415 if its type is %s", async (type, body) => {
    const { status, text } = await pageAt("/contact", {
      method: "POST",
      headers: { "content-type": type },
      body,
    })
    expect(status).toBe(415)
    expect(text).toContain("Not a form")
  })

  it.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "is read as an empty form if its type is %s and it has no length",
    async (type) => {
      const head = `POST /contact HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nConnection: close\r\nContent-Type: ${type}\r\n`
      const withoutLength = await sendRaw(site.url, `${head}\r\n`)
      const withLength = await sendRaw(site.url, `${head}Content-Length: 0\r\n\r\n`)
      expect(withoutLength).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(withoutLength.split("\r\n", 1)).toEqual(withLength.split("\r\n", 1))
    },
  )

  it("is refused over 64 KiB, with and without a Content-Length", async () => {
    const withLength = await post(`${site.url}/contact`, { ...CONTACT, message: "x".repeat(65 * 1024) })
    expect(withLength.status).toBe(413)
    expect(await withLength.text()).toContain("Too much text")

    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill("x".charCodeAt(0))),
    })
    const withoutLength = fetch(`${site.url}/contact`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: endless,
      duplex: "half",
    } as RequestInit) // `duplex` is missing in the DOM's types
    const status = await withoutLength.then(
      ({ status }) => status,
      () => 413, // the server may close the connection before the response is read
    )
    expect(status).toBe(413)
    expect((await pageAt("/home")).status).toBe(200)
  })

  it("gets an error response if it does not match its type", async () => {
    const { status } = await pageAt("/contact", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x", origin: site.url },
      body: "this is not multipart",
    })
    expect([400, 422]).toContain(status)
  })
})

describe("a malformed request", () => {
  it("gets 400 and a closed connection if it is not HTTP", async () => {
    expect(await sendRaw(site.url, "HELLO THERE\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /)
  })

  it.each([
    ["an invalid host", "GET /home HTTP/1.1\r\nHost: a b", 400, "Unreadable request"],
    ["no path", "OPTIONS * HTTP/1.1\r\nHost: x:80", 400, "Unreadable request"],
    ["TRACE", "TRACE /home HTTP/1.1\r\nHost: x", 405, ""],
  ])("gets a plain response with %s, without a stack trace in the log", async (_, request, status, title) => {
    const response = await sendRaw(site.url, `${request}\r\nConnection: close\r\n\r\n`)
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(response).toContain(title)
    expect(site.output()).not.toMatch(/TypeError: |^ +at /m)
  })

  it("is refused if it has two lengths, so that no request can be smuggled behind it", async () => {
    const response = await sendRaw(
      site.url,
      "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /",
    )
    expect(response).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe("a post from another site", () => {
  it("is refused, and no email is written", async () => {
    const token = tokenIn(await (await fetch(`${site.url}/contact`)).text())
    const response = await post(
      `${site.url}/contact`,
      { ...CONTACT, form_token: token },
      { origin: "https://evil.example" },
    )
    expect(response.status).toBe(400)
    expect(await response.text()).not.toMatch(INTERNAL_TEXT)
    expect(await site.emails()).toEqual([])
  })
})
