import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { PAGE_LIMITS } from "#domain/visitor-page/visitor-pages.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import { officePageOf, sendBooking, sendForm } from "#tests/support/visitor-page.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn } from "./visitor-forms.ts"

let site: Site
let owner: StaffBrowser
beforeAll(async () => {
  site = await openSite()
  owner = await firstOwnerAt(site)
})
afterAll(() => site.remove())

const open = (path: string) => fetch(site.url + path, { redirect: "manual" })
const viewAt = async (path: string) => viewOf(await (await open(path)).text())

/** Submits a form of a private page, with the token of the page. */
async function submit(path: string, fields: Record<string, string> = {}) {
  const form_token = tokenIn(await (await open(path)).text())
  return post(site.url + path, { ...fields, form_token, website: "" })
}

/** Accepts the offer whose terms the page showed. */
const accept = async (pagePath: string, revision: string) => submit(pagePath, { act: "accept", revision })

describe("the private page of an enquiry", () => {
  it("shows the request, and neither name nor contact details", async () => {
    const { pagePath, reference } = await sendBooking(site.url)
    const response = await open(pagePath)
    const view = viewOf(await response.text())
    expect(response.status).toBe(200)
    expect(view.getByRole("heading", { level: 1 }).textContent).toBe(`Your request ${reference}`)
    expect(view.text).toContain("We have your request and will answer you soon.")
    expect(view.text).toContain("Colombo airport")
    expect(view.text).toContain("LKR 389,300.00")
    for (const text of [BOOKING.email, BOOKING.contact_number, BOOKING.last_name])
      expect(view.text).not.toContain(text)
  })

  it("is neither stored nor indexed nor passed on, and its key is not logged", async () => {
    const { pagePath } = await sendBooking(site.url)
    for (const path of [pagePath, `${pagePath}/cancel`, `${pagePath}/calendar.ics`, `${pagePath}x`, "/my"]) {
      const { headers } = await open(path)
      expect(headers.get("cache-control"), path).toBe("no-store")
      expect(headers.get("x-robots-tag"), path).toBe("noindex")
      // Not no-referrer, with which browsers would send no origin with the page's own forms.
      expect(headers.get("referrer-policy"), path).toBe("strict-origin")
    }
    expect((await viewAt(pagePath)).hrefs("https://wa.me").join()).not.toContain("my%2F")
    const debugSite = await openSite({ LOG_LEVEL: "debug" })
    const sentForm = await sendBooking(debugSite.url)
    await fetch(debugSite.url + sentForm.pagePath)
    await fetch(`${debugSite.url}/MY${sentForm.pagePath.slice(3)}`)
    const key = sentForm.pagePath.split("/").at(-1) ?? ""
    expect(debugSite.output()).toContain("/my/...")
    expect(debugSite.output()).not.toContain(key)
    await debugSite.remove()
  })

  it("is not translated by a third party", async () => {
    const { pagePath } = await sendBooking(site.url)
    const html = await (await open(`${pagePath}?translate=de`)).text()
    expect(html).not.toContain("translate.google")
  })

  it("shows a message, and offers no booking to cancel", async () => {
    const { pagePath } = await sendForm(site.url, "/contact", CONTACT)
    const view = await viewAt(pagePath)
    expect(view.text).toContain(CONTACT.message)
    expect(view.queryByRole("link", { name: "Cancel this booking" })).toBeNull()
    expect((await open(`${pagePath}/calendar.ics`)).status).toBe(404)
  })
})

