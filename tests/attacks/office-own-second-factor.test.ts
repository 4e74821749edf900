import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerPath, newStaffAt, OWNER, setUpSecondFactor } from "#tests/support/first-owner.ts"
import { POLLING } from "#tests/support/polling.ts"
import { readEmail } from "#tests/support/read-email.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { queryIn } from "#tests/support/site-database.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"
import { codeOf, nextCodeOf, previousCodeOf } from "#tests/support/totp.ts"

// A user changes their own phone and backup codes. An attacker with their browser or their password alone cannot.

const KUMARI = { ...OWNER, name: "Kumari", email: "kumari@example.lk" }
const NEW_PHONE_PATH = "/office/new-phone"
const BACKUP_CODES_PATH = "/office/paper-codes"

let sink: SmtpSink
let site: Site
let owner: StaffBrowser
let kumari: StaffBrowser
let key = ""
beforeAll(async () => {
  sink = await SmtpSink.start()
  const mailSettings = { SMTP_URL: sink.url, MAIL_FROM: "website@example.lk", MAIL_TO: "office@example.lk" }
  site = await openSite({ ...mailSettings, TRUST_PROXY: "1" })
  owner = new StaffBrowser(site.url)
  await owner.submit(firstOwnerPath(site), OWNER)
  key = await setUpSecondFactor(owner, OWNER.password)
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
  inDatabase("delete from intake") // resets the count of password confirmations
})

const inDatabase = (statement: string) => queryIn(site, statement)

const storedFactors = () =>
  inDatabase("select secret, paper_codes from staff_second_factors order by staff_id")
const offeredKey = (html: string) => /[?&;]secret=([A-Z2-7]+)/.exec(html)?.[1] ?? "" // in the otpauth: URI
const codesIn = (html: string) =>
  viewOf(html)
    .all("li")
    .map(({ textContent }) => textContent ?? "")
    .filter((text) => /^[\dA-Z]{4}-[\dA-Z]{4}$/.test(text))
const textOf = async (path: string, browser = owner) => (await browser.open(path)).text()

/** Signs in from an unknown browser. @returns the redirect after the code. */
async function signInWith(code: string, person = OWNER): Promise<string | null> {
  const browser = new StaffBrowser(site.url, "192.0.2.77")
  await browser.submit("/office/sign-in", person)
  const from = /^\d{6}$/.test(code) ? "" : "?from=paper"
  return redirectTarget(await browser.submit(`/office/sign-in/code${from}`, { code }))
}

describe.each([NEW_PHONE_PATH, BACKUP_CODES_PATH])("%s", (path) => {
  it.each([
    ["the password alone", { password: OWNER.password }],
    ["a wrong code", { password: OWNER.password, currentCode: "000000" }],
    ["neither the password nor a code", { password: "", currentCode: "" }],
  ])("is refused with %s", async (_, fields) => {
    const before = storedFactors()
    const response = await owner.submit(path, fields)
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('name="currentCode"')
    expect(html).not.toContain(OWNER.password)
    const page = await textOf(path)
    expect(offeredKey(page) || codesIn(page).join()).toBe("")
    expect(storedFactors()).toEqual(before)
  })

  it("is refused with a correct code and a wrong password, and then asks for no further code", async () => {
    const before = storedFactors()
    const response = await owner.submit(path, { password: "a wrong password", currentCode: codeOf(key) })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain("This is not your password")
    expect(html).not.toContain('name="currentCode"')
    expect(storedFactors()).toEqual(before)
  })

  it("accepts five passwords a minute, correct or wrong", async () => {
    inDatabase(`update staff_sessions set code_given_at = '${new Date().toISOString()}'`)
    for (let i = 0; i < 5; i++)
      expect((await owner.submit(path, { password: "a wrong password" })).status).toBe(422)
    const sixth = await owner.submit(path, { password: OWNER.password })
    expect(sixth.status).toBe(429)
    expect(await sixth.text()).toContain("Too many attempts")
  })

  it("refuses a form from another site", async () => {
    const fields = { password: OWNER.password, currentCode: codeOf(key) }
    expect((await owner.submit(path, fields, "https://evil.example")).status).toBeGreaterThanOrEqual(400)
  })
})

