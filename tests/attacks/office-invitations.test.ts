import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerPath, invitationLinkIn, OWNER, setUpSecondFactor } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { queryIn } from "#tests/support/site-database.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"
import { codeOf } from "#tests/support/totp.ts"

// The link of a new invitation: who can see it, and for how long.

const INVITE = { act: "invite", role: "staff" }

let site: Site
let owner: StaffBrowser
let key = ""
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1", LOG_LEVEL: "debug" })
  owner = new StaffBrowser(site.url)
  await owner.submit(firstOwnerPath(site), OWNER)
  key = await setUpSecondFactor(owner, OWNER.password)
})
afterAll(() => site.remove())
beforeEach(() => {
  inDatabase("delete from staff_session_secrets")
  inDatabase("delete from staff_invitations")
})

const inDatabase = (statement: string) => queryIn(site, statement)

const pageOf = async (browser: StaffBrowser) => (await browser.open("/office/staff")).text()
const linkOn = async (browser: StaffBrowser) => invitationLinkIn(await pageOf(browser))
const secretIn = (link: string) => link.split("/").at(-1) ?? ""

it("is shown after the redirect, and a reload shows the same link without a new invitation", async () => {
  const response = await owner.submit("/office/staff", INVITE)
  expect([response.status, redirectTarget(response)]).toEqual([303, "/office/staff#invite"])
  const link = await linkOn(owner)
  expect(link).toMatch(/\/office\/welcome\/[\w-]{43}$/)
  expect(await linkOn(owner)).toBe(link)
  expect(inDatabase("select role from staff_invitations")).toEqual([{ role: "staff" }])
  const everythingElse = JSON.stringify([
    [...response.headers],
    await response.text(),
    owner.cookies,
    site.output(),
  ])
  expect(everythingElse).not.toContain(secretIn(link))
})

it("can be sent by WhatsApp, with a text that names the company", async () => {
  await owner.submit("/office/staff", INVITE)
  const html = await pageOf(owner)
  const [href = ""] = viewOf(html).hrefs("https://wa.me/")
  const url = new URL(href)
  expect(url.pathname).toBe("/")
  expect(url.searchParams.get("text")).toMatch(
    /^Here is your link for the office of Rent Car Service\. .*http/,
  )
  expect(url.searchParams.get("text")).toContain(invitationLinkIn(html))
})

it("is shown in no other session of the same owner", async () => {
  await owner.submit("/office/staff", INVITE)
  const other = new StaffBrowser(site.url, "192.0.2.9")
  await other.submit("/office/sign-in", OWNER)
  await other.submit("/office/sign-in/code", { code: codeOf(key) })
  expect(await pageOf(other)).toContain("Unused links")
  expect(await linkOn(other)).toBe("")
})

it.each([
  ["ten minutes later", () => void inDatabase("update staff_session_secrets set expires_at = '2026-01-01'")],
  ["once it is withdrawn", withdrawAll],
  [
    "once it is used",
    async () => void (await new StaffBrowser(site.url).submit(await pathOn(owner), KUMARI)),
  ],
])("is not shown %s", async (_, happen) => {
  await owner.submit("/office/staff", INVITE)
  expect(await linkOn(owner)).not.toBe("")
  await happen()
  expect(await linkOn(owner)).toBe("")
})

it("is encrypted in the database, and deleted with the session", async () => {
  await owner.submit("/office/staff", INVITE)
  const secret = secretIn(await linkOn(owner))
  const stored = inDatabase("select * from staff_session_secrets")
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(secret)
  await owner.submit("/office/sign-out", {})
  expect(inDatabase("select * from staff_session_secrets")).toEqual([])
})

const KUMARI = { ...OWNER, name: "Kumari", email: "kumari@example.lk" }

const pathOn = async (browser: StaffBrowser) => new URL(await linkOn(browser)).pathname

async function withdrawAll(): Promise<void> {
  const id = String(inDatabase("select secret_hash from staff_invitations")[0]?.secret_hash)
  await owner.submit("/office/staff", { act: "withdraw", id })
  expect(inDatabase("select * from staff_invitations")).toEqual([])
}
