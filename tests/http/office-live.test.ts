import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import type { Inbox } from "#app/office/enquiries/inbox.ts"
import { describeOnPostgres } from "#tests/support/databases.ts"
import { parseDocument, scriptsOf, viewOf } from "#tests/support/document.ts"
import { firstEnquiryPath } from "#tests/support/enquiry-links.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { metricsUrl, readMetrics } from "#tests/support/metrics.ts"
import { POLLING } from "#tests/support/polling.ts"
import { openSite, type Site, type SiteProcess, startSite } from "#tests/support/site.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"
import { changeState } from "./booking-pages.ts"
import { CONTACT, post, tokenIn } from "./visitor-forms.ts"

const LIVE_PATH = "/office/enquiries/live"

async function sendFromVisitor(site: Site): Promise<void> {
  const form_token = tokenIn(await (await fetch(`${site.url}/contact`)).text())
  expect((await post(`${site.url}/contact`, { ...CONTACT, form_token })).status).toBe(303)
}

/** Listens like EventSource. `all` resolves with everything received once the stream ends, and rejects if it is cut off. */
async function listen(site: Site, browser: StaffBrowser, query = "") {
  const cookie = browser.cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  const controller = new AbortController()
  const response = await fetch(site.url + LIVE_PATH + query, {
    headers: { cookie, accept: "text/event-stream", "accept-encoding": "gzip, br" },
    signal: controller.signal,
    redirect: "manual",
  })
  let received = ""
  const all = (async () => {
    for await (const chunk of response.body ?? []) received += new TextDecoder().decode(chunk)
    return received
  })()
  all.catch(() => {}) // callers that await it get the error
  return { response, received: () => received, all, close: () => controller.abort() }
}

/** The inbox as JSON, as the live page fetches it. */
async function listOf(browser: StaffBrowser, query = ""): Promise<Inbox> {
  return (await (await browser.open(`/office/enquiries.json${query}`)).json()) as Inbox // the type of the route's response
}

/** The current version of the inbox. */
async function currentVersion(browser: StaffBrowser): Promise<string> {
  return (await listOf(browser)).version
}

const changesIn = (received: string) => [...received.matchAll(/event: change\n/g)].length

describe("the event stream of the inbox", () => {
  let site: SiteProcess
  let owner: StaffBrowser
  beforeAll(async () => {
    site = await startSite({ METRICS_PORT: "0", TRUST_PROXY: "1" })
    owner = await firstOwnerAt(site)
  })
  afterAll(() => site.remove())

  it("needs a session, GET, and the media type of an event stream", async () => {
    const { response } = await listen(site, new StaffBrowser(site.url))
    expect(redirectTarget(response)).toMatch("/office/sign-in")
    expect((await owner.open(LIVE_PATH)).status).toBe(406)
    expect((await owner.open(`${LIVE_PATH}.data`)).status).toBe(404)
    expect((await owner.submit(LIVE_PATH, {})).status).toBe(405)
  })

  it("reports each change at once, without any data", async () => {
    const loadedVersion = await currentVersion(owner)
    const events = await listen(site, owner, `?seen=${loadedVersion}`)
    expect(events.response.headers.get("content-type")).toBe("text/event-stream")
    expect(events.response.headers.get("content-encoding")).toBeNull()
    expect(events.response.headers.get("cache-control")).toBe("no-store")
    expect(events.response.headers.get("x-accel-buffering")).toBe("no")
    await sendFromVisitor(site)
    await vi.waitUntil(() => changesIn(events.received()) > 0, POLLING)
    const list = await (await owner.open("/office/enquiries?q=zebulon")).text()
    const path = firstEnquiryPath(list)
    const before = changesIn(events.received())
    await changeState(owner, path, { state: "spam" })
    await vi.waitUntil(() => changesIn(events.received()) > before, POLLING)
    events.close()
    const lines = events.received().replaceAll(/^id: [\w-]{22}$/gm, "id")
    expect(new Set(lines.split("\n"))).toEqual(
      new Set(["retry: 5000", "", "id", "event: change", "data: list"]),
    )
  })

  it("reports a change at once to a page with an older version", async () => {
    const stale = await listen(site, owner, "?seen=older")
    await vi.waitUntil(() => changesIn(stale.received()) === 1, POLLING)
    stale.close()
  })

  it("is counted as a listener, and excluded from response times", async () => {
    const metricsAddress = await metricsUrl(site)
    const listening = async () => (await readMetrics(metricsAddress)).get("rental_office_event_streams")
    await vi.waitUntil(async () => (await listening()) === 0, POLLING)
    const events = await listen(site, owner)
    expect(await listening()).toBe(1)
    events.close()
    await vi.waitUntil(async () => (await listening()) === 0, POLLING)
    const series = [...(await readMetrics(metricsAddress)).keys()].filter((name) => name.includes(LIVE_PATH))
    const durationSeries = `rental_request_duration_seconds_count{route="${LIVE_PATH}",method="GET"}`
    expect(series).toContain(`rental_requests_total{route="${LIVE_PATH}",method="GET",status="2xx"}`)
    // Only the two unauthorised requests of an earlier test are counted, because streams are not.
    expect((await readMetrics(metricsAddress)).get(durationSeries)).toBe(2)
  })

  it("ends the oldest of a session's streams when a fifth opens", async () => {
    const [first, ...others] = [
      await listen(site, owner),
      await listen(site, owner),
      await listen(site, owner),
      await listen(site, owner),
      await listen(site, owner),
    ]
    expect(await first?.all).toContain("event: elsewhere")
    for (const other of others) other.close()
  })

  it("ends when the site stops, and does not delay the shutdown", async () => {
    const events = await listen(site, owner)
    expect(await site.stop()).toBe(0)
    expect(await events.all).toContain("retry: 5000")
  })
})

