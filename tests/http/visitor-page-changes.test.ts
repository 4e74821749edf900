import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { inDays } from "#tests/support/colombo-days.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { queryIn } from "#tests/support/site-database.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import { agreementPathOf, officePageOf, sendBooking, sendForm } from "#tests/support/visitor-page.ts"
import { changeBooking } from "./booking-pages.ts"
import { fieldsAt } from "./form-fields.ts"
import { CONTACT, post, tokenIn } from "./visitor-forms.ts"

// Separate from visitor-page.test.ts, whose requests reach the rate limit of a client.

let site: Site
let owner: StaffBrowser
beforeAll(async () => {
  site = await openSite()
  owner = await firstOwnerAt(site)
})
afterAll(() => site.remove())

const DAY_MS = 24 * 3_600_000

const open = (path: string) => fetch(site.url + path, { redirect: "manual" })
const viewAt = async (path: string) => viewOf(await (await open(path)).text())

/** Accepts the offer whose terms the page showed. */
async function accept(pagePath: string, revision: string) {
  const form_token = tokenIn(await (await open(pagePath)).text())
  return post(site.url + pagePath, { act: "accept", revision, form_token, website: "" })
}

describe("changed terms", () => {
  const CHANGES = {
    "return-at": inDays(50),
    "return-location": "Galle Fort",
    "vehicle-1": "suzuki-alto-800-manual",
    "charge-delivery": "12,500",
    discount: "10,000",
    "discount-reason": "Third rental",
  }

  it("are shown after the offer, with every line of the price, beside the requested terms", async () => {
    const sentForm = await sendBooking(site.url)
    const office = officePageOf(owner, sentForm)
    expect((await changeBooking(owner, office.path, CHANGES)).status).toBe(303)
    expect((await viewAt(sentForm.pagePath)).text).not.toContain("Galle Fort")
    await office.offer(inDays(3))
    const view = await viewAt(sentForm.pagePath)
    const offer = view.getByRole("region", { name: "Our offer" })
    for (const text of [
      "Suzuki Alto 800 Manual",
      "Galle Fort",
      "20 days",
      "LKR\u00a012,500.00",
      "Third rental",
    ])
      expect(offer.textContent).toContain(text)
    const total = (await office.open()).one('[aria-labelledby="booking"] tfoot td').textContent
    expect(total).not.toContain("389,300.00")
    expect(offer.textContent).toContain(total)
    const details = view.one("main details")
    expect(details.textContent).toContain("LKR\u00a0389,300.00")
    expect(details.textContent).not.toContain("Galle Fort")
  })

  it("are shown at once for a confirmed booking, and its calendar file has the new return", async () => {
    const sentForm = await sendBooking(site.url)
    const office = officePageOf(owner, sentForm)
    await office.confirm()
    const calendarFile = async () => (await open(`${sentForm.pagePath}/calendar.ics`)).text()
    const before = await calendarFile()
    expect((await changeBooking(owner, office.path, CHANGES)).status).toBe(303)
    const { text } = await viewAt(sentForm.pagePath)
    expect(text).toContain("Your booking is confirmed.")
    expect(text).toContain("Galle Fort")
    expect(await calendarFile()).not.toBe(before)
    expect(await calendarFile()).toContain(`DTEND:${inDays(50).slice(0, 10).replaceAll("-", "")}T033000Z`)
  })
})

