import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { firstOwnerAt, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { leadsTo, StaffBrowser } from "#tests/support/staff-browser.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "./browser.ts"

let site: Site
let owner: StaffBrowser
let kumari: StaffBrowser
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  kumari = await newStaffAt(site, owner, { ...OWNER, name: "Kumari", email: "kumari@example.lk" })
  await sendFromVisitor(`/cars/${VAN.id}`, BOOKING)
  await sendFromVisitor("/contact", { ...CONTACT, email: "Zenobia@Example.com" })
  await sendFromVisitor("/home", ENQUIRY)
})
afterAll(() => site.remove())

async function sendFromVisitor(path: string, fields: Record<string, string>): Promise<void> {
  const form_token = tokenIn(await (await fetch(site.url + path)).text())
  expect((await post(site.url + path, { ...fields, form_token })).status).toBe(303)
}

/** As somebody asks who knows no reference of an enquiry. */
const SOMEBODY = "of=7K4M-2Q9T"
const html = async (browser: StaffBrowser, path: string) => {
  const page = await (await browser.open(path)).text()
  return page.replaceAll("<!-- -->", "") // what React puts between two texts
}
const hidden = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]?.replaceAll("&amp;", "&") ?? ""

describe("whoever is no owner", () => {
  const READ = [
    "/office/history",
    "/office/privacy",
    `/office/privacy?${SOMEBODY}`,
    `/office/privacy/visitor?${SOMEBODY}`,
    `/office/privacy/erase?${SOMEBODY}`,
  ]
  it.each(READ)("is told that %s is for owners, and nothing else", async (path) => {
    const answer = await kumari.open(path)
    expect(answer.status).toBe(403)
    const page = await answer.text()
    expect(page).toContain("Only an owner can do this")
    expect(page).not.toContain("Quagmire")
  })

  it.each([
    ["/office/privacy", { version: "1", anonymiseAfterMonths: "6", keepHistoryMonths: "" }],
    ["/office/privacy", { act: "look", q: "zenobia@example.com" }],
    [`/office/privacy/export?${SOMEBODY}`, { as: "file" }],
    [`/office/privacy/erase?${SOMEBODY}`, { again: "zenobia@example.com", seen: "" }],
  ])("presses nothing at %s", async (path, fields) => {
    expect((await kumari.submit(path, fields)).status).toBe(403)
    expect(leadsTo(await new StaffBrowser(site.url).submit(path, fields))).toMatch("/office/sign-in")
    expect((await owner.submit(path, fields, "https://evil.example")).status).toBeGreaterThanOrEqual(400)
  })

  it("changed nothing by all that", async () => {
    const page = await html(owner, "/office/history?about=visitor")
    expect(page).toContain("No matching changes")
    expect(await html(owner, "/office/privacy")).toContain(
      "Enquiries older than 24 months are anonymised, once a day.",
    )
  })
})

describe("the history", () => {
  it("tells who let whom in, newest first, by what it is about, by whom and by words", async () => {
    const page = await html(owner, "/office/history")
    expect(page).toContain("<b>Nimal</b> made a link for a new account.")
    expect(page).toMatch(/<b>Kumari<\/b> added the account of <a href="\/office\/staff">Kumari<\/a>/)
    expect(page).toContain("second factor: phone")
    expect(page.indexOf("<b>Kumari</b>")).toBeLessThan(page.indexOf("<b>Nimal</b> made a link"))
    expect(await html(owner, "/office/history?q=kumari")).not.toContain("<b>Nimal</b>")
    expect(await html(owner, "/office/history?by=site")).toContain("<b>The site</b> made a link")
    expect(await html(owner, "/office/history?about=vehicle")).toContain("No matching changes")
    expect(await html(owner, "/office/history?to=2026-01-01")).toContain("No matching changes")
    expect(await html(owner, "/office/history?about=nothing&after=nothing&by=%00")).toContain("Kumari")
  })

  it("says which date is none, with what was typed", async () => {
    const answer = await owner.open("/office/history?from=31/12/2026")
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('value="31/12/2026"')
  })

  it("is changed by nobody", async () => {
    expect((await owner.submit("/office/history", { remove: "everything" })).status).toBe(405)
  })
})