describe("the live inbox page", () => {
  let site: Site
  let owner: StaffBrowser
  beforeAll(async () => {
    site = await openSite()
    owner = await firstOwnerAt(site)
  })
  afterAll(() => site.remove())

  it("loads the script of islands, like every page that shows the number of new enquiries", async () => {
    const scriptsAt = async (path: string) => scriptsOf(parseDocument(await (await owner.open(path)).text()))
    const [start, ...others] = await scriptsAt("/office/enquiries")
    expect(start).toMatchObject({ type: "module", async: true })
    expect(start?.getAttribute("src")).toMatch(/^\/assets\/start-[\w-]+\.js$/)
    expect(others).toEqual([])
    expect(await scriptsAt("/office/account")).toHaveLength(1)
  })

  it("fetches the filtered list and the number of newer enquiries", async () => {
    const bookings = (since: string) => listOf(owner, `?kind=booking&since=${since}`)
    expect(await bookings("")).toMatchObject({ newest: "", arrivedCount: 0, rows: [] })
    await sendFromVisitor(site)
    const { newest, arrivedCount, rows, counts } = await bookings("")
    expect({ arrivedCount, rows, counts }).toMatchObject({
      arrivedCount: 1,
      rows: [],
      counts: { all: 1, new: 1 },
    })
    expect((await bookings(newest)).arrivedCount).toBe(0)
    await sendFromVisitor(site)
    await sendFromVisitor(site)
    expect((await bookings(newest)).arrivedCount).toBe(2)
    const [first] = (await listOf(owner, "?kind=contact")).rows
    expect(first).toMatchObject({ kind: "contact", state: "new", summary: { name: CONTACT.name } })
    expect(await (await owner.open("/office/enquiries?kind=contact")).text()).toContain(
      `"href":"${first?.href}"`,
    )
  })

  it("needs a session for the JSON", async () => {
    const response = await new StaffBrowser(site.url).open("/office/enquiries.json?since=")
    expect(redirectTarget(response)).toMatch("/office/sign-in")
    expect((await owner.open("/office/enquiries.json")).headers.get("cache-control")).toBe("no-store")
  })

  it("links to an enquiry and back to its row in the same list, also after a change", async () => {
    const list = await (await owner.open("/office/enquiries?q=zebulon&status=new")).text()
    const reference = viewOf(list).one("tr[id]").id
    const [path = ""] = viewOf(list).hrefs(`/office/enquiries/${reference}?list=`)
    const back = `/office/enquiries?q=zebulon&status=new#${reference}`
    const linksOn = async (path: string) => viewOf(await (await owner.open(path)).text()).hrefs()
    expect(await linksOn(path)).toContain(back)
    const changed = redirectTarget(await changeState(owner, path, { state: "contacted" })) ?? ""
    expect(changed).not.toBe("")
    expect(await linksOn(changed)).toContain(back)
  })

  it("links back to the list only, whatever the parameter contains", async () => {
    const shown = await (await owner.open("/office/enquiries")).text()
    const reference = viewOf(shown).one("tr[id]").id
    for (const list of ["//evil.example", "javascript:alert(1)", "?q=a#b", "q=%22%3E%3Cscript%3E"]) {
      const html = await (
        await owner.open(`/office/enquiries/${reference}?${new URLSearchParams({ list })}`)
      ).text()
      const links = viewOf(html).hrefs("/office/enquiries")
      expect(
        links.filter((href) => href.endsWith(`#${reference}`)),
        list,
      ).toHaveLength(1)
      // A hidden field may contain the parameter; no link does.
      expect(html).not.toMatch(/(?:href|src|action)="[^"]*(?:evil\.example|javascript:)/)
    }
  })
})

describeOnPostgres("a change by another process", (_open, locate) => {
  it("is reported in the event stream", async () => {
    const location = locate()
    if (!("url" in location)) throw new Error("this suite runs on PostgreSQL")
    const settings = { DATABASE_URL: location.url }
    const first = await startSite(settings)
    const owner = await firstOwnerAt(first)
    const second = await startSite(settings)
    const events = await listen(second, owner, `?seen=${await currentVersion(owner)}`)
    expect(events.response.status).toBe(200)
    await sendFromVisitor(first)
    await vi.waitUntil(() => changesIn(events.received()) > 0, POLLING)
    events.close()
    await Promise.all([first.remove(), second.remove()])
  }, 120_000) // two sites are started
})