describe("a link", () => {
  it("ends 90 days after a message was received, for the page, its actions and the agreement", async () => {
    const sentForm = await sendForm(site.url, "/contact", CONTACT)
    /** Changes the time at which the enquiry was received. Returns a row for each changed table. */
    const setReceived = (daysAgo: number) => {
      const receivedAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
      const where = `where reference = '${sentForm.reference}' returning reference`
      return ["enquiries", "inbox_entries"].flatMap((table) =>
        queryIn(site, `update ${table} set received_at = '${receivedAt}' ${where}`),
      )
    }
    expect(setReceived(89)).toHaveLength(2)
    expect((await open(sentForm.pagePath)).status).toBe(200)
    const form_token = tokenIn(await (await open(sentForm.pagePath)).text())
    setReceived(91)
    for (const path of [sentForm.pagePath, `${sentForm.pagePath}/erase`, agreementPathOf(sentForm)]) {
      const response = await open(path)
      const view = viewOf(await response.text())
      expect(response.status, path).toBe(410)
      expect(view.getByRole("heading", { level: 1 }).textContent).toBe("This link is no longer valid")
      expect(view.text).not.toContain(CONTACT.message)
    }
    const response = await post(site.url + sentForm.pagePath, {
      act: "ask",
      text: "Two seats",
      form_token,
      website: "",
    })
    expect(response.status).toBe(410)
    expect((await officePageOf(owner, sentForm).open()).text).not.toContain("Two seats")
  })
})

describe("an offer", () => {
  it.each(["open", "accepted"])(
    "no longer holds after the office changed its terms while it was %s",
    async (state) => {
      const sentForm = await sendBooking(site.url)
      const office = officePageOf(owner, sentForm)
      await office.offer()
      const revision = (await viewAt(sentForm.pagePath)).value("revision")
      if (state === "accepted") await accept(sentForm.pagePath, revision)
      const changeResponse = await changeBooking(owner, office.path, { "charge-delivery": "3000" })
      expect(redirectTarget(changeResponse)).toBe(`${office.path}?done=changed#booking`)
      const view = await viewAt(sentForm.pagePath)
      expect(view.text).toContain("We have changed the offer that you had, so it no longer holds.")
      expect(view.text).not.toContain("392,300.00")
      expect((await accept(sentForm.pagePath, revision)).status).toBe(409)
      const officePage = await office.open()
      const verb = state === "accepted" ? "had accepted" : "had"
      expect(officePage.text).toContain(`The offer that the visitor ${verb} no longer holds.`)
      expect(officePage.getByRole("button", { name: "Write to the customer" })).toBeDefined()
      expect(officePage.getByRole("button", { name: "Offer the changed booking" })).toBeDefined()
      await office.offer()
      expect((await viewAt(sentForm.pagePath)).text).toContain("We made you an offer.")
      expect((await office.open()).text).not.toContain("no longer holds")
    },
  )

  it("is made in the reply form while the visitor's page does not show the changed price", async () => {
    const sentForm = await sendBooking(site.url)
    const office = officePageOf(owner, sentForm)
    const offerButton = { name: "Offer it on the visitor's page" }
    expect((await office.open()).queryByRole("button", offerButton)).toBeNull()
    await changeBooking(owner, office.path, { "charge-delivery": "3000" })
    const page = await office.open()
    expect(page.text).toContain("The visitor's page does not show this booking's price yet.")
    expect(page.getByRole("button", offerButton).getAttribute("value")).toBe("offer")
    const fields = { ...(await fieldsAt(owner, office.path)), act: "offer", text: "Here is the price" }
    const offered = viewOf(await (await owner.submit(office.path, fields)).text())
    expect(offered.value("text")).toBe("Here is the price")
    expect(offered.queryByRole("button", offerButton)).toBeNull()
    expect((await viewAt(sentForm.pagePath)).text).toContain("392,300.00")
  })
})

describe("the agreement", () => {
  it("has the amounts of the other currency beside those in rupees", async () => {
    const sentForm = await sendBooking(site.url)
    const office = officePageOf(owner, sentForm)
    await changeBooking(owner, office.path, { currency: "EUR", rate: "350" })
    await office.offer()
    const [path = ""] = (await viewAt(sentForm.pagePath)).hrefs("/agreement?from=")
    for (const text of [
      viewOf(await (await open(path)).text()).text,
      viewOf(await (await owner.open(`${office.path}/agreement`)).text()).text,
    ]) {
      expect(text).toContain("389,300.00 (about EUR 1,112 at LKR 350.00)")
      expect(text).toContain("100,000.00 (about EUR 286 at LKR 350.00)")
    }
  })
})
