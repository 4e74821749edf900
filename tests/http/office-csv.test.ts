import { get, type IncomingMessage } from "node:http"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { openDatabase } from "#adapters/database/database.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { POLLING } from "#tests/support/polling.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"
import { fillEnquiries } from "../../lab/bench/enquiries.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "./visitor-forms.ts"

const CSV = "/office/enquiries.csv"
const DOWNLOAD_LINK = { name: "Download as CSV" }

/** The number of enquiries that visitors send before the tests. */
const SENT_COUNT = 3

let site: Site
let owner: StaffBrowser
beforeAll(async () => {
  site = await openSite()
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

describe("the CSV file of the enquiries", () => {
  it("is for owners only: other staff get neither the file nor a link to it", async () => {
    const kumari = await newStaffAt(site, owner, { ...OWNER, name: "Kumari", email: "kumari@example.lk" })
    const refused = await kumari.open(CSV)
    expect(refused.status).toBe(403)
    expect(await refused.text()).toBe("owners only")
    expect((await pageOf(kumari, "/office/enquiries")).queryByRole("link", DOWNLOAD_LINK)).toBeNull()
    const link = (await pageOf(owner, "/office/enquiries")).getByRole("link", DOWNLOAD_LINK)
    expect(link.getAttribute("href")).toBe(CSV)
  })

  it("contains all enquiries, newest first, and no cell that a spreadsheet evaluates as a formula", async () => {
    const response = await owner.open(CSV)
    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(response.headers.get("cache-control")).toBe("no-store")
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]) // the byte order mark of UTF-8
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
      Received: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      Name: "Zenobia Quagmire",
      "Contact number": "tel: +94 77 987 6543",
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

  it("contains the enquiries that match the filters, whatever the position in the list", async () => {
    const countOf = async (query: string) =>
      rowsOf(Buffer.from(await (await owner.open(`${CSV}?${query}`)).arrayBuffer())).length - 1
    expect(await countOf("kind=booking")).toBe(1)
    expect(await countOf("q=zebulon")).toBe(2)
    expect(await countOf("vehicle=van&status=new")).toBe(1)
    expect(await countOf("status=confirmed")).toBe(0)
    expect(await countOf("after=2020-01-01T00:00:00.000Z~0000-0000")).toBe(3)
    const inbox = await pageOf(owner, "/office/enquiries?kind=booking&q=zen")
    expect(inbox.getByRole("link", DOWNLOAD_LINK).getAttribute("href")).toBe(`${CSV}?q=zen&kind=booking`)
  })

  it("is recorded in the history, without the search text", async () => {
    await (await owner.open(`${CSV}?q=zenobia&kind=booking`)).arrayBuffer()
    const event = await latestEvent()
    expect(event).toContain("Nimal exported what visitors sent as a CSV file.")
    expect(event).toContain("words: given")
    expect(event).toContain("kind: booking")
    expect(event).toContain("enquiries: 1")
    expect((await pageOf(owner, "/office/history")).text).not.toContain("zenobia")
  })

  it("is sent only for a GET request of a signed-in user", async () => {
    const stranger = await new StaffBrowser(site.url).open(`${CSV}?q=zenobia`)
    expect(redirectTarget(stranger)).toBe(`/office/sign-in?to=${encodeURIComponent(`${CSV}?q=zenobia`)}`)
    expect(await stranger.text()).not.toContain("Quagmire")
    expect((await owner.submit(CSV, {})).status).toBe(405)
    expect((await owner.submit(CSV, {}, "https://evil.example")).status).toBe(400)
    expect(redirectTarget(await owner.open(`${CSV}?from=31/12/2026`))).toBe(
      "/office/enquiries?from=31%2F12%2F2026",
    )
  })
})

describe("the CSV file of many enquiries", () => {
  const ADDED_COUNT = 40_000
  beforeAll(async () => {
    const db = await openDatabase({ file: join(site.dataDir, "rental.db") }, () => {})
    await fillEnquiries(db, ADDED_COUNT)
    await db.destroy()
  }, 60_000)

  it("is generated no further than the client reads it, and does not delay other requests", async () => {
    const download = await beginDownload()
    expect((await owner.open("/office/enquiries")).status).toBe(200)
    expect((await fetch(`${site.url}/home`)).status).toBe(200)
    download.destroy()
    await vi.waitUntil(async () => (await lastExportedCount()) > SENT_COUNT, POLLING)
    expect(await lastExportedCount()).toBeLessThan(ADDED_COUNT)
  })

  it("is complete, and starts with the newest enquiries", async () => {
    const rows = rowsOf(Buffer.from(await (await owner.open(CSV)).arrayBuffer()))
    expect(rows).toHaveLength(1 + SENT_COUNT + ADDED_COUNT)
    expect(new Set(rows.map(([reference]) => reference)).size).toBe(rows.length)
    expect(await lastExportedCount()).toBe(SENT_COUNT + ADDED_COUNT)
  })
})

/** Requests the whole file without compression, and reads nothing of the response. */
function beginDownload(): Promise<IncomingMessage> {
  const cookie = owner.cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  return new Promise((resolve, reject) => {
    get(site.url + CSV, { headers: { cookie } }, resolve).once("error", reject)
  })
}

/** The number of enquiries in the latest event of the history; 0 if that is not an export. */
async function lastExportedCount(): Promise<number> {
  return Number(/as a CSV file\..*enquiries: (\d+)/.exec(await latestEvent())?.[1] ?? 0)
}

/** The text of the latest event of the history, with its changes. */
async function latestEvent(): Promise<string> {
  const history = await pageOf(owner, "/office/history")
  const [event] = viewOf(history.getByRole("main")).getAllByRole("listitem")
  return event?.textContent ?? ""
}

async function pageOf(browser: StaffBrowser, path: string) {
  return viewOf(await (await browser.open(path)).text())
}

/** Parses CSV as in RFC 4180, in which only numbers have no quotes. Any other text fails the test. */
function rowsOf(bytes: Buffer): string[][] {
  const text = bytes.toString("utf8").slice(1) // without the byte order mark
  const linePattern = /((?:"(?:[^"]|"")*"|[\d.]*)(?:,(?:"(?:[^"]|"")*"|[\d.]*))*)\r\n/gy
  const lines = [...text.matchAll(linePattern)]
  expect(lines.reduce((length, [all]) => length + all.length, 0)).toBe(text.length)
  return lines.map(([, cells = ""]) =>
    [...cells.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([\d.]*))/g)].map(([, quoted, bare = ""]) =>
      quoted === undefined ? bare : quoted.replaceAll('""', '"'),
    ),
  )
}

function cellsOf(headings: string[], row: string[]): Record<string, string> {
  expect(row).toHaveLength(headings.length)
  return Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ""]))
}
