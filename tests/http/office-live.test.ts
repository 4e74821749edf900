import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import type { Inbox } from "#app/office/enquiries/inbox.ts"
import { describeOnPostgres } from "#tests/support/databases.ts"
import { parseDocument, scriptsOf, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { metricsUrl, readMetrics } from "#tests/support/metrics.ts"
import { PATIENCE } from "#tests/support/patience.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { leadsTo, StaffBrowser } from "#tests/support/staff-browser.ts"
import { CONTACT, post, tokenIn } from "./browser.ts"

const LIVE = "/office/enquiries/live"

async function sendFromVisitor(site: Site): Promise<void> {
  const form_token = tokenIn(await (await fetch(`${site.url}/contact`)).text())
  expect((await post(`${site.url}/contact`, { ...CONTACT, form_token })).status).toBe(303)
}

/** Listens as a browser's EventSource does. `all` is what was said once the stream has ended; rejects where it was cut off. */
async function listen(site: Site, browser: StaffBrowser, question = "") {
  const cookie = browser.cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  const hangUp = new AbortController()
  const answer = await fetch(site.url + LIVE + question, {
    headers: { cookie, accept: "text/event-stream", "accept-encoding": "gzip, br" },
    signal: hangUp.signal,
    redirect: "manual",
  })
  let heard = ""
  const all = (async () => {
    for await (const piece of answer.body ?? []) heard += new TextDecoder().decode(piece)
    return heard
  })()
  all.catch(() => {}) // whoever waits for it hears of it
  return { answer, heard: () => heard, all, hangUp: () => hangUp.abort() }
}

/** The list as data, as the page that follows it fetches it. */
async function listOf(browser: StaffBrowser, question = ""): Promise<Inbox> {
  return (await (await browser.open(`/office/enquiries.json${question}`)).json()) as Inbox // as the route answers
}

/** The version of the list that is shown now. */
async function versionShown(browser: StaffBrowser): Promise<string> {
  return (await listOf(browser)).version
}

const changesIn = (heard: string) => [...heard.matchAll(/event: change\n/g)].length

describe("news of the list of enquiries", () => {
  let site: Site
  let owner: StaffBrowser
  beforeAll(async () => {
    site = await startSite({ METRICS_PORT: "0", TRUST_PROXY: "1" })
    owner = await firstOwnerAt(site)
  })
  afterAll(() => site.remove())

  it("is for whoever is signed in, and asks for it as a browser does", async () => {
    const { answer } = await listen(site, new StaffBrowser(site.url))
    expect(leadsTo(answer)).toMatch("/office/sign-in")
    expect((await owner.open(LIVE)).status).toBe(406)
    expect((await owner.open(`${LIVE}.data`)).status).toBe(404)
    expect((await owner.submit(LIVE, {})).status).toBe(405)
  })

  it("says that the list is another, as it happens, and nothing of what is in it", async () => {
    const seen = await versionShown(owner)
    const news = await listen(site, owner, `?seen=${seen}`)
    expect(news.answer.headers.get("content-type")).toBe("text/event-stream")
    expect(news.answer.headers.get("content-encoding")).toBeNull()
    expect(news.answer.headers.get("cache-control")).toBe("no-store")
    expect(news.answer.headers.get("x-accel-buffering")).toBe("no")
    await sendFromVisitor(site)
    await vi.waitUntil(() => changesIn(news.heard()) > 0, PATIENCE)
    const list = await (await owner.open("/office/enquiries?q=zebulon")).text()
    const path = /\/office\/enquiries\/[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(list)?.[0] ?? ""
    const before = changesIn(news.heard())
    await owner.submit(path, { version: "1", "state-before": "new", state: "spam", note: "" })
    await vi.waitUntil(() => changesIn(news.heard()) > before, PATIENCE)
    news.hangUp()
    const told = news.heard().replaceAll(/^id: [\w-]{22}$/gm, "id")
    expect(new Set(told.split("\n"))).toEqual(
      new Set(["retry: 5000", "", "id", "event: change", "data: list"]),
    )
  })

  it("comes at once where the page is older than the list", async () => {
    const stale = await listen(site, owner, "?seen=older")
    await vi.waitUntil(() => changesIn(stale.heard()) === 1, PATIENCE)
    stale.hangUp()
  })

  it("is counted while somebody listens, and not among the times that answers take", async () => {
    const figures = await metricsUrl(site)
    const listening = async () => (await readMetrics(figures)).get("rental_office_listening")
    await vi.waitUntil(async () => (await listening()) === 0, PATIENCE)
    const news = await listen(site, owner)
    expect(await listening()).toBe(1)
    news.hangUp()
    await vi.waitUntil(async () => (await listening()) === 0, PATIENCE)
    const series = [...(await readMetrics(figures)).keys()].filter((name) => name.includes(LIVE))
    const timed = `rental_request_duration_seconds_count{route="${LIVE}",method="GET"}`
    expect(series).toContain(`rental_requests_total{route="${LIVE}",method="GET",status="2xx"}`)
    // Those that were refused above, and no stream.
    expect((await readMetrics(figures)).get(timed)).toBe(2)
  })

  it("ends in the oldest place where one session listens in a fifth", async () => {
    const [first, ...others] = [
      await listen(site, owner),
      await listen(site, owner),
      await listen(site, owner),
      await listen(site, owner),
      await listen(site, owner),
    ]
    expect(await first?.all).toContain("event: elsewhere")
    for (const other of others) other.hangUp()
  })

  it("does not keep the site from stopping, and ends in order", async () => {
    const news = await listen(site, owner)
    expect(await site.stop()).toBe(0)
    expect(await news.all).toContain("retry: 5000")
  })
})

describe("the page that follows the news", () => {
  let site: Site
  let owner: StaffBrowser
  beforeAll(async () => {
    site = await startSite()
    owner = await firstOwnerAt(site)
  })
  afterAll(() => site.remove())

  it("has islands, and so has no page of the office on which nothing moves", async () => {
    const scriptsAt = async (path: string) => scriptsOf(parseDocument(await (await owner.open(path)).text()))
    const [start, ...others] = await scriptsAt("/office/enquiries")
    expect(start).toMatchObject({ type: "module", async: true })
    expect(start?.getAttribute("src")).toMatch(/^\/assets\/start-[\w-]+\.js$/)
    expect(others).toEqual([])
    expect(await scriptsAt("/office/account")).toEqual([])
  })

  it("fetches the list that its address asks for, and how many came in since a place", async () => {
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

  it("gives the list as data to nobody who is not signed in", async () => {
    const answer = await new StaffBrowser(site.url).open("/office/enquiries.json?since=")
    expect(leadsTo(answer)).toMatch("/office/sign-in")
    expect((await owner.open("/office/enquiries.json")).headers.get("cache-control")).toBe("no-store")
  })

  it("leads to an enquiry and back to its place in the same list, also after a change", async () => {
    const list = await (await owner.open("/office/enquiries?q=zebulon&status=new")).text()
    const path = /"(\/office\/enquiries\/[0-9A-Z]{4}-[0-9A-Z]{4}\?list=[^"]+)"/.exec(list)?.[1] ?? ""
    const back = `/office/enquiries?q=zebulon&amp;status=new#${path.slice(18, 27)}`
    expect(await (await owner.open(path)).text()).toContain(`href="${back}"`)
    expect(list).toContain(`<tr id="${path.slice(18, 27)}"`)
    const change = { version: "1", "state-before": "new", state: "contacted", note: "" }
    const changed = leadsTo(await owner.submit(path, change))
    expect(changed).toBe(path)
    expect(await (await owner.open(path)).text()).toContain(`href="${back}"`)
  })

  it("leads back to no other place than the list", async () => {
    const shown = await (await owner.open("/office/enquiries")).text()
    const reference = viewOf(shown).one("tr[id]").id
    for (const list of ["//evil.example", "javascript:alert(1)", "?q=a#b", "q=%22%3E%3Cscript%3E"]) {
      const html = await (
        await owner.open(`/office/enquiries/${reference}?${new URLSearchParams({ list })}`)
      ).text()
      const [, back = ""] = /href="(\/office\/enquiries(?:\?[^"]*)?#[^"]*)"/.exec(html) ?? []
      expect(back, list).toMatch(new RegExp(`#${reference}$`))
      // A form of the page may hand the question on; nothing leads there.
      expect(html).not.toMatch(/(?:href|src|action)="[^"]*(?:evil\.example|javascript:)/)
    }
  })
})

describeOnPostgres("news of what another process wrote", (_open, locate) => {
  it("comes as well", async () => {
    const location = locate()
    if (!("url" in location)) throw new Error("this suite has a PostgreSQL to ask")
    const settings = { DATABASE_URL: location.url }
    const first = await startSite(settings)
    const owner = await firstOwnerAt(first)
    const second = await startSite(settings)
    const news = await listen(second, owner, `?seen=${await versionShown(owner)}`)
    expect(news.answer.status).toBe(200)
    await sendFromVisitor(first)
    await vi.waitUntil(() => changesIn(news.heard()) > 0, PATIENCE)
    news.hangUp()
    await Promise.all([first.remove(), second.remove()])
  }, 120_000) // two sites are started
})