describe("a link", () => {
  it("gets the response of an unknown reference with the key of another enquiry", async () => {
    const anna = await sendBooking(site.url)
    const otherForm = await sendForm(site.url, "/contact", CONTACT)
    const otherKey = otherForm.pagePath.split("/").at(-1)
    const wrongPaths = [
      `/my/${anna.reference}/${otherKey}`,
      `/my/${anna.reference}`,
      `/my/0000-0000/${otherKey}`,
      `/my/${anna.reference}/%00`,
      "/my/unknown/key",
    ]
    for (const path of wrongPaths) {
      const response = await open(path)
      const view = viewOf(await response.text())
      expect([response.status, view.getByRole("heading", { level: 1 }).textContent], path).toEqual([
        404,
        "This link is not valid",
      ])
      expect(view.text).not.toContain("Colombo airport")
    }
    const cancelResponse = await post(`${site.url}/my/${anna.reference}/${otherKey}/cancel`, {})
    expect(cancelResponse.status).toBe(404)
    expect((await viewAt(anna.pagePath)).text).toContain("We have your request")
  })

  it("is sent again to the address of the enquiry, and any other address has the same response", async () => {
    const { pagePath, reference } = await sendForm(site.url, "/contact", {
      ...CONTACT,
      email: "again@example.com",
    })
    const texts = []
    for (const email of ["stranger@example.com", "again@example.com"]) {
      const response = await submit("/my", { reference: reference.toLowerCase(), email })
      expect([response.status, response.headers.get("location")]).toEqual([303, "/my?sent"])
      texts.push((await viewAt("/my?sent")).text)
    }
    expect(new Set(texts).size).toBe(1)
    const isSent = (email: string) => email.replaceAll(/=\r?\n/g, "").includes(pagePath)
    await expect.poll(async () => (await site.emails()).filter(isSent).length, { timeout: 20_000 }).toBe(1)
    const [sent] = (await site.emails()).filter(isSent)
    expect(sent).toMatch(/^To: again@example\.com/im)
  })

  it("has a form whose field errors keep the submitted texts", async () => {
    const response = await submit("/my", { reference: "7K4M", email: "again@" })
    const view = viewOf(await response.text())
    expect(response.status).toBe(422)
    expect(view.text).toContain("Enter the reference, like 7K4M-2Q9T")
    expect([view.value("reference"), view.value("email")]).toEqual(["7K4M", "again@"])
  })

  it("is limited by the client's address", async () => {
    const limitedSite = await openSite()
    const statuses = new Set<number>()
    for (let request = 0; request <= PAGE_LIMITS.perMinute; request++)
      statuses.add((await fetch(`${limitedSite.url}/my/0000-0000/key`)).status)
    expect(statuses).toEqual(new Set([404, 429]))
    const last = await fetch(`${limitedSite.url}/my/0000-0000/key`)
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(await last.text()).toContain("Too many pages in a short time")
    await limitedSite.remove()
  })
})

describe("an offer", () => {
  it("is read, accepted, and seen by the office", async () => {
    const sentForm = await sendBooking(site.url)
    const office = officePageOf(owner, sentForm)
    const offerResponse = await office.offer(inDays(3))
    expect(offerResponse.status).toBe(303)
    const view = await viewAt(sentForm.pagePath)
    expect(view.text).toContain("We made you an offer.")
    expect(view.text).toContain("This offer is valid until")
    const acceptResponse = await accept(sentForm.pagePath, view.value("revision"))
    expect(acceptResponse.headers.get("location")).toBe(`${sentForm.pagePath}?done=accepted`)
    expect((await viewAt(sentForm.pagePath)).text).toContain("You accepted our offer.")
    expect((await office.open()).text).toContain("The visitor accepted this on")
    const row = viewOf(await (await owner.open("/office/enquiries")).text()).one(
      `[id="${sentForm.reference}"]`,
    )
    expect(row.textContent).toContain("Visitor wrote")
  })

  it("is not accepted after it was withdrawn", async () => {
    const sentForm = await sendBooking(site.url)
    const office = officePageOf(owner, sentForm)
    await office.offer()
    const revision = (await viewAt(sentForm.pagePath)).value("revision")
    expect((await office.withdraw()).status).toBe(303)
    const response = await accept(sentForm.pagePath, revision)
    const view = viewOf(await response.text())
    expect(response.status).toBe(409)
    expect(view.text).toContain("We withdrew this offer, so nothing was accepted.")
    expect((await office.open()).text).not.toContain("accepted this on")
  })

  it("is not accepted after a change, and the new offer is shown", async () => {
    const sentForm = await sendBooking(site.url)
    const office = officePageOf(owner, sentForm)
    await office.offer()
    const revision = (await viewAt(sentForm.pagePath)).value("revision")
    await office.withdraw()
    await office.offer(inDays(2))
    const response = await accept(sentForm.pagePath, revision)
    const view = viewOf(await response.text())
    expect(response.status).toBe(409)
    expect(view.text).toContain("We changed this offer after you opened the page")
    expect(Number(view.value("revision"))).toBeGreaterThan(Number(revision))
  })

  it("is not made with a validity in the past", async () => {
    const sentForm = await sendBooking(site.url)
    const refused = await officePageOf(owner, sentForm).offer("2026-01-01T09:00")
    const view = viewOf(await refused.text())
    expect(refused.status).toBe(422)
    expect(view.text).toContain("Choose a time that is still to come")
    expect(view.value("valid-until")).toBe("2026-01-01T09:00")
  })
})

