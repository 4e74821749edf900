import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { CONTACT, tokenIn } from "#tests/http/browser.ts"
import { say } from "#tests/support/raw-http.ts"
import { type Site, startSite } from "#tests/support/site.ts"

// Requests that two readers could take for different ones, that name files they should not, or that grow when unpacked.
// Beside these stand tests/http/bad-requests.test.ts (wrong methods and bodies) and slow-requests.test.ts.

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

/** What a second request, hidden in the first, would be answered: the word of /healthz. */
const HIDDEN = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
const HEAD = "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"

describe("a request whose end is unclear is refused, and what hides behind it is not answered:", () => {
  it.each([
    [
      "a length and chunks",
      `${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    [
      "chunks and a length",
      `${HEAD}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ["two lengths", `${HEAD}Content-Length: 5\r\nContent-Length: 0\r\n\r\n${HIDDEN}`],
    ["two lengths in one line", `${HEAD}Content-Length: 5, 0\r\n\r\n${HIDDEN}`],
    ["a length with a sign", `${HEAD}Content-Length: +0\r\n\r\n${HIDDEN}`],
    ["a length below nothing", `${HEAD}Content-Length: -1\r\n\r\n${HIDDEN}`],
    ["a length in sixteens", `${HEAD}Content-Length: 0x0\r\n\r\n${HIDDEN}`],
    ["a length beyond all numbers", `${HEAD}Content-Length: 99999999999999999999999\r\n\r\n${HIDDEN}`],
    ["an encoding that nobody knows", `${HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    [
      "chunks that are not the last encoding",
      `${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ["chunks with a length that is none", `${HEAD}Transfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n${HIDDEN}`],
    [
      "a chunk longer than it says",
      `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ["chunks that end in half a line", `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\na\n0\n\n${HIDDEN}`],
    ["a space before the colon", `${HEAD}Content-Length : 0\r\n\r\n${HIDDEN}`],
    ["a header without a name", `${HEAD}: chunked\r\n\r\n${HIDDEN}`],
    ["a header of two lines", `${HEAD}X-Folded: a\r\n Content-Length: 5\r\n\r\n${HIDDEN}`],
    ["lines that end by half", `POST /contact HTTP/1.1\nHost: x\nContent-Length: 0\n\n${HIDDEN}`],
    ["a line that ends in the middle", `${HEAD}X-Split: a\rContent-Length: 0\r\n\r\n${HIDDEN}`],
    ["nothing in a header", `${HEAD}X-Null: \0\r\n\r\n${HIDDEN}`],
    ["a version that is none", `POST /contact HTTP/9.9\r\nHost: x\r\n\r\n${HIDDEN}`],
    ["no version", `GET /contact\r\n\r\n${HIDDEN}`],
    ["a method in small letters", `get /contact HTTP/1.1\r\nHost: x\r\n\r\n${HIDDEN}`],
    ["the greeting of HTTP/2", `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${HIDDEN}`],
  ])("%s", async (_, words) => {
    const heard = await say(site.url, words)
    expect(heard).toMatch(/^HTTP\/1\.1 (400|505) /)
    expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(heard).not.toContain("ok\n")
  })

  it("a request in another one's body is that body", async () => {
    const heard = await say(
      site.url,
      `${HEAD}Connection: close\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
    )
    expect(heard).toMatch(/^HTTP\/1\.1 422 /)
    expect(heard).not.toContain("ok\n")
  })

  it("a body with a question for a page is not read as the next request", async () => {
    const heard = await say(
      site.url,
      `GET /about HTTP/1.1\r\nHost: x\r\nContent-Length: ${HIDDEN.length}\r\nConnection: close\r\n\r\n${HIDDEN}`,
    )
    expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(heard).not.toContain("ok\n")
  })

  it("what hides in a header or an address of ours is not said again", async () => {
    const heard = await say(
      site.url,
      "GET /?q=%0d%0aX-Injected:%201%0d%0a%0d%0aHTTP/1.1%20200%20OK HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    )
    expect(heard).toMatch(/^HTTP\/1\.1 301 /)
    expect(heard).not.toMatch(/^X-Injected/im)
  })
})

describe("a file that is none of the site's", () => {
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
  ])("%s is not there", async (path) => {
    const heard = await say(site.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 (400|404) /)
    expect(heard).not.toMatch(
      /"name": "rent-car-service"|root:x:|repositoryformatversion|SQLite format|sourcesContent/,
    )
  })
})

describe("what grows when it is unpacked", () => {
  it("is not unpacked: a compressed form is refused", async () => {
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
    expect(await site.letters()).toEqual([])
  })

  it.each([
    ["a field of many parts", Array.from({ length: 6_000 }, (_, i) => `a${i}=1`).join("&")],
    ["a name of many brackets", `${"a[".repeat(20_000)}=1`],
    ["signs that each need three letters", `message=${"%E0%A4%A".repeat(7_000)}`],
  ])("%s is a form like any other", async (_, body) => {
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
      "of two thousand parts",
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(1_000)}--x--\r\n`,
    ],
  ])("a form in parts %s is no more than a form", async (_, body) => {
    const response = await fetch(`${site.url}/contact`, {
      method: "POST",
      headers: { origin: site.url, "content-type": "multipart/form-data; boundary=x" },
      body,
    })
    expect([400, 422]).toContain(response.status)
    expect(await response.text()).not.toContain("<?php")
  })
})

it("after all of this the site answers, and its log has no error", async () => {
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  expect(
    site
      .output()
      .split("\n")
      .filter((line) => /Error|"level":(50|60)/.test(line)),
  ).toEqual([])
})