describe("a new phone", () => {
  it("replaces the old one with its first code, and ends every other session", async () => {
    const elsewhere = new StaffBrowser(site.url, "192.0.2.5")
    await elsewhere.submit("/office/sign-in", OWNER)
    await elsewhere.submit("/office/sign-in/code", { code: await previousCodeOf(key) })
    expect((await elsewhere.open("/office/account")).status).toBe(200)

    const offerPage = await owner.submit(NEW_PHONE_PATH, {
      password: OWNER.password,
      currentCode: codeOf(key),
    })
    expect(redirectTarget(offerPage)).toBe(NEW_PHONE_PATH)
    const html = await textOf(NEW_PHONE_PATH)
    const newKey = offeredKey(html)
    expect(newKey).not.toBe(key)
    expect(codesIn(html)).toHaveLength(10)
    expect(offeredKey(await textOf(NEW_PHONE_PATH))).toBe(newKey) // a reload offers the same
    expect(await signInWith(nextCodeOf(key))).toBe("/office/today") // the old phone still works

    expect((await owner.submit(NEW_PHONE_PATH, { code: codeOf(key) })).status).toBe(422)
    expect(redirectTarget(await owner.submit(NEW_PHONE_PATH, { code: codeOf(newKey) }))).toBe(
      "/office/account?done=phone",
    )
    expect((await owner.open("/office/account")).status).toBe(200)
    expect(redirectTarget(await elsewhere.open("/office/account"))).toMatch(/^\/office\/sign-in/)
    expect(offeredKey(await textOf(NEW_PHONE_PATH))).toBe("")

    inDatabase("delete from staff_used_codes")
    expect(await signInWith(codeOf(key))).toBeNull()
    expect(await signInWith(codeOf(newKey))).toBe("/office/today")
    key = newKey
  })

  it("is reported by email, and recorded in the history without its key", async () => {
    const emails = () =>
      sink.emails.filter(({ to }) => to.includes(OWNER.email)).map(({ raw }) => readEmail(raw))
    await vi.waitUntil(() => emails().some(({ text }) => text.includes("another phone now shows")), POLLING)
    expect(await textOf("/office/history")).toContain("second factor: renewed")
    expect(JSON.stringify(inDatabase("select * from audit_events"))).not.toContain(key)
  })

  it("cannot be confirmed in another user's session, or after the offer expired", async () => {
    await owner.submit(NEW_PHONE_PATH, { password: OWNER.password, currentCode: codeOf(key) })
    const newKey = offeredKey(await textOf(NEW_PHONE_PATH))
    const before = storedFactors()
    expect(redirectTarget(await kumari.submit(NEW_PHONE_PATH, { code: codeOf(newKey) }))).toBe(NEW_PHONE_PATH)
    expect(offeredKey(await textOf(NEW_PHONE_PATH, kumari))).toBe("")
    inDatabase("update staff_session_secrets set expires_at = '2026-01-01T00:00:00.000Z'")
    expect(redirectTarget(await owner.submit(NEW_PHONE_PATH, { code: codeOf(newKey) }))).toBe(NEW_PHONE_PATH)
    expect(storedFactors()).toEqual(before)
  })
})

describe("new backup codes", () => {
  it("replace the earlier ones, and stay visible to the same session for a while", async () => {
    await owner.submit(BACKUP_CODES_PATH, { password: OWNER.password, currentCode: codeOf(key) })
    const first = codesIn(await textOf(BACKUP_CODES_PATH))
    expect(first).toHaveLength(10)
    expect(codesIn(await textOf(BACKUP_CODES_PATH))).toEqual(first)
    expect(codesIn(await textOf(BACKUP_CODES_PATH, kumari))).toEqual([])

    await owner.submit(BACKUP_CODES_PATH, { password: OWNER.password })
    const second = codesIn(await textOf(BACKUP_CODES_PATH))
    expect(second).toHaveLength(10)
    expect(await signInWith(first[0] ?? "")).toBeNull()
    expect(await signInWith(second[0] ?? "")).toBe("/office/today")
    expect(await textOf("/office/history")).toContain("backup codes: renewed")
  })
})
