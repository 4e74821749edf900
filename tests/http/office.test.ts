import { existsSync, statSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startBreachedPasswords } from "#tests/fakes/breached-passwords.ts"
import { parseDocument, scriptsOf, textOf, viewOf } from "#tests/support/document.ts"
import { firstEnquiryPath } from "#tests/support/enquiry-links.ts"
import { firstOwnerPath, newStaffAt, OWNER, setFleetRight } from "#tests/support/first-owner.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"
import { codeOf, nextCodeOf } from "#tests/support/totp.ts"
import { savedAt } from "./booking-pages.ts"
import { fieldsAt } from "./form-fields.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "./visitor-forms.ts"

const BREACHED_PASSWORD = "Tr4-vexing-Quill"

let site: Site
let breachedPasswords: Awaited<ReturnType<typeof startBreachedPasswords>>
beforeAll(async () => {
  breachedPasswords = await startBreachedPasswords([BREACHED_PASSWORD])
  site = await startSite({ TRUST_PROXY: "1", BREACHED_PASSWORDS_URL: breachedPasswords.url })
})
afterAll(async () => {
  await site.remove()
  await breachedPasswords.stop()
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
  ])("is redirected from %s to the sign-in, with the path to return to", async (path) => {
    const response = await new StaffBrowser(site.url).open(path)
    expect(response.status).toBe(302)
    expect(redirectTarget(response)).toBe(`/office/sign-in?to=${encodeURIComponent(path)}`)
  })

  it("gets pages that are neither cached nor indexed, without scripts", async () => {
    const response = await new StaffBrowser(site.url).open("/office/sign-in")
    expect(response.status).toBe(200)
    expect(response.headers.get("cache-control")).toBe("no-store")
    expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow")
    expect(scriptsOf(parseDocument(await response.text()))).toEqual([])
  })

  it("finds no link to the office on the site", async () => {
    for (const path of ["/home", "/contact", "/sitemap.xml", "/robots.txt", "/llms.txt"]) {
      expect(await (await fetch(site.url + path)).text(), path).not.toContain("/office")
    }
  })

  it.each([
    ["another site", "https://evil.example"],
    ["a page without an origin", "null"],
    ["no browser", null],
  ])("who submits from %s is refused", async (_, origin) => {
    const response = await new StaffBrowser(site.url).submit("/office/sign-in", OWNER, origin)
    expect([400, 403]).toContain(response.status)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it("who submits an empty form sees which fields to fill in", async () => {
    const response = await new StaffBrowser(site.url).submit("/office/sign-in", {})
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain("Enter your email address")
    expect(html).toContain("Enter your password")
    expect(html).toContain("<title>Error: Office: Sign in</title>")
  })

  it("does not learn whether an account exists, and is limited to five attempts", async () => {
    const browser = new StaffBrowser(site.url, "192.0.2.66")
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const response = await browser.submit("/office/sign-in", {
        email: "nobody@example.lk",
        password: `guess ${attempt}`,
      })
      statuses.push(response.status)
      if (attempt === 5) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0)
      else expect(await response.text()).toContain("is not right")
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  it.each([
    "https://evil.example/",
    "//evil.example/office/",
    "/home",
    "/office/../home",
    "javascript:alert(1)",
  ])("is never redirected elsewhere: %s", async (to) => {
    const html = await (
      await new StaffBrowser(site.url).open(`/office/sign-in/code?to=${encodeURIComponent(to)}`)
    ).text()
    expect(html).toContain("to=%2Foffice%2Ftoday")
    expect(html).not.toContain("evil.example")
  })
})

describe("an unknown invitation", () => {
  it("answers 410", async () => {
    const response = await new StaffBrowser(site.url).open(`/office/welcome/${"x".repeat(43)}`)
    expect(response.status).toBe(410)
    expect(await response.text()).toContain("This link no longer works")
  })
})

async function sendFromVisitor(path: string, fields: Record<string, string>): Promise<void> {
  const form_token = tokenIn(await (await fetch(site.url + path)).text())
  expect((await post(site.url + path, { ...fields, form_token })).status).toBe(303)
}

describe("the first owner", () => {
  // These tests run in order: each needs the state that the previous one left.
  const browser = () => new StaffBrowser(site.url)
  let owner: StaffBrowser
  let key = ""

  it("creates the account with the link in the file of the first start, once", async () => {
    const link = firstOwnerPath(site)
    expect(site.output()).not.toContain("/office/welcome/")
    expect(site.output()).toContain(join(site.dataDir, "first-owner"))
    expect(statSync(join(site.dataDir, "first-owner")).mode & 0o777).toBe(0o600)
    owner = browser()
    const weak = await owner.submit(link, { ...OWNER, password: "nimal nimal 1" })
    expect(weak.status).toBe(422)
    const html = await weak.text()
    expect(html).toContain("Choose a password without your name")
    expect(viewOf(html).value("email")).toBe("nimal@example.lk")
    expect(html).not.toContain("nimal nimal 1")
    const common = await owner.submit(link, { ...OWNER, password: "password1234" })
    expect(common.status).toBe(422)
    expect(await common.text()).toContain("Choose a password that is harder to guess")
    const known = await owner.submit(link, { ...OWNER, password: BREACHED_PASSWORD })
    expect(known.status).toBe(422)
    expect(await known.text()).toContain("this one was stolen from another website")
    expect(redirectTarget(await owner.submit(link, OWNER))).toBe("/office/second-factor")
    expect((await browser().open(link)).status).toBe(410)
    expect(existsSync(join(site.dataDir, "first-owner"))).toBe(false)
  })

  it("has to set up a second factor", async () => {
    expect(redirectTarget(await owner.open("/office/account"))).toBe("/office/second-factor")
  })

  it("sets up a phone after confirming the password", async () => {
    const rejectionResponse = await owner.submit("/office/second-factor", { password: "not the password" })
    expect(await rejectionResponse.text()).toContain("This is not your password")
    const html = await (await owner.submit("/office/second-factor", { password: OWNER.password })).text()
    const uri = viewOf(html).value("uri")
    key = new URL(uri).searchParams.get("secret") ?? ""
    const wrong = await owner.submit("/office/second-factor", { code: "000000", uri, "paper-codes": "A B" })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain(key.slice(0, 4))
    expect(redirectTarget(await owner.submit("/office/second-factor", { code: codeOf(key), uri }))).toBe(
      "/office/today",
    )
  })

  it("sees their sessions, and ends one", async () => {
    const phone = browser()
    const afterPassword = await phone.submit("/office/sign-in?to=/office/account", OWNER)
    expect(redirectTarget(afterPassword)).toBe("/office/sign-in/code?to=%2Foffice%2Faccount")
    expect(redirectTarget(await phone.open("/office/account"))).toMatch("/office/sign-in")
    // The next code, because each is accepted once.
    const entered = await phone.submit("/office/sign-in/code", { code: nextCodeOf(key) })
    expect(redirectTarget(entered)).toBe("/office/today")
    const html = await (await owner.open("/office/account")).text()
    await owner.submit("/office/account", { session: viewOf(html).value("session") })
    expect(redirectTarget(await phone.open("/office/account"))).toMatch("/office/sign-in")
    expect((await owner.open("/office/account")).status).toBe(200)
  })

  it("sees the enquiries, newest first, filtered by status, kind, search text and dates", async () => {
    await sendFromVisitor("/home", ENQUIRY)
    await sendFromVisitor(`/cars/${VAN.id}`, BOOKING)
    await sendFromVisitor("/contact", { ...CONTACT, name: "<b>Zebulon</b>" })
    const response = await owner.open("/office/enquiries")
    expect(response.headers.get("cache-control")).toBe("no-store")
    const html = await response.text()
    expect(scriptsOf(parseDocument(html))).toHaveLength(1) // the script of its islands
    expect(html.indexOf("&lt;b&gt;Zebulon&lt;/b&gt;")).toBeLessThan(html.indexOf("Zenobia Quagmire"))
    expect(html).toContain("3 new")
    /** Whether the message, the booking and the enquiry are listed. */
    const listedWith = async (query: string) => {
      const list = await (await owner.open(`/office/enquiries?${query}`)).text()
      return [list.includes("Zebulon&lt;"), list.includes("Zenobia Quagmire"), list.includes("With driver")]
    }
    expect(await listedWith("q=zenobia+quag")).toEqual([false, true, false])
    expect(await listedWith("kind=contact")).toEqual([true, false, false])
    expect(await listedWith("status=confirmed")).toEqual([false, false, false])
    expect(await listedWith("status=mail-not-sent")).toEqual([false, false, false])
    expect(await listedWith("to=2026-01-01")).toEqual([false, false, false])
    expect(await listedWith("status=nothing&kind=nothing&after=nothing")).toEqual([true, true, true])
  })

  it("sees an error for an invalid date, with the value still in the field", async () => {
    const response = await owner.open("/office/enquiries?from=31/12/2026&q=zenobia")
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain("Enter a date like 2026-12-31")
    expect(viewOf(html).value("from")).toBe("31/12/2026")
    expect(html).toContain("Zenobia Quagmire")
  })

  it("opens an enquiry with its answers, its price and the state of its delivery", async () => {
    const list = await (await owner.open("/office/enquiries?q=zenobia")).text()
    const path = firstEnquiryPath(list)
    const html = await (await owner.open(path)).text()
    const view = viewOf(html)
    for (const sent of [VAN.name, "Ms Zenobia Quagmire", "+94 77 987 6543", "zenobia@example.com"]) {
      expect(html).toContain(sent)
    }
    expect(html).toContain('href="tel:+94779876543"')
    expect(html).toContain("mailto:zenobia@example.com")
    const answer = viewOf(view.getByRole("region", { name: "Answer" }))
    for (const channel of ["WhatsApp", "SMS", "I told them by telephone"])
      expect(answer.getByRole("button", { name: channel }).getAttribute("name")).toBe("act")
    const booking = viewOf(view.getByRole("region", { name: "The booking" }))
    expect(booking.getByRole("table", { name: "Price" }).textContent).toContain("LKR\u00a0389,300.00")
    expect(booking.queryByRole("button", { name: "Use today's price" })).toBeNull()
    expect(html).toContain("It was sent to the mailbox folder.")
    for (const none of ["0000-0000", "nothing", "%00"]) {
      expect((await owner.open(`/office/enquiries/${none}`)).status, none).toBe(404)
    }
  })

  it("changes the status with a note, and sees a conflict on an outdated version", async () => {
    const list = await (await owner.open("/office/enquiries?q=zenobia")).text()
    const path = firstEnquiryPath(list)
    const change = { ...(await fieldsAt(owner, path)), act: "save", state: "contacted", note: "Called <her>" }
    const empty = await owner.submit(path, { ...change, state: "new", note: " " })
    expect(empty.status).toBe(422)
    expect(await empty.text()).toContain("Choose another status, or write a note")
    expect((await owner.submit(path, change, "https://evil.example")).status).toBeGreaterThanOrEqual(400)
    expect(redirectTarget(await owner.submit(path, change))).toBe(savedAt(path))
    const html = await (await owner.open(path)).text()
    expect(html).toContain("Nimal: New to Contacted.")
    expect(html).toContain("Called &lt;her&gt;")
    const staleResponse = await owner.submit(path, { ...change, state: "spam", note: "Is this real?" })
    expect(staleResponse.status).toBe(409)
    const conflict = await staleResponse.text()
    expect(conflict).toContain("Somebody else changed this enquiry")
    expect(conflict).toContain("Is this real?")
    expect(viewOf(conflict).value("version")).toBe("2")
    expect(await (await owner.open("/office/enquiries?status=contacted")).text()).toContain(
      "Zenobia Quagmire",
    )
    expect((await owner.submit(path, { ...change, note: "x".repeat(5_001) })).status).toBe(422)
    expect((await owner.submit(path, { ...change, state: "out" })).status).toBe(400)
    expect((await owner.submit("/office/enquiries/0000-0000", change)).status).toBe(404)
    expect(redirectTarget(await owner.submit(path, { act: "resend" }))).toBe(`${path}?done=resend#done`)
    expect(await (await owner.open(path)).text()).not.toContain("sent it again")
  })

  it("gets a not-found page of the office for an unknown path", async () => {
    const missing = await owner.open("/office/nothing-there")
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain("Page not found")
  })

  it("invites a member of staff, who has no access to the pages for owners", async () => {
    const kumari = await newStaffAt(site, owner, { ...OWNER, name: "Kumari", email: "kumari@example.lk" })
    expect(await (await kumari.open("/office/account")).text()).not.toContain("/office/staff")
    const shown = await kumari.open("/office/staff")
    expect(shown.status).toBe(403)
    const refusal = await shown.text()
    expect(refusal).toContain("Only an owner can do this")
    expect(viewOf(refusal).hrefs(), "the menu remains").toContain("/office/calendar")
    for (const act of ["invite", "make-owner", "new-phone", "remove"]) {
      const id = viewOf(await (await owner.open("/office/staff")).text()).value("id")
      expect((await kumari.submit("/office/staff", { act, id, role: "owner" })).status, act).toBe(403)
    }
  })

  it("grants a member of staff the right to change rates and fleet, and revokes it, with immediate effect", async () => {
    const pageOf = async (path: string) => viewOf(await (await owner.open(path)).text())
    const email = "sunil@example.lk"
    const sunil = await newStaffAt(site, owner, { ...OWNER, name: "Sunil", email })
    const menu = async () => viewOf(await (await sunil.open("/office/calendar")).text()).hrefs("/office/")
    expect((await sunil.open("/office/rates")).status).toBe(403)
    expect(await menu()).not.toContain("/office/rates")
    const given = redirectTarget(await setFleetRight(owner, email, "give-fleet")) ?? ""
    expect((await pageOf(given)).text).toContain("Saved. This person can change rates and fleet.")
    expect((await sunil.open("/office/rates")).status).toBe(200)
    expect(await menu()).toEqual(expect.arrayContaining(["/office/rates", "/office/vehicles"]))
    await setFleetRight(owner, email, "take-fleet")
    expect((await sunil.open("/office/vehicles")).status).toBe(403)
    const history = (await pageOf("/office/history?subject=staff")).text
    expect(history).toMatch(
      /may change rates and fleet: from yes to no.+may change rates and fleet: from no to yes/,
    )
    const id = (await pageOf("/office/staff"))
      .getAllByRole("row")
      .find(({ textContent }) => textContent?.includes(email))
      ?.querySelector("input")?.value
    await owner.submit("/office/staff", { act: "remove", sure: "yes", id: id ?? "" })
  })

  it.each(["make-owner", "remove"])("has to confirm %s by name first", async (act) => {
    const before = await (await owner.open("/office/staff")).text()
    const kumariId = viewOf(before).value("id")
    const question = await (await owner.submit("/office/staff", { act, id: kumariId })).text()
    const view = viewOf(question)
    expect(view.getByRole("heading", { level: 1 }).textContent).toMatch(
      /^(Make Kumari an owner|Remove Kumari for good)\?$/,
    )
    expect(view.text).toContain("kumari@example.lk")
    expect(view.value("id")).toBe(kumariId)
    const table = (html: string) => textOf(viewOf(html).one("tbody"))
    expect(table(await (await owner.open("/office/staff")).text())).toBe(table(before))
  })

  it("removes a member of staff with immediate effect; unknown actions are refused", async () => {
    const html = await (await owner.open("/office/staff")).text()
    const kumariId = viewOf(html).value("id")
    for (const act of ["forget", "__proto__", "constructor", ""])
      expect((await owner.submit("/office/staff", { act, id: kumariId })).status, act).toBe(400)
    expect(
      redirectTarget(await owner.submit("/office/staff", { act: "remove", sure: "yes", id: kumariId })),
    ).toBe("/office/staff?done=remove")
    const after = await (await owner.open("/office/staff?done=remove")).text()
    expect(viewOf(after).getByText("Removed.")).toBeTruthy()
    expect(after).not.toContain("Kumari")
  })

  it("changes the password only with the current one", async () => {
    const next = "a boat upon the tank"
    const wrong = await owner.submit("/office/password", { currentPassword: "not it at all", next })
    expect(await wrong.text()).toContain("This is not your password")
    const weak = await owner.submit("/office/password", { currentPassword: OWNER.password, next: "short" })
    expect(await weak.text()).toContain("Enter a password of at least 12 characters")
    const common = await owner.submit("/office/password", {
      currentPassword: OWNER.password,
      next: "dambulla2026",
    })
    expect(common.status).toBe(422)
    expect(await common.text()).toContain("Choose a password that is harder to guess")
    expect(
      redirectTarget(await owner.submit("/office/password", { currentPassword: OWNER.password, next })),
    ).toBe("/office/account?done=password")
    expect((await owner.open("/office/account")).status).toBe(200)
  })

  it("has no session after signing out", async () => {
    expect(redirectTarget(await owner.submit("/office/sign-out", {}))).toBe("/office/sign-in")
    expect(redirectTarget(await owner.open("/office/account"))).toMatch("/office/sign-in")
  })
})
