import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { CONTACT, tokenIn } from "#tests/http/visitor-forms.ts"
import { sendRaw } from "#tests/support/raw-http.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { AMBIGUOUS_REQUESTS, FORM_HEAD, HIDDEN_REQUEST } from "./ambiguous-requests.ts"

// Ambiguous requests, requests for files outside the public folder, and bodies that grow when decompressed.
// See also tests/http/bad-requests.test.ts (wrong methods and bodies) and slow-requests.test.ts.

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.remove())

describe("a request with an ambiguous end is refused, and a request hidden in it gets no response:", () => {
  it.each(AMBIGUOUS_REQUESTS)("%s", async (_, request) => {
    const response = await sendRaw(site.url, request)
    expect(response).toMatch(/^HTTP\/1\.1 (400|505) /)
    expect(response.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(response).not.toContain("ok\n")
  })
})

it("a request inside another one's body is part of that body", async () => {
  const response = await sendRaw(
    site.url,
    `${FORM_HEAD}Connection: close\r\nContent-Length: ${HIDDEN_REQUEST.length}\r\n\r\n${HIDDEN_REQUEST}`,
  )
  expect(response).toMatch(/^HTTP\/1\.1 422 /)
  expect(response).not.toContain("ok\n")
})

it("the body of a GET request is not read as the next request", async () => {
  const response = await sendRaw(
    site.url,
    `GET /about HTTP/1.1\r\nHost: x\r\nContent-Length: ${HIDDEN_REQUEST.length}\r\nConnection: close\r\n\r\n${HIDDEN_REQUEST}`,
  )
  expect(response.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  expect(response).not.toContain("ok\n")
})

it("line breaks in a URL add no header to the redirect", async () => {
  const response = await sendRaw(
    site.url,
    "GET /?q=%0d%0aX-Injected:%201%0d%0a%0d%0aHTTP/1.1%20200%20OK HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  )
  expect(response).toMatch(/^HTTP\/1\.1 301 /)
  expect(response).not.toMatch(/^X-Injected/im)
})

describe("a file that is not public", () => {
  it.each([
    "/../package.json",
    "/../../../../../../etc/passwd",
    "/assets/../../../package.json",
    "/assets/..%2f..%2f..%2fpackage.json",
    "/images/%2e%2e/%2e%2e/%2e%2e/package.json",
    "/..%5c..%5cpackage.json",
    "/images/..;/..;/package.json",
    "/%c0%ae%c0%ae/package.json",
    "/images/vehicles/%00.svg",
    "//etc/passwd",
    "/file:///etc/passwd",
    "/.env",
    "/.git/config",
    "/.git/HEAD",
    "/package.json",
    "/package-lock.json",
    "/server/main.ts",
    "/data/rental.db",
    "/mailbox/",
    "/assets/",
    "/images/",
    "/images/vehicles",
    "/build/server/index.js",
    "/assets/index.js.map",
  ])("%s is not served", async (path) => {
    const response = await sendRaw(site.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    // 301: another spelling of a path, which redirects to the usual one.
    expect(response).toMatch(/^HTTP\/1\.1 (400|404|301) /)
    expect(response).not.toMatch(
      /"name": "rent-car-service"|root:x:|repositoryformatversion|SQLite format|sourcesContent/,
    )
  })
})

describe("a large or strange body", () => {
  it("is not decompressed: a compressed form is refused", async () => {
    const form_token = tokenIn(await (await fetch(`${site.url}/contact`)).text())
    const bomb = gzipSync(
      `message=${"x".repeat(10_000_000)}&${new URLSearchParams({ ...CONTACT, form_token })}`,
    )
    expect(bomb.length).toBeLessThan(64 * 1024)
    for (const encoding of ["gzip", "deflate", "br", "zstd", "gzip, gzip", "nonsense"]) {
      const response = await fetch(`${site.url}/contact`, {
        method: "POST",
        headers: {
          origin: site.url,
          "content-type": "application/x-www-form-urlencoded",
          "content-encoding": encoding,
        },
        body: bomb,
      })
      expect(response.status, encoding).toBe(415)
    }
    expect(await site.emails()).toEqual([])
  })

  it.each([
    ["6,000 fields", Array.from({ length: 6_000 }, (_, i) => `a${i}=1`).join("&")],
    ["a name of 20,000 brackets", `${"a[".repeat(20_000)}=1`],
    ["many percent-encoded characters", `message=${"%E0%A4%A".repeat(7_000)}`],
  ])("is read as an ordinary form with %s", async (_, body) => {
    const response = await fetch(`${site.url}/contact`, {
      method: "POST",
      headers: { origin: site.url, "content-type": "application/x-www-form-urlencoded" },
      body,
    })
    expect(response.status).toBe(422)
  })

  it.each([
    ["without an end", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
    [
      "with a file",
      '--x\r\nContent-Disposition: form-data; name="message"; filename="../../a.php"\r\nContent-Type: text/php\r\n\r\n<?php\r\n--x--\r\n',
    ],
    [
      "of a thousand parts",
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(1_000)}--x--\r\n`,
    ],
  ])("is read as an ordinary form if it is multipart and %s", async (_, body) => {
    const response = await fetch(`${site.url}/contact`, {
      method: "POST",
      headers: { origin: site.url, "content-type": "multipart/form-data; boundary=x" },
      body,
    })
    expect([400, 422]).toContain(response.status)
    expect(await response.text()).not.toContain("<?php")
  })
})

it("the site serves pages, and its log has no error, after all these requests", async () => {
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  expect(
    site
      .output()
      .split("\n")
      .filter((line) => /Error|"level":(50|60)/.test(line)),
  ).toEqual([])
})