describe("a booking", () => {
  it("has a visitor's request for a change in its history", async () => {
    const sentForm = await sendBooking(site.url)
    const empty = await submit(sentForm.pagePath, { act: "ask", text: " " })
    expect(empty.status).toBe(422)
    expect(viewOf(await empty.text()).text).toContain("Write what we should change")
    const response = await submit(sentForm.pagePath, { act: "ask", text: "Two child seats, please" })
    expect(response.headers.get("location")).toBe(`${sentForm.pagePath}?done=asked`)
    const { text } = await officePageOf(owner, sentForm).open()
    expect(text).toContain("Two child seats, please")
    const isNotice = (email: string) => email.includes(`Subject: Wrote a message: ${sentForm.reference}`)
    await expect.poll(async () => (await site.emails()).some(isNotice), { timeout: 20_000 }).toBe(true)
  })

  it("changes nothing without a valid form token, and keeps the submitted texts", async () => {
    const sentForm = await sendBooking(site.url)
    const response = await post(site.url + sentForm.pagePath, {
      act: "ask",
      text: "A van, please",
      form_token: "x.y",
    })
    expect(response.status).toBe(422)
    expect(viewOf(await response.text()).value("text")).toBe("A van, please")
    expect((await officePageOf(owner, sentForm).open()).text).not.toContain("A van, please")
  })

  it("is cancelled after a confirmation, and its vehicle is free again", async () => {
    const sentForm = await sendBooking(site.url)
    const office = officePageOf(owner, sentForm)
    expect((await office.confirm()).status).toBe(303)
    expect((await viewAt(sentForm.pagePath)).text).toContain("Your booking is confirmed.")
    const file = await open(`${sentForm.pagePath}/calendar.ics`)
    expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8")
    expect(await file.text()).toContain("STATUS:CONFIRMED\r\n")
    expect((await viewAt(`${sentForm.pagePath}/cancel`)).text).toContain("Cancel this booking?")
    const cancelResponse = await submit(`${sentForm.pagePath}/cancel`, { reason: "Our flight is cancelled" })
    expect(cancelResponse.headers.get("location")).toBe(`${sentForm.pagePath}?done=cancelled`)
    const { text } = await office.open()
    expect(text).toContain("Cancelled")
    expect(text).toContain("Our flight is cancelled")
  })

  it("is not cancelled after its pick-up", async () => {
    const past = { pick_up_time_date: inDays(-2), return_time_date: inDays(5) }
    const sentForm = await sendForm(site.url, "/home", { ...ENQUIRY, ...past })
    const response = await post(`${site.url}${sentForm.pagePath}/cancel`, {
      form_token: tokenIn(await (await open(`${sentForm.pagePath}/erase`)).text()),
      reason: "",
    })
    expect(response.status).toBe(409)
    expect(viewOf(await response.text()).text).toContain("The pick-up time has passed")
    expect((await open(sentForm.pagePath)).status).toBe(200)
  })

  it("is not erased while its rental is confirmed; afterwards it is, and its link becomes invalid", async () => {
    const sentForm = await sendBooking(site.url)
    const office = officePageOf(owner, sentForm)
    await office.confirm()
    const rejectionResponse = await submit(`${sentForm.pagePath}/erase`)
    expect(rejectionResponse.status).toBe(409)
    expect(viewOf(await rejectionResponse.text()).text).toContain(
      "Your rental is confirmed and has not ended",
    )
    await submit(`${sentForm.pagePath}/cancel`)
    const eraseResponse = await submit(`${sentForm.pagePath}/erase`)
    expect(eraseResponse.headers.get("location")).toBe("/my?erased")
    const gone = await open(sentForm.pagePath)
    expect(gone.status).toBe(410)
    expect(await gone.text()).toContain("This link is no longer valid")
    expect((await office.open()).text).not.toContain(BOOKING.email)
  })
})

describe("the agreement", () => {
  it("is filled in with the booking of a link", async () => {
    const sentForm = await sendBooking(site.url)
    const [path = ""] = (await viewAt(sentForm.pagePath)).hrefs("/agreement?from=")
    const response = await open(path)
    const { text } = viewOf(await response.text())
    expect(response.headers.get("cache-control")).toBe("no-store")
    for (const value of [
      sentForm.reference,
      "Ms Zenobia Quagmire",
      BOOKING.email,
      "Dambulla",
      "17",
      "389,300.00",
    ])
      expect(text).toContain(value)
    expect(text).not.toContain("Specimen")
  })

  it("has the requested terms again after an offer was withdrawn, and so has the page of the visitor", async () => {
    const sentForm = await sendBooking(site.url)
    const office = officePageOf(owner, sentForm)
    await office.offer()
    expect((await office.withdraw()).status).toBe(303)
    const page = await viewAt(sentForm.pagePath)
    expect(page.text).toContain("LKR 389,300.00")
    const response = await open(page.hrefs("/agreement?from=")[0] ?? "")
    expect(response.status).toBe(200)
    expect(viewOf(await response.text()).text).toContain("389,300.00")
  })

  it("is not shown for a wrong link", async () => {
    const response = await open("/agreement?from=0000-0000.key")
    expect(response.status).toBe(404)
    expect(await response.text()).toContain("This link is not valid")
  })

  it("is a specimen without a link, the same for all visitors", async () => {
    const response = await open("/agreement")
    expect(response.headers.get("cache-control")).not.toBe("no-store")
    expect(viewOf(await response.text()).text).toContain("Specimen")
  })
})
