import { existsSync, statSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startBreachedPasswords } from "#tests/fakes/breached-passwords.ts"
import { parseDocument, scriptsOf, viewOf } from "#tests/support/document.ts"
import { firstOwnerPath, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { leadsTo, StaffBrowser } from "#tests/support/staff-browser.ts"
import { codeOf } from "#tests/support/totp.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "./browser.ts"

const STOLEN = "Tr4-vexing-Quill"

let site: Site
let stolen: Awaited<ReturnType<typeof startBreachedPasswords>>
beforeAll(async () => {
  stolen = await startBreachedPasswords([STOLEN])
  site = await startSite({ TRUST_PROXY: "1", BREACHED_PASSWORDS_URL: stolen.url })
})
afterAll(async () => {
  await site.remove()
  await stolen.stop()
})

describe("a stranger at the office", () => {
  it.each([
    "/office",
    "/Office/account",
    "/office/account",
    "/office/enquiries?q=nimal",
    "/office/enquiries/7K4M-2Q9T",
    "/office/second-factor",
    "/office/nothing-there",
  ])("is asked to sign in at %s, and taken there afterwards", async (path) => {
    const answer = await new StaffBrowser(site.url).open(path)
    expect(answer.status).toBe(302)
    expect(leadsTo(answer)).toBe(`/office/sign-in?to=${encodeURIComponent(path)}`)
  })

  it("finds no page that anything keeps or lists", async () => {
    const answer = await new StaffBrowser(site.url).open("/office/sign-in")
    expect(answer.status).toBe(200)
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow")
    expect(await answer.text()).not.toContain("<script")
  })

  it("is led to it by no page of the site", async () => {
    for (const path of ["/home", "/contact", "/sitemap.xml", "/robots.txt", "/llms.txt"]) {
      expect(await (await fetch(site.url + path)).text(), path).not.toContain("/office")
    }
  })

  it.each([
    ["another site", "https://evil.example"],
    ["a page without an origin", "null"],
    ["no browser", null],
  ])("who presses from %s is refused", async (_, origin) => {
    const answer = await new StaffBrowser(site.url).submit("/office/sign-in", OWNER, origin)
    expect([400, 403]).toContain(answer.status)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it("who leaves everything empty is told what to enter, and nothing else", async () => {
    const answer = await new StaffBrowser(site.url).submit("/office/sign-in", {})
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain("Enter your email address")
    expect(html).toContain("Enter your password")
    expect(html).toContain("<title>Error: Office: Sign in</title>")
  })

  it("is not told whether an address has an account, and after five tries not whether a password is right", async () => {
    const browser = new StaffBrowser(site.url, "192.0.2.66")
    const statuses = []
    for (let i = 0; i < 6; i++) {
      const answer = await browser.submit("/office/sign-in", {
        email: "nobody@example.lk",
        password: `guess ${i}`,
      })
      statuses.push(answer.status)
      if (i === 5) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
      else expect(await answer.text()).toContain("is not right")
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  it.each([
    "https://evil.example/",
    "//evil.example/office/",
    "/home",
    "/office/../home",
    "javascript:alert(1)",
  ])("is never led away by an address that says so: %s", async (to) => {
    const html = await (
      await new StaffBrowser(site.url).open(`/office/sign-in/code?to=${encodeURIComponent(to)}`)
    ).text()
    expect(html).toContain("to=%2Foffice%2Fenquiries")
    expect(html).not.toContain("evil.example")
  })
})

describe("an invitation that nobody gave out", () => {
  it("is gone", async () => {
    const answer = await new StaffBrowser(site.url).open(`/office/welcome/${"x".repeat(43)}`)
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain("This link no longer works")
  })
})

async function sendFromVisitor(path: string, fields: Record<string, string>): Promise<void> {
  const form_token = tokenIn(await (await fetch(site.url + path)).text())
  expect((await post(site.url + path, { ...fields, form_token })).status).toBe(303)
}

describe("the first owner", () => {
  // One story, in its order: each step needs what the one before it left.
  const browser = () => new StaffBrowser(site.url)
  let owner: StaffBrowser
  let key = ""

  it("makes the account with the link that the first start writes down, once", async () => {
    const link = firstOwnerPath(site)
    expect(site.output()).not.toContain("/office/welcome/")
    expect(site.output()).toContain(join(site.dataDir, "first-owner"))
    expect(statSync(join(site.dataDir, "first-owner")).mode & 0o777).toBe(0o600)
    owner = browser()
    const weak = await owner.submit(link, { ...OWNER, password: "nimal nimal 1" })
    expect(weak.status).toBe(422)
    const html = await weak.text()
    expect(html).toContain("Choose a password without your name")
    expect(html).toContain('value="nimal@example.lk"')
    expect(html).not.toContain("nimal nimal 1")
    const common = await owner.submit(link, { ...OWNER, password: "password1234" })
    expect(common.status).toBe(422)
    expect(await common.text()).toContain("Choose a password that is harder to guess")
    const known = await owner.submit(link, { ...OWNER, password: STOLEN })
    expect(known.status).toBe(422)
    expect(await known.text()).toContain("this one was stolen from another website")
    expect(leadsTo(await owner.submit(link, OWNER))).toBe("/office/second-factor")
    expect((await browser().open(link)).status).toBe(410)
    expect(existsSync(join(site.dataDir, "first-owner"))).toBe(false)
  })

  it("gets no further without a second factor", async () => {
    expect(leadsTo(await owner.open("/office/account"))).toBe("/office/second-factor")
  })

  it("ties a phone to the account, with the password once more", async () => {
    const refused = await owner.submit("/office/second-factor", { password: "not the password" })
    expect(await refused.text()).toContain("This is not your password")
    const html = await (await owner.submit("/office/second-factor", { password: OWNER.password })).text()
    const uri = /name="uri" value="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? ""
    key = new URL(uri).searchParams.get("secret") ?? ""
    const wrong = await owner.submit("/office/second-factor", { code: "000000", uri, "paper-codes": "A B" })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain(key.slice(0, 4))
    expect(leadsTo(await owner.submit("/office/second-factor", { code: codeOf(key), uri }))).toBe(
      "/office/enquiries",
    )
  })

  it("sees where they are signed in, and signs out there", async () => {
    const phone = browser()
    const given = await phone.submit("/office/sign-in?to=/office/account", OWNER)
    expect(leadsTo(given)).toBe("/office/sign-in/code?to=%2Foffice%2Faccount")
    expect(leadsTo(await phone.open("/office/account"))).toMatch("/office/sign-in")
    const entered = await phone.submit("/office/sign-in/code", { code: codeOf(key, 1) })
    expect(leadsTo(entered)).toBe("/office/enquiries")
    const html = await (await owner.open("/office/account")).text()
    const [, other = ""] = /name="session" value="([^"]+)"/.exec(html) ?? []
    await owner.submit("/office/account", { session: other })
    expect(leadsTo(await phone.open("/office/account"))).toMatch("/office/sign-in")
    expect((await owner.open("/office/account")).status).toBe(200)
  })

  it("reads what visitors sent, the newest first, by status, kind, words and days", async () => {
    await sendFromVisitor("/home", ENQUIRY)
    await sendFromVisitor(`/cars/${VAN.id}`, BOOKING)
    await sendFromVisitor("/contact", { ...CONTACT, name: "<b>Zebulon</b>" })
    const answer = await owner.open("/office/enquiries")
    expect(answer.headers.get("cache-control")).toBe("no-store")
    const html = await answer.text()
    expect(scriptsOf(parseDocument(html))).toHaveLength(1) // of its islands
    expect(html.indexOf("&lt;b&gt;Zebulon&lt;/b&gt;")).toBeLessThan(html.indexOf("Zenobia Quagmire"))
    expect(html).toContain("3 new")
    const isListed = async (question: string) => {
      const list = await (await owner.open(`/office/enquiries?${question}`)).text()
      return [list.includes("Zebulon&lt;"), list.includes("Zenobia Quagmire"), list.includes("With driver")]
    }
    expect(await isListed("q=zenobia+quag")).toEqual([false, true, false])
    expect(await isListed("kind=contact")).toEqual([true, false, false])
    expect(await isListed("status=confirmed")).toEqual([false, false, false])
    expect(await isListed("status=mail-not-sent")).toEqual([false, false, false])
    expect(await isListed("to=2026-01-01")).toEqual([false, false, false])
    expect(await isListed("status=nothing&kind=nothing&after=nothing")).toEqual([true, true, true])
  })

  it("is told which date is none, with what was typed", async () => {
    const answer = await owner.open("/office/enquiries?from=31/12/2026&q=zenobia")
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain("Enter a date like 2026-12-31")
    expect(html).toContain('value="31/12/2026"')
    expect(html).toContain("Zenobia Quagmire")
  })

  it("opens one with everything that was sent, today's price beside it, and what became of the mail", async () => {
    const list = await (await owner.open("/office/enquiries?q=zenobia")).text()
    const path = /\/office\/enquiries\/[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(list)?.[0] ?? ""
    const html = await (await owner.open(path)).text()
    for (const sent of [VAN.name, "Ms Zenobia Quagmire", "+94 77 987 6543", "zenobia@example.com"]) {
      expect(html).toContain(sent)
    }
    expect(html).toContain('href="tel:+94779876543"')
    expect(html).toContain("https://wa.me/94779876543?text=Hello%20Zenobia")
    expect(html).toContain("mailto:zenobia@example.com?subject=")
    expect(html).toContain("Today&#x27;s rates give the same price.")
    expect(html).toContain("It was sent to the mailbox folder.")
    for (const none of ["0000-0000", "nothing", "%00"]) {
      expect((await owner.open(`/office/enquiries/${none}`)).status, none).toBe(404)
    }
  })

  it("says how far the company is, with a note, and of two people at once the second is told", async () => {
    const list = await (await owner.open("/office/enquiries?q=zenobia")).text()
    const path = /\/office\/enquiries\/[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(list)?.[0] ?? ""
    const change = { version: "1", "state-before": "new", state: "contacted", note: "Called <her>" }
    const empty = await owner.submit(path, { ...change, state: "new", note: " " })
    expect(empty.status).toBe(422)
    expect(await empty.text()).toContain("Choose another status, or write a note")
    expect((await owner.submit(path, change, "https://evil.example")).status).toBeGreaterThanOrEqual(400)
    expect(leadsTo(await owner.submit(path, change))).toBe(path)
    const html = await (await owner.open(path)).text()
    expect(html).toContain("Nimal: New to Contacted.")
    expect(html).toContain("Called &lt;her&gt;")
    const late = await owner.submit(path, { ...change, state: "spam", note: "Is this real?" })
    expect(late.status).toBe(409)
    const told = await late.text()
    expect(told).toContain("Somebody else changed this enquiry")
    expect(told).toContain("Is this real?")
    expect(told).toContain('name="version" value="2"')
    expect(await (await owner.open("/office/enquiries?status=contacted")).text()).toContain(
      "Zenobia Quagmire",
    )
    expect((await owner.submit(path, { ...change, note: "x".repeat(5_001) })).status).toBe(422)
    expect((await owner.submit(path, { ...change, state: "out" })).status).toBe(400)
    expect((await owner.submit("/office/enquiries/0000-0000", change)).status).toBe(404)
    expect(leadsTo(await owner.submit(path, { act: "resend" }))).toBe(path)
    expect(await (await owner.open(path)).text()).not.toContain("sent it again")
  })

  it("is shown a page of the office where there is none", async () => {
    const missing = await owner.open("/office/nothing-there")
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain("Page not found")
  })

  it("lets somebody in, who is one of the staff and may not do an owner's work", async () => {
    const kumari = await newStaffAt(site, owner, { ...OWNER, name: "Kumari", email: "kumari@example.lk" })
    expect(await (await kumari.open("/office/account")).text()).not.toContain("/office/staff")
    const shown = await kumari.open("/office/staff")
    expect(shown.status).toBe(403)
    const refusal = await shown.text()
    expect(refusal).toContain("Only an owner can do this")
    expect(refusal, "the menu stays").toContain('href="/office/calendar"')
    for (const act of ["invite", "make-owner", "new-phone", "remove"]) {
      const id = viewOf(await (await owner.open("/office/staff")).text()).value("id")
      expect((await kumari.submit("/office/staff", { act, id, role: "owner" })).status, act).toBe(403)
    }
  })

  it.each(["make-owner", "remove"])(
    "is asked once more before %s, by name, and nothing is done yet",
    async (act) => {
      const before = await (await owner.open("/office/staff")).text()
      const kumari = viewOf(before).value("id")
      const question = await (await owner.submit("/office/staff", { act, id: kumari })).text()
      expect(question).toMatch(/<h1>(Make Kumari an owner|Remove Kumari for good)\?<\/h1>/)
      expect(question).toContain("kumari@example.lk")
      expect(question).toContain(`name="id" value="${kumari}"`)
      const table = (html: string) => /<tbody>.*?<\/tbody>/s.exec(html)?.[0].replaceAll(/ id="[^"]*"/g, "")
      expect(table(await (await owner.open("/office/staff")).text())).toBe(table(before))
    },
  )

  it("puts somebody out at once, and nothing is done that has no name", async () => {
    const html = await (await owner.open("/office/staff")).text()
    const kumari = viewOf(html).value("id")
    for (const act of ["forget", "__proto__", "constructor", ""])
      expect((await owner.submit("/office/staff", { act, id: kumari })).status, act).toBe(400)
    expect(leadsTo(await owner.submit("/office/staff", { act: "remove", sure: "yes", id: kumari }))).toBe(
      "/office/staff",
    )
    expect(await (await owner.open("/office/staff")).text()).not.toContain("Kumari")
  })

  it("changes the password only with the one there is", async () => {
    const next = "a boat upon the tank"
    const wrong = await owner.submit("/office/password", { present: "not it at all", next })
    expect(await wrong.text()).toContain("This is not your password")
    const weak = await owner.submit("/office/password", { present: OWNER.password, next: "short" })
    expect(await weak.text()).toContain("Enter a password of at least 12 characters")
    const common = await owner.submit("/office/password", { present: OWNER.password, next: "dambulla2026" })
    expect(common.status).toBe(422)
    expect(await common.text()).toContain("Choose a password that is harder to guess")
    expect(leadsTo(await owner.submit("/office/password", { present: OWNER.password, next }))).toBe(
      "/office/account",
    )
    expect((await owner.open("/office/account")).status).toBe(200)
  })

  it("is out after signing out", async () => {
    expect(leadsTo(await owner.submit("/office/sign-out", {}))).toBe("/office/sign-in")
    expect(leadsTo(await owner.open("/office/account"))).toMatch("/office/sign-in")
  })
})
