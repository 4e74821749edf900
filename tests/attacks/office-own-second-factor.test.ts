import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerPath, newStaffAt, OWNER, tiePhone } from "#tests/support/first-owner.ts"
import { PATIENCE } from "#tests/support/patience.ts"
import { readMail } from "#tests/support/read-mail.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { leadsTo, StaffBrowser } from "#tests/support/staff-browser.ts"
import { codeOf } from "#tests/support/totp.ts"

// Somebody changes their own phone and codes for paper; whoever finds their browser, or knows their password, does not.

const KUMARI = { ...OWNER, name: "Kumari", email: "kumari@example.lk" }
const NEW_PHONE = "/office/new-phone"
const PAPER_CODES = "/office/paper-codes"

let sink: SmtpSink
let site: Site
let owner: StaffBrowser
let kumari: StaffBrowser
let key = ""
beforeAll(async () => {
  sink = await SmtpSink.start()
  const mail = { SMTP_URL: sink.url, MAIL_FROM: "website@example.lk", MAIL_TO: "office@example.lk" }
  site = await startSite({ ...mail, TRUST_PROXY: "1" })
  owner = new StaffBrowser(site.url)
  await owner.submit(firstOwnerPath(site), OWNER)
  key = await tiePhone(owner, OWNER.password)
  kumari = await newStaffAt(site, owner, KUMARI)
})
afterAll(async () => {
  await site.remove()
  await sink.stop()
})
beforeEach(() => {
  inDatabase("update staff_sessions set code_given_at = '2026-01-01T00:00:00.000Z'")
  inDatabase("delete from staff_used_codes")
  inDatabase("delete from staff_session_secrets")
  inDatabase("delete from intake") // passwords that were asked for once more are counted
})

function inDatabase(question: string): Record<string, unknown>[] {
  const db = new DatabaseSync(join(site.dataDir, "rental.db"), { timeout: 5_000 })
  try {
    return db.prepare(question).all()
  } finally {
    db.close()
  }
}

const stored = () => inDatabase("select secret, paper_codes from staff_second_factors order by staff_id")
const offeredKey = (html: string) => /[?&;]secret=([A-Z2-7]+)/.exec(html)?.[1] ?? ""
const codesIn = (html: string) =>
  viewOf(html)
    .all("li")
    .map(({ textContent }) => textContent ?? "")
    .filter((text) => /^[\dA-Z]{4}-[\dA-Z]{4}$/.test(text))
const textOf = async (path: string, browser = owner) => (await browser.open(path)).text()

/** Signs in from nowhere that is known. @returns where the code leads. */
async function signInWith(code: string, person = OWNER): Promise<string | null> {
  const browser = new StaffBrowser(site.url, "192.0.2.77")
  await browser.submit("/office/sign-in", person)
  const from = /^\d{6}$/.test(code) ? "" : "?from=paper"
  return leadsTo(await browser.submit(`/office/sign-in/code${from}`, { code }))
}

describe.each([NEW_PHONE, PAPER_CODES])("%s", (path) => {
  it.each([
    ["the password alone", { password: OWNER.password }],
    ["a wrong code", { password: OWNER.password, present: "000000" }],
    ["a code without the password", { password: "", present: "" }],
  ])("is not opened by %s", async (_, fields) => {
    const before = stored()
    const answer = await owner.submit(path, fields)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('name="present"')
    expect(html).not.toContain(OWNER.password)
    const page = await textOf(path)
    expect(offeredKey(page) || codesIn(page).join()).toBe("")
    expect(stored()).toEqual(before)
  })

  it("is not opened by a right code with a wrong password, and asks for no other code then", async () => {
    const before = stored()
    const answer = await owner.submit(path, { password: "a wrong password", present: codeOf(key) })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain("This is not your password")
    expect(html).not.toContain('name="present"')
    expect(stored()).toEqual(before)
  })

  it("takes five passwords a minute, the right one too", async () => {
    inDatabase(`update staff_sessions set code_given_at = '${new Date().toISOString()}'`)
    for (let i = 0; i < 5; i++)
      expect((await owner.submit(path, { password: "a wrong password" })).status).toBe(422)
    const sixth = await owner.submit(path, { password: OWNER.password })
    expect(sixth.status).toBe(429)
    expect(await sixth.text()).toContain("Too many attempts")
  })

  it("is not opened from another site", async () => {
    const fields = { password: OWNER.password, present: codeOf(key) }
    expect((await owner.submit(path, fields, "https://evil.example")).status).toBeGreaterThanOrEqual(400)
  })
})

