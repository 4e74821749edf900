import { get, type IncomingMessage } from "node:http"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { openDatabase } from "#adapters/database/database.ts"
import { firstOwnerAt, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { PATIENCE } from "#tests/support/patience.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { leadsTo, StaffBrowser } from "#tests/support/staff-browser.ts"
import { fillEnquiries } from "../../lab/bench/enquiries.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "./browser.ts"

const CSV = "/office/enquiries.csv"

let site: Site
let owner: StaffBrowser
beforeAll(async () => {
  site = await startSite()
  owner = await firstOwnerAt(site)
  await sendFromVisitor("/home", { ...ENQUIRY, pick_up_location: '=HYPERLINK("http://evil.example")' })
  await sendFromVisitor(`/cars/${VAN.id}`, BOOKING)
  await sendFromVisitor("/contact", { ...CONTACT, name: "@නිමල්", message: 'Two buses;\n=1+1, "please"' })
})
afterAll(() => site.remove())

async function sendFromVisitor(path: string, fields: Record<string, string>): Promise<void> {
  const form_token = tokenIn(await (await fetch(site.url + path)).text())
  expect((await post(site.url + path, { ...fields, form_token })).status).toBe(303)
}

describe("the enquiries as a file for a spreadsheet", () => {
  it("are for owners: nobody else gets the file, or a link to it", async () => {
    const kumari = await newStaffAt(site, owner, { ...OWNER, name: "Kumari", email: "kumari@example.lk" })
    const refused = await kumari.open(CSV)
    expect(refused.status).toBe(403)
    expect(await refused.text()).toBe("owners only")
    expect(await (await kumari.open("/office/enquiries")).text()).not.toContain(CSV)
    expect(await (await owner.open("/office/enquiries")).text()).toContain(CSV)
  })

  it("are all there, the newest first, with nothing in them that a spreadsheet runs", async () => {
    const answer = await owner.open(CSV)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(answer.headers.get("cache-control")).toBe("no-store")
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [headings = [], message = [], booking = [], enquiry = [], ...others] = rowsOf(bytes)
    expect(others).toEqual([])
    expect(cellsOf(headings, message)).toMatchObject({
      Kind: "Message",
      Status: "New",
      Name: "'@නිමල්",
      "Contact number": "",
      Message: 'Two buses; \'=1+1, "please"',
    })
    expect(cellsOf(headings, booking)).toMatchObject({
      Reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      Came: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      Name: "Zenobia Quagmire",
      "Contact number": "'+94 77 987 6543",
      Vehicle: VAN.name,
      "Pick-up place": "Colombo airport",
      Days: "17",
      "Total, LKR": "389300",
      Extras: "Need a Driver (17 days)",
      Agent: "Office 1",
      Mail: "",
    })
    expect(cellsOf(headings, enquiry)).toMatchObject({
      Kind: "Enquiry",
      Vehicle: "Van",
      Service: "With driver",
      "Pick-up place": '\'=HYPERLINK("http://evil.example")',
      "Total, LKR": "",
    })
  })

  it("are those that the list shows for the same question, wherever in the list one is", async () => {
    const countOf = async (question: string) =>
      rowsOf(Buffer.from(await (await owner.open(`${CSV}?${question}`)).arrayBuffer())).length - 1
    expect(await countOf("kind=booking")).toBe(1)
    expect(await countOf("q=zebulon")).toBe(2)
    expect(await countOf("vehicle=van&status=new")).toBe(1)
    expect(await countOf("status=confirmed")).toBe(0)
    expect(await countOf("after=2020-01-01T00:00:00.000Z~0000-0000")).toBe(3)
    const list = await (await owner.open("/office/enquiries?kind=booking&q=zen")).text()
    expect(list).toContain(`${CSV}?q=zen&amp;kind=booking`)
  })

  it("are written down as taken, without what somebody typed to find them", async () => {
    await (await owner.open(`${CSV}?q=zenobia&kind=booking`)).arrayBuffer()
    const history = await (await owner.open("/office/history")).text()
    const told = textOf(history)
    expect(told).toContain("Nimal exported what visitors sent as a CSV file.")
    expect(told).toContain("words: given")
    expect(told).toContain("kind: booking")
    expect(told).toContain("enquiries: 1")
    expect(told).not.toContain("zenobia")
  })

  it("are for whoever is signed in, by a press of the office's own pages", async () => {
    const stranger = await new StaffBrowser(site.url).open(`${CSV}?q=zenobia`)
    expect(leadsTo(stranger)).toBe(`/office/sign-in?to=${encodeURIComponent(`${CSV}?q=zenobia`)}`)
    expect(await stranger.text()).not.toContain("Quagmire")
    expect((await owner.submit(CSV, {})).status).toBe(405)
    expect((await owner.submit(CSV, {}, "https://evil.example")).status).toBe(400)
    expect(leadsTo(await owner.open(`${CSV}?from=31/12/2026`))).toBe("/office/enquiries?from=31%2F12%2F2026")
  })
})

describe("a hundred thousand enquiries", () => {
  const COUNT = 100_000
  beforeAll(async () => {
    const db = await openDatabase({ file: join(site.dataDir, "rental.db") }, () => {})
    await fillEnquiries(db, COUNT)
    await db.destroy()
  }, 60_000)

  it("are read no further than somebody takes them, and others are answered meanwhile", async () => {
    const answer = await beginDownload()
    expect((await owner.open("/office/enquiries")).status).toBe(200)
    expect((await fetch(`${site.url}/home`)).status).toBe(200)
    answer.destroy()
    const lastTaken = async () => lastCount(await (await owner.open("/office/history")).text())
    await vi.waitUntil(async () => (await lastTaken()) > 3, PATIENCE)
    const taken = await lastTaken()
    expect(taken).toBeLessThan(COUNT)
  })

  it("all arrive, with those of real visitors before them", async () => {
    const rows = rowsOf(Buffer.from(await (await owner.open(CSV)).arrayBuffer()))
    expect(rows).toHaveLength(1 + 3 + COUNT)
    expect(new Set(rows.map(([reference]) => reference)).size).toBe(rows.length)
    expect(lastCount(await (await owner.open("/office/history")).text())).toBe(3 + COUNT)
  })
})

/** Asks for everything, uncompressed, and takes nothing of it. */
function beginDownload(): Promise<IncomingMessage> {
  const cookie = owner.cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  return new Promise((resolve, reject) => {
    get(site.url + CSV, { headers: { cookie } }, resolve).once("error", reject)
  })
}

/** How many the latest line of the history says were taken; 0 where it says something else. */
function lastCount(history: string): number {
  return Number(/as a CSV file\..*?enquiries: (\d+)/s.exec(textOf(history))?.[1] ?? 0)
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, "").replaceAll(/\s+/g, " ")
}

/** RFC 4180, and no more: a file that bends it has no rows here. */
function rowsOf(bytes: Buffer): string[][] {
  const text = bytes.toString("utf8").slice(1)
  const line = /((?:"(?:[^"]|"")*"|[\d.]*)(?:,(?:"(?:[^"]|"")*"|[\d.]*))*)\r\n/gy
  const lines = [...text.matchAll(line)]
  expect(lines.reduce((length, [all]) => length + all.length, 0)).toBe(text.length)
  return lines.map(([, cells = ""]) =>
    [...cells.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([\d.]*))/g)].map(([, quoted, bare = ""]) =>
      quoted === undefined ? bare : quoted.replaceAll('""', '"'),
    ),
  )
}

function cellsOf(headings: string[], row: string[]): Record<string, string> {
  expect(row).toHaveLength(headings.length)
  return Object.fromEntries(headings.map((heading, i) => [heading, row[i] ?? ""]))
}
