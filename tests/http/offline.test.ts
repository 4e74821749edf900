import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { copyUrl, OFFLINE_WORKER, PLAN_OFFLINE } from "#app/offline-paths.ts"
import { OFFLINE_COPY_LIMITS, type OfflineCopy, type OfflineCopyItem } from "#domain/trip/offline-copy.ts"
import { viewOf } from "#tests/support/document.ts"
import { openSite, type Site } from "#tests/support/site.ts"

let site: Site
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
})
afterAll(() => site.remove())

const QUERY = "?stop=Ella&nights=2&month=2"

async function servedBytes(address: string): Promise<number> {
  const response = await fetch(site.url + address)
  expect(response.status, address).toBe(200)
  return (await response.arrayBuffer()).byteLength
}

const viewAt = async (address: string) => viewOf(await (await fetch(site.url + address)).text())

describe("the list of what a plan needs without a connection", () => {
  it("has the plan, the guides and their files with the sizes that are served", async () => {
    const { pages, files }: OfflineCopy = await (await fetch(site.url + PLAN_OFFLINE + QUERY)).json()
    expect(pages.map(({ address }) => address)).toEqual([
      `/plan${QUERY}`,
      "/plan?start=dambulla&stop=ella&nights=2&month=2",
      "/plan?start=dambulla&stop=ella&nights=2&month=2&vehicles=all",
      "/rent-a-car-to-dambulla",
      "/rent-a-car-to-ella",
    ])
    const paths = files.map(({ address }) => address)
    expect(paths).toContain("/images/scenes/ella-wide-800.webp")
    expect(paths.filter((path) => path.endsWith(".css")).length).toBeGreaterThan(1)
    const copies: OfflineCopyItem[] = pages.map(({ address, bytes }) => ({
      address: copyUrl(address),
      bytes,
    }))
    for (const { address, bytes } of [...copies, ...files])
      expect([address, await servedBytes(address)]).toEqual([address, bytes])
  })

  it("is limited for each address, and says when to try again", async () => {
    const get = (clientAddress: string) =>
      fetch(site.url + PLAN_OFFLINE + QUERY, { headers: { "X-Forwarded-For": clientAddress } })
    for (let request = 0; request < OFFLINE_COPY_LIMITS.perMinute; request++)
      expect((await get("203.0.113.9")).status).toBe(200)
    const refused = await get("203.0.113.9")
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(refused.headers.get("cache-control")).toBe("no-store")
    expect((await get("203.0.113.10")).status).toBe(200)
  })

  it("is neither stored nor indexed", async () => {
    const { headers } = await fetch(site.url + PLAN_OFFLINE + QUERY)
    expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"])
  })

  it.each(["", "?stop=Atlantis", "?stop=%FF&copy=1"])(
    "answers 404 for '%s', which is no plan",
    async (query) => {
      expect((await fetch(site.url + PLAN_OFFLINE + query)).status).toBe(404)
    },
  )
})

describe("the copy of a page", () => {
  it.each([`/plan${QUERY}`, "/rent-a-car-to-ella"])(
    "has at %s a notice that it is a copy, and each picture in one size",
    async (address) => {
      const copy = await viewAt(copyUrl(address))
      expect(copy.getByRole("region", { name: "Stored copy" }).textContent).toMatch(/stored on \d+ \w+ \d{4}/)
      expect(copy.all("[srcset], form:has([name=stop])")).toEqual([])
      const page = await viewAt(address)
      expect(page.queryByRole("region", { name: "Stored copy" })).toBeNull()
      expect(page.all("[srcset], form:has([name=stop])").length).toBeGreaterThan(0)
    },
  )
})

describe("the service worker", () => {
  it("is always revalidated, and may request only this site", async () => {
    const { status, headers } = await fetch(site.url + OFFLINE_WORKER)
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "text/javascript; charset=utf-8",
      "no-cache",
    ])
    const policy = headers.get("content-security-policy")?.split("; ")
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "connect-src 'self'"]))
    expect(policy).not.toContain("script-src 'self'")
  })

  it("may be registered by a page, and by the site's own file only", async () => {
    const { headers } = await fetch(`${site.url}/plan${QUERY}`)
    expect(headers.get("content-security-policy")?.split("; ")).toContain("worker-src 'self'")
  })
})