describe("a new phone", () => {
  it("counts once its first code is entered, in place of the old one, and ends every other session", async () => {
    const elsewhere = new StaffBrowser(site.url, "192.0.2.5")
    await elsewhere.submit("/office/sign-in", OWNER)
    await elsewhere.submit("/office/sign-in/code", { code: codeOf(key, -1) })
    expect((await elsewhere.open("/office/account")).status).toBe(200)

    const begun = await owner.submit(NEW_PHONE, { password: OWNER.password, present: codeOf(key) })
    expect(leadsTo(begun)).toBe(NEW_PHONE)
    const html = await textOf(NEW_PHONE)
    const next = offeredKey(html)
    expect(next).not.toBe(key)
    expect(codesIn(html)).toHaveLength(10)
    expect(offeredKey(await textOf(NEW_PHONE))).toBe(next) // a reload offers the same
    expect(await signInWith(codeOf(key, 1))).toBe("/office/enquiries") // the old one still counts

    expect((await owner.submit(NEW_PHONE, { code: codeOf(key) })).status).toBe(422)
    expect(leadsTo(await owner.submit(NEW_PHONE, { code: codeOf(next) }))).toBe("/office/account")
    expect((await owner.open("/office/account")).status).toBe(200)
    expect(leadsTo(await elsewhere.open("/office/account"))).toMatch(/^\/office\/sign-in/)
    expect(offeredKey(await textOf(NEW_PHONE))).toBe("")

    inDatabase("delete from staff_used_codes")
    expect(await signInWith(codeOf(key))).toBeNull()
    expect(await signInWith(codeOf(next))).toBe("/office/enquiries")
    key = next
  })

  it("is told of by email, and stands in the history without its key", async () => {
    const mails = () =>
      sink.mails.filter(({ to }) => to.includes(OWNER.email)).map(({ raw }) => readMail(raw))
    await vi.waitUntil(() => mails().some(({ text }) => text.includes("another phone now shows")), PATIENCE)
    expect(await textOf("/office/history")).toContain("second factor: renewed")
    expect(JSON.stringify(inDatabase("select * from audit_events"))).not.toContain(key)
  })

  it("is not taken with the session of somebody else, or without an offer", async () => {
    await owner.submit(NEW_PHONE, { password: OWNER.password, present: codeOf(key) })
    const next = offeredKey(await textOf(NEW_PHONE))
    const before = stored()
    expect(leadsTo(await kumari.submit(NEW_PHONE, { code: codeOf(next) }))).toBe(NEW_PHONE)
    expect(offeredKey(await textOf(NEW_PHONE, kumari))).toBe("")
    inDatabase("update staff_session_secrets set expires_at = '2026-01-01T00:00:00.000Z'")
    expect(leadsTo(await owner.submit(NEW_PHONE, { code: codeOf(next) }))).toBe(NEW_PHONE)
    expect(stored()).toEqual(before)
  })
})

describe("new backup codes", () => {
  it("take the place of the earlier ones, and are seen again by the same session for a while", async () => {
    await owner.submit(PAPER_CODES, { password: OWNER.password, present: codeOf(key) })
    const first = codesIn(await textOf(PAPER_CODES))
    expect(first).toHaveLength(10)
    expect(codesIn(await textOf(PAPER_CODES))).toEqual(first)
    expect(codesIn(await textOf(PAPER_CODES, kumari))).toEqual([])

    await owner.submit(PAPER_CODES, { password: OWNER.password })
    const second = codesIn(await textOf(PAPER_CODES))
    expect(second).toHaveLength(10)
    expect(await signInWith(first[0] ?? "")).toBeNull()
    expect(await signInWith(second[0] ?? "")).toBe("/office/enquiries")
    expect(await textOf("/office/history")).toContain("backup codes: renewed")
  })
})
