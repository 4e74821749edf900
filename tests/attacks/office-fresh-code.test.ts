import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerPath, newStaffAt, OWNER, setUpSecondFactor } from "#tests/support/first-owner.ts"
import { logLines } from "#tests/support/log-lines.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { queryIn } from "#tests/support/site-database.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"
import { codeOf } from "#tests/support/totp.ts"

// An attacker with an owner's signed-in browser, but without a code.

const KUMARI = { ...OWNER, name: "Kumari", email: "kumari@example.lk" }

let site: Site
let owner: StaffBrowser
let staff: StaffBrowser
let key = ""
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = new StaffBrowser(site.url)
  await owner.submit(firstOwnerPath(site), OWNER)
  key = await setUpSecondFactor(owner, OWNER.password)
  staff = await newStaffAt(site, owner, KUMARI)
})
afterAll(() => site.remove())
beforeEach(() => {
  inDatabase("update staff_sessions set code_given_at = '2026-01-01T00:00:00.000Z'")
  inDatabase("update staff_second_factors set failed_tries = 0, locked_until = null")
  inDatabase("delete from staff_used_codes")
  inDatabase("update staff set role = 'staff' where name = 'Kumari'")
})

const inDatabase = (statement: string) => queryIn(site, statement)

const idOf = (name: string) => String(inDatabase(`select id from staff where name = '${name}'`)[0]?.id)

/** Follows 307 redirects, which repeat the POST, as a browser does. */
async function submit(browser: StaffBrowser, path: string, fields: Record<string, string>) {
  let response = await browser.submit(path, fields)
  let finalPath = path
  while (response.status === 307) {
    finalPath = redirectTarget(response) ?? ""
    response = await browser.submit(finalPath, fields)
  }
  return { response, finalPath, html: await response.text() }
}

/** The hidden fields of a page's form. */
function hiddenFields(html: string): Record<string, string> {
  const fields = viewOf(html).all('main input[type="hidden"]') as HTMLInputElement[] // by the selector
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}

const FORMS: [string, Record<string, string>][] = [
  ["/office/staff", { act: "invite", role: "owner" }],
  ["/office/staff", { act: "withdraw", id: "none" }],
  ["/office/staff", { act: "make-owner", id: "none" }],
  ["/office/staff", { act: "make-staff", id: "none" }],
  ["/office/staff", { act: "new-phone", id: "none" }],
  ["/office/staff", { act: "sign-out", id: "none" }],
  ["/office/staff", { act: "remove", id: "none" }],
  ["/office/account", { session: "none" }],
  ["/office/privacy", { version: "1", anonymiseAfterMonths: "36", keepHistoryMonths: "" }],
  ["/office/privacy/export?reference=AAAA-0001", { as: "file" }],
  ["/office/privacy/erase?reference=AAAA-0001", { again: "a@example.com", seen: "x" }],
]

describe.each(FORMS)("a form for %s with %j", (path, fields) => {
  it("asks for a code first, and keeps the submitted fields", async () => {
    const { response, finalPath, html } = await submit(owner, path, fields)
    expect(response.status).toBe(401)
    expect(finalPath).toBe(`/office/give-code?to=${encodeURIComponent(path)}`)
    expect(hiddenFields(html)).toEqual(fields)
    expect(html).toContain("Enter a code to continue")
    expect(html).not.toContain("/office/welcome/") // the link of an invitation
  })
})

it("the submitted action runs after a correct code, and no further code is needed for ten minutes", async () => {
  const first = await submit(owner, "/office/staff", { act: "make-owner", sure: "yes", id: idOf("Kumari") })
  expect(inDatabase("select role from staff where name = 'Kumari'")).toEqual([{ role: "staff" }])
  const afterWrongCode = await submit(owner, first.finalPath, { ...hiddenFields(first.html), code: "000000" })
  expect(afterWrongCode.response.status).toBe(422)
  expect(afterWrongCode.html).toContain("This code is wrong")
  expect(hiddenFields(afterWrongCode.html)).toEqual(hiddenFields(first.html))
  expect(inDatabase("select role from staff where name = 'Kumari'")).toEqual([{ role: "staff" }])
  const code = codeOf(key).replace(/^.../, "$& ")
  const afterRightCode = await submit(owner, afterWrongCode.finalPath, {
    ...hiddenFields(afterWrongCode.html),
    code,
  })
  expect([afterRightCode.response.status, afterRightCode.finalPath]).toEqual([303, "/office/staff"])
  expect(inDatabase("select role from staff where name = 'Kumari'")).toEqual([{ role: "owner" }])
  const next = await submit(owner, "/office/staff", { act: "make-staff", id: idOf("Kumari") })
  expect([next.response.status, next.finalPath]).toEqual([303, "/office/staff"])
  // A second submit of the code page: the form is accepted without another code.
  const secondSubmit = await submit(owner, first.finalPath, { ...hiddenFields(first.html), code })
  expect([secondSubmit.response.status, secondSubmit.finalPath]).toEqual([303, "/office/staff"])
})

it("a code entered in one browser does not count in another", async () => {
  const other = new StaffBrowser(site.url)
  await other.submit("/office/sign-in", OWNER)
  await other.submit("/office/sign-in/code", { code: codeOf(key) })
  expect((await submit(other, "/office/staff", { act: "sign-out", id: "none" })).response.status).toBe(303)
  expect((await submit(owner, "/office/staff", { act: "sign-out", id: "none" })).response.status).toBe(401)
})

it("ten wrong codes lock the account, even for a correct code", async () => {
  const { finalPath, html } = await submit(owner, "/office/staff", { act: "invite", role: "owner" })
  for (let i = 0; i < 10; i++) await submit(owner, finalPath, { ...hiddenFields(html), code: "000000" })
  const locked = await submit(owner, finalPath, { ...hiddenFields(html), code: codeOf(key) })
  expect(locked.response.status).toBe(429)
  expect(locked.html).toContain("Too many wrong codes")
  const lines = logLines(site).filter(({ msg }) => msg === "second factor of a signed-in user was wrong")
  expect(lines.map(({ why }) => why)).toContain("locked")
})

it("the code page sends forms to no other site, gives staff no access to owner pages, and opens only for a submitted form", async () => {
  const elsewhere = await submit(owner, "/office/give-code?to=https://evil.example/", { act: "preview" })
  const targets = viewOf(elsewhere.html)
    .all("[href], [action], [formaction], [src]")
    .flatMap(({ attributes }) => [...attributes].map(({ value }) => value))
  expect(targets).toContain("/office/today")
  expect(targets.join()).not.toContain("evil.example") // it is in the page's address, so in the JSON of an island
  expect(redirectTarget(await owner.open("/office/give-code?to=/office/staff"))).toBe("/office/today")
  expect((await submit(staff, "/office/staff", { act: "invite", role: "owner" })).response.status).toBe(403)
})

it("a search for a visitor's records needs no code", async () => {
  const { response } = await submit(owner, "/office/privacy", { act: "preview", q: "nobody@example.com" })
  expect(response.status).toBe(404) // the search found nothing
})