describe("one visitor's data", () => {
  // One story, in its order: each step needs what the one before it left.
  const look = (q: string) => owner.submit("/office/privacy", { act: "look", q })
  let of = ""

  it("are found by address, number and reference, and no address of a page holds them", async () => {
    const found = leadsTo(await look(" zenobia@example.com"))
    of = found?.replace("/office/privacy?", "") ?? ""
    expect(of).toMatch(/^of=[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const page = await html(owner, `/office/privacy?${of}`)
    expect(page).toContain("2 enquiries are theirs")
    expect(page).toContain("Zenobia Quagmire")
    expect(leadsTo(await look(of.replace("of=", "").toLowerCase()))).toBe(found)
    const byNumber = leadsTo(await look("077 987 6543")) ?? ""
    expect(byNumber).toMatch(/&as=number$/)
    expect(await html(owner, byNumber)).toContain("zebulon@example.com")
  })

  it.each([
    ["nobody@example.com", 404, "Nothing is kept under this email, number or reference"],
    ["7K4M-2Q9T", 404, "Nothing is kept under this email, number or reference"],
    ["Zenobia", 422, "Enter an email address, a phone number or a reference"],
    ["\0@example.com", 422, "Enter an email address, a phone number or a reference"],
    [`${"x".repeat(300)}@example.com`, 422, "Enter an email address, a phone number or a reference"],
    ["", 422, "Enter an email address, a phone number or a reference"],
  ])("are not found by '%s'", async (q, status, words) => {
    const answer = await look(q)
    expect(answer.status).toBe(status)
    const page = await answer.text()
    expect(page).toContain(words)
    expect(page).toContain("<title>Error: Office: Privacy</title>")
    expect(page).not.toContain("are theirs")
  })

  it("are handed out as a file with all that is kept, and as a page", async () => {
    const answer = await owner.submit(`/office/privacy/export?${of}`, { as: "file" })
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="visitor-[\d-]+\.json"$/)
    expect(answer.headers.get("cache-control")).toBe("no-store")
    const told = await answer.json()
    expect(told.enquiries).toMatchObject([
      { kind: "Message", status: "New", sent: { message: CONTACT.message } },
      {
        kind: "Booking",
        sent: { firstName: "Zenobia", pickUpLocation: "Colombo airport", quote: { total: 38930000 } },
        sentToTheOffice: { attempts: [{ channel: "mailbox", failure: null }] },
      },
    ])
    const read = await owner.submit(`/office/privacy/export?${of}`, { as: "page" })
    expect(leadsTo(read)).toBe(`/office/privacy/visitor?${of}`)
    const page = await html(owner, `/office/privacy/visitor?${of}`)
    for (const kept of [CONTACT.message, "Colombo airport", "Ms Zenobia Quagmire", "LKR\u00a0389,300.00"]) {
      expect(page).toContain(kept)
    }
    for (const path of ["/office/privacy/export?of=0000-0000", "/office/privacy/export"]) {
      expect(leadsTo(await owner.submit(path, { as: "file" })), path).toBe("/office/privacy")
    }
    expect(leadsTo(await owner.open(`/office/privacy/export?${of}`))).toBe("/office/privacy")
    expect(leadsTo(await owner.open("/office/privacy/visitor?of=nobody"))).toBe("/office/privacy")
    expect(leadsTo(await owner.open("/office/privacy/erase?of=0000-0000"))).toBe("/office/privacy")
    const history = await html(owner, "/office/history?about=visitor")
    expect(history.match(/exported what visitors sent/g)).toHaveLength(2)
    expect(history).not.toMatch(/zenobia/i)
  })

  it("are erased only by whoever types who is meant, and saw what is there now", async () => {
    const path = `/office/privacy/erase?${of}`
    const page = await html(owner, path)
    expect(page).toContain("the personal details in 2 enquiries")
    const seen = hidden(page, "seen")
    for (const again of ["zenobia@example.co", "zebulon@example.com", "077 987 6543", ""]) {
      const wrong = await owner.submit(path, { seen, again })
      expect(wrong.status, again).toBe(422)
      expect(await wrong.text()).toContain(`value="${again}"`)
    }
    await sendFromVisitor("/contact", { ...CONTACT, email: "zenobia@example.com" })
    const stale = await owner.submit(path, { seen, again: "zenobia@example.com" })
    expect(stale.status).toBe(409)
    const shown = await stale.text()
    expect(shown).toContain("Something was received or changed")
    expect(shown).toContain("the personal details in 3 enquiries")
    expect((await owner.submit(path, { again: "zenobia@example.com" })).status).toBe(409)
    expect(await html(owner, `/office/privacy?${of}`)).toContain("3 enquiries are theirs")
  })

  const booking = async () => {
    const list = await html(owner, "/office/enquiries?q=toyota&kind=booking")
    return /\/office\/enquiries\/[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(list)?.[0] ?? ""
  }

  it("are not erased while a confirmed hire of theirs is to come", async () => {
    const one = await booking()
    const change = { version: "1", "state-before": "new", state: "confirmed", note: "Zenobia called" }
    expect(leadsTo(await owner.submit(one, change))).toBe(one)
    const path = `/office/privacy/erase?${of}`
    const page = await html(owner, path)
    expect(page).toContain("is a confirmed hire that ends")
    const refused = await owner.submit(path, { seen: hidden(page, "seen"), again: "zenobia@example.com" })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain("set it to Declined first")
    const back = { ...change, version: "2", "state-before": "confirmed", state: "declined", note: "" }
    expect(leadsTo(await owner.submit(one, back))).toBe(one)
    const note = { ...back, version: "3", "state-before": "declined", note: "Zenobia was sorry" }
    expect(leadsTo(await owner.submit(one, note))).toBe(one)
  })

  it("are gone everywhere after it, and of others nothing is", async () => {
    const path = `/office/privacy/erase?${of}`
    const seen = hidden(await html(owner, path), "seen")
    const done = await owner.submit(path, { seen, again: " ZENOBIA@example.com" })
    expect(leadsTo(done)).toBe("/office/privacy?erased=3")
    expect(await html(owner, "/office/privacy?erased=3")).toContain("3 enquiries were erased.")
    expect(await html(owner, `/office/privacy?${of}`)).toContain("Nothing is kept about them")
    const page = await html(owner, await booking())
    expect(page).toContain("Personal details were erased")
    expect(page).toContain(VAN.name)
    expect(page).toContain("389,300.00")
    expect(page).toContain("wrote a note, which is no longer kept")
    expect(page).not.toMatch(/zenobia|quagmire|987 6543|Colombo airport|mailto:|wa\.me/i)
    const inbox = await html(owner, "/office/enquiries")
    expect(inbox).not.toMatch(/zenobia/i)
    expect(inbox.match(/Personal details removed/g)).toHaveLength(3)
    expect(inbox).toContain("zebulon@example.com")
    expect(await html(owner, "/office/history?about=visitor")).toContain("erased what visitors sent")
    const twice = await owner.submit(path, { seen, again: "zenobia@example.com" })
    expect(leadsTo(twice)).toBe("/office/privacy")
  })
})

describe("how long data are kept", () => {
  const look = (months: string, history = "") =>
    owner.open(`/office/privacy?anonymiseAfterMonths=${months}&keepHistoryMonths=${history}`)

  it("is set only after its effect was shown, and the second of two is told", async () => {
    const page = await (await look("6", "24")).text()
    expect(page).toContain("0 enquiries would be anonymised now.")
    expect(page).toContain("0 lines of the history would be removed now.")
    const fields = { version: hidden(page, "version"), anonymiseAfterMonths: "6", keepHistoryMonths: "24" }
    expect(leadsTo(await owner.submit("/office/privacy", fields))).toBe("/office/privacy?saved")
    expect(await html(owner, "/office/privacy")).toContain("Enquiries older than 6 months are anonymised")
    const notice = await (await fetch(`${site.url}/privacy`)).text()
    expect(notice).toContain(
      "6 months after it came, we remove everything in an enquiry that could identify you",
    )
    const late = await owner.submit("/office/privacy", { ...fields, anonymiseAfterMonths: "36" })
    expect(late.status).toBe(409)
    const told = await late.text()
    expect(told).toContain("Somebody else changed this")
    expect(told).toContain('value="36"')
    expect(told).toContain("Enquiries older than 6 months are anonymised")
    const history = await html(owner, "/office/history?about=setting")
    expect(history).toContain("anonymise after, in months: from 24 to 6")
  })

  it.each([
    ["5", "", "from 6 to 120"],
    ["", "11", "from 12 to 120"],
    ["1e9", "x", "from 12 to 120"],
  ])("is not '%s' and '%s'", async (months, history, words) => {
    const answer = await look(months, history)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(words)
    const fields = { version: "2", anonymiseAfterMonths: months, keepHistoryMonths: history }
    expect((await owner.submit("/office/privacy", fields)).status).toBe(422)
    expect((await owner.submit("/office/privacy", { ...fields, version: "x" })).status).toBe(400)
  })
})
