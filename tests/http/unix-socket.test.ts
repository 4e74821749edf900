import { mkdtemp, rm, stat, writeFile } from "node:fs/promises"
import { type RequestOptions, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freePort } from "#tests/support/free-port.ts"
import { type SiteProcess, startSite } from "#tests/support/site.ts"
import { CONTACT, tokenIn } from "./visitor-forms.ts"

const SITE_URL = "https://www.example.lk"

let folder: string
let socketPath: string
let port: number
let site: SiteProcess
const start = (path = socketPath) =>
  startSite({
    LISTEN_SOCKET: path,
    PORT: String(port),
    TRUST_PROXY: "1",
    SITE_URL,
    INTAKE_PER_MINUTE: "1",
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rental-socket-"))
  socketPath = join(folder, "3000.sock")
  port = await freePort()
  site = await start()
})
afterAll(async () => {
  await site.remove()
  await rm(folder, { recursive: true })
})

type HttpResponse = { status: number | undefined; text: string }

/** A request as a proxy sends it: with the site's host and the visitor's address. */
function sendRequest(
  path: string,
  visitorAddress = "192.0.2.1",
  overrides: RequestOptions = {},
  body = "",
): Promise<HttpResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpResponse>()
  const forwarded = {
    host: "www.example.lk",
    "x-forwarded-for": visitorAddress,
    "x-forwarded-proto": "https",
  }
  const headers = { ...forwarded, ...overrides.headers }
  const clientRequest = request({ socketPath, path, ...overrides, headers }, async (response) => {
    const text = Buffer.concat(await response.toArray()).toString()
    resolve({ status: response.statusCode, text })
  })
  clientRequest.once("error", reject)
  clientRequest.end(body)
  return promise
}

async function send(visitorAddress: string): Promise<HttpResponse> {
  const form_token = tokenIn((await sendRequest("/contact", visitorAddress)).text)
  const headers = { origin: SITE_URL, "content-type": "application/x-www-form-urlencoded" }
  const body = new URLSearchParams({ ...CONTACT, form_token }).toString()
  return sendRequest("/contact", visitorAddress, { method: "POST", headers }, body)
}

describe("a site on a Unix socket", () => {
  it("logs the path of the socket, opens no port, and admits its user and group only", async () => {
    expect(site.url).toBe(`unix:${socketPath}`)
    expect((await stat(socketPath)).mode & 0o777).toBe(0o660)
    expect((await sendRequest("/faq")).status).toBe(200)
    expect((await sendRequest("/readyz")).status).toBe(200)
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow("fetch failed")
  })

  it("counts visitors by the address in X-Forwarded-For", async () => {
    expect((await send("192.0.2.7")).status).toBe(303)
    expect((await send("192.0.2.7")).status).toBe(429)
    expect((await send("192.0.2.8")).status).toBe(303)
  })

  it("keeps the socket of a running process, and replaces that of a killed one", async () => {
    await expect(start()).rejects.toThrow(`cannot listen on ${socketPath}`)
    expect((await sendRequest("/healthz")).status).toBe(200)
    await site.kill()
    expect((await stat(socketPath)).isSocket()).toBe(true)
    await rm(site.dataDir, { recursive: true })
    site = await start()
    expect((await sendRequest("/healthz")).status).toBe(200)
  })

  it("removes its socket when it stops", async () => {
    const path = join(folder, "3001.sock")
    const other = await start(path)
    await other.remove()
    await expect(stat(path)).rejects.toThrow("ENOENT")
  })

  it("does not overwrite another file", async () => {
    const path = join(folder, "notes.txt")
    await writeFile(path, "mine")
    await expect(start(path)).rejects.toThrow(`cannot listen on ${path}`)
    expect((await stat(path)).size).toBe(4)
  })
})
