import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { inDays } from "#tests/support/colombo-days.ts"
import { textOf, type View, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import {
  bookingFrom,
  changeBooking,
  changeState,
  confirmBooking,
  enquiryFrom,
  pageWithTemplate,
  rejectedForm,
} from "./booking-pages.ts"
import { fieldsAt, fieldsIn } from "./form-fields.ts"
import { CONTACT, VAN } from "./visitor-forms.ts"

let site: Site
let owner: StaffBrowser
beforeAll(async () => {
  site = await openSite()
  owner = await firstOwnerAt(site)
})
afterAll(() => site.remove())

// Each test uses its own days, so that its bookings do not conflict with those of other tests.
let firstDayFromNow = 40
beforeEach(() => {
  firstDayFromNow += 40
})
/** 9 am on a day of this test, as a form submits it. */
const day = (number: number) => inDays(firstDayFromNow + number)

const book = () => bookingFrom(site, owner, { pick_up_time_date: day(0), return_time_date: day(17) })
/** A booking that was confirmed with its email. */
async function bookConfirmed(): Promise<string> {
  const enquiry = await book()
  expect((await confirmBooking(owner, enquiry, { act: "email" })).status).toBe(303)
  return enquiry
}

const open = async (path: string): Promise<View> => viewOf(await (await owner.open(path)).text())
/** The page after a button, without scripts. Follows a redirect. */
async function submitAct(enquiry: string, act: string, fields: Record<string, string> = {}): Promise<View> {
  const response = await owner.submit(enquiry, { ...(await fieldsAt(owner, enquiry)), act, ...fields })
  const target = redirectTarget(response)
  return target ? open(target) : viewOf(await response.text())
}
const UNANNOUNCED_CHANGE =
  /The (booking was \w+|customer did not come)[^.]+\. (The customer has|They have) not been told\./
const unannouncedChangeOn = ({ text }: View) => text.match(UNANNOUNCED_CHANGE)?.[1] ?? null
const section = (page: View, name: string) => viewOf(page.getByRole("region", { name }))

describe("the page of a booking with a change that was not sent to the customer", () => {
  it("reports it beside the saved return until an answer follows, and inserts a text about the change", async () => {
    const enquiry = await bookConfirmed()
    expect(unannouncedChangeOn(await open(enquiry))).toBeNull()
    const savedView = await submitAct(enquiry, "return-agreed", { "new-return-at": day(18) })
    expect(unannouncedChangeOn(section(savedView, "The booking"))).toBe("booking was changed")
    const replyView = await submitAct(enquiry, "tell", { template: "de quote" })
    expect(replyView.value("subject")).toMatch(/^Geändert: Ihre Anfrage/)
    expect(replyView.value("template")).toBe("de changed")
    expect((await submitAct(enquiry, "tell")).value("text")).toContain(
      "has changed. This is how it stands now:",
    )
    const button = section(replyView, "The booking").getByRole("button", { name: "Write to the customer" })
    expect(button.getAttribute("formaction")).toBe("#text")
    const typed = await submitAct(enquiry, "tell", { text: "Dear <Zenobia>" })
    expect(typed.value("text")).toBe("Dear <Zenobia>")
    const replaced = viewOf(
      await (await owner.submit(enquiry, { ...fieldsIn(typed), act: "replace-text" })).text(),
    )
    expect(replaced.value("text")).toContain("your booking")
    await submitAct(enquiry, "save", { note: "He will call" })
    expect(unannouncedChangeOn(await open(enquiry))).toBe("booking was changed")
    expect(unannouncedChangeOn(await submitAct(enquiry, "telephone"))).toBeNull()
    expect((await submitAct(enquiry, "tell", { text: "Mine" })).value("text")).toBe("Mine")
  })

  it("reports it after a confirmation without an email, after changed terms, and after terms changed since an answer", async () => {
    const confirmedWithoutEmail = await book()
    expect((await confirmBooking(owner, confirmedWithoutEmail)).status).toBe(303)
    expect(unannouncedChangeOn(await open(confirmedWithoutEmail))).toBe("booking was confirmed")
    expect((await submitAct(confirmedWithoutEmail, "tell")).value("text")).toContain(
      "Your booking is confirmed",
    )
    const answered = await book()
    expect((await changeBooking(owner, answered, { "charge-night": "2000" })).status).toBe(303)
    expect(unannouncedChangeOn(await open(answered))).toBeNull()
    await submitAct(answered, "whatsapp", { text: "LKR 389,300" })
    expect((await changeBooking(owner, answered, { "charge-night": "3000" })).status).toBe(303)
    expect(unannouncedChangeOn(await open(answered))).toBe("booking was changed")
    expect((await submitAct(answered, "tell")).value("text")).toContain("Shall we keep the vehicle for you?")
  })

  it("reports it beside the saved status of a booking that is cancelled or whose customer did not come", async () => {
    for (const [state, expectedChange] of [
      ["cancelled", "booking was cancelled"],
      ["noShow", "customer did not come"],
    ] as const) {
      const enquiry = await bookConfirmed()
      const savedView = await submitAct(enquiry, "save", { state, note: "She wrote" })
      const status = section(savedView, "Status and note")
      expect(unannouncedChangeOn(status)).toBe(expectedChange)
      expect(status.text).toContain("Saved.")
      expect(section(savedView, "Answer").text).not.toContain("Saved.")
      expect(unannouncedChangeOn(section(savedView, "The booking"))).toBeNull()
      expect(unannouncedChangeOn(section(await open(enquiry), "The booking"))).toBe(expectedChange)
      expect((await submitAct(enquiry, "tell")).value("text")).toContain("is cancelled, and the vehicle")
      const afterEmail = await submitAct(enquiry, "email", {
        subject: "Cancelled",
        text: "Your booking is cancelled",
      })
      expect(unannouncedChangeOn(afterEmail)).toBeNull()
    }
  })

  it("refuses a text that contradicts the status of the booking", async () => {
    const enquiry = await book()
    for (const template of ["en changed", "en cancelled"]) {
      expect((await pageWithTemplate(owner, enquiry, template)).text).toContain(
        "This text does not fit the status of the booking.",
      )
    }
    expect((await submitAct(enquiry, "use-template", { template: "", text: "Mine" })).text).toContain(
      "Choose a text to start with",
    )
    await changeState(owner, enquiry, { state: "cancelled", note: "She wrote" })
    expect((await pageWithTemplate(owner, enquiry, "en cancelled")).value("text")).toContain("is cancelled")
  })
})

describe("a recorded answer that was not sent", () => {
  it("can be taken back with the status, and both stay in the history", async () => {
    const enquiry = await book()
    const answered = await submitAct(enquiry, "whatsapp", { text: "Dear <Zenobia>" })
    expect(answered.value("state")).toBe("contacted")
    expect(section(answered, "Answer").text).toContain("It did not open? Open WhatsApp with this text")
    expect(section(answered, "Answer").getByRole("button", { name: "It was not sent" })).toBeDefined()
    const back = viewOf(
      await (await owner.submit(enquiry, { ...fieldsIn(answered), act: "not-sent" })).text(),
    )
    expect(back.value("state")).toBe("new")
    expect(back.value("text")).toBe("Dear <Zenobia>")
    expect(back.text).toContain("Taken back. It does not count as an answer.")
    const history = section(back, "What was done")
    expect(history.text).toContain("Nimal: the answer by WhatsApp was not sent. Nimal: Contacted to New.")
    expect(history.text).toContain("Nimal answered by WhatsApp.")
    const twice = await owner.submit(enquiry, { ...(await fieldsAt(owner, enquiry)), act: "not-sent" })
    expect(twice.status).toBe(409)
    expect((await rejectedForm(twice)).errors).toContain("Somebody else changed this enquiry")
  })

  it("leaves a confirmed booking confirmed when it is taken back, and the change is reported again", async () => {
    const enquiry = await bookConfirmed()
    await submitAct(enquiry, "return-agreed", { "new-return-at": day(18) })
    expect(unannouncedChangeOn(await submitAct(enquiry, "sms", { text: "A day later" }))).toBeNull()
    const back = await submitAct(enquiry, "not-sent")
    expect(unannouncedChangeOn(back)).toBe("booking was changed")
    expect(back.value("state")).toBe("confirmed")
  })

  it("is not taken back over a change of a colleague", async () => {
    const enquiry = await book()
    const answered = await submitAct(enquiry, "telephone")
    await changeState(owner, enquiry, { state: "contacted", note: "A colleague" })
    const staleResponse = await owner.submit(enquiry, { ...fieldsIn(answered), act: "not-sent" })
    expect(staleResponse.status).toBe(409)
    expect((await open(enquiry)).value("state")).toBe("contacted")
  })
})

describe("the steps of a booking", () => {
  it("are to open it again after it ended, and to confirm or cancel it before", async () => {
    const enquiry = await book()
    const active = await open(enquiry)
    expect(active.getByRole("button", { name: "Use this text" })).toBeDefined()
    for (const name of ["Confirm", "Answer", "Change status", "Change the booking"]) {
      expect(active.getByRole("link", { name })).toBeDefined()
    }
    const cancelling = await submitAct(enquiry, "choose-cancelled", { text: "Dear <Zenobia>" })
    expect(cancelling.value("state")).toBe("cancelled")
    expect(cancelling.value("text")).toBe("Dear <Zenobia>")
    expect((await open(enquiry)).value("state")).toBe("new")
    await changeState(owner, enquiry, { state: "cancelled", note: "She wrote" })
    const ended = await open(enquiry)
    expect(ended.getByRole("button", { name: "Open it again" })).toBeDefined()
    expect(ended.queryByRole("link", { name: /^Confirm|Change the booking|calendar$/ })).toBeNull()
    expect(ended.queryByRole("button", { name: /Cancel the booking|price|Offer/ })).toBeNull()
    expect(ended.queryByLabelText("New return day and time")).toBeNull()
  })

  it("report errors and results in the section of the button", async () => {
    const enquiry = await book()
    const withoutReason = await submitAct(enquiry, "save", { state: "cancelled" })
    const errorsIn = (page: View, name: string) => section(page, name).queryAllByRole("alert").map(textOf)
    expect(errorsIn(withoutReason, "Status and note")[0]).toContain("Write the reason in the note")
    expect(errorsIn(withoutReason, "Answer")).toEqual([])
    const withoutText = await submitAct(enquiry, "email")
    expect(errorsIn(withoutText, "Answer")[0]).toContain("Write a message to the visitor")
    expect(errorsIn(withoutText, "Status and note")).toEqual([])
    const badReturn = await submitAct(enquiry, "return-agreed", { "new-return-at": day(-1) })
    expect(errorsIn(badReturn, "The booking")).toHaveLength(1)
    expect(errorsIn(badReturn, "Answer")).toEqual([])
  })

  it("do not offer a booking to cancel for a message", async () => {
    const enquiry = await enquiryFrom(site, owner, "/contact", CONTACT)
    const page = await open(enquiry)
    expect(page.queryByRole("button", { name: "Cancel the booking" })).toBeNull()
    expect(page.queryByRole("link", { name: /^Confirm/ })).toBeNull()
  })
})

describe("the places of a booking", () => {
  it("are shown as missing if none was given", async () => {
    const days = { "pick-up-at": day(0), "return-at": day(3), "vehicle-0": VAN.id, "units-0": "1" }
    const customer = { name: "Sepali", contact_number: "071 555 0143", source: "telephone" }
    const form = await fieldsOfNewBooking()
    const saveResponse = await owner.submit("/office/bookings/new", {
      ...form,
      ...customer,
      ...days,
      act: "save",
    })
    expect(section(await open(redirectTarget(saveResponse) ?? ""), "The booking").text).toMatch(
      /Pick up [^,]+, 9:00 am No place given Return [^,]+, 9:00 am No place given/,
    )
  })
})

async function fieldsOfNewBooking(): Promise<Record<string, string>> {
  const page = await open("/office/bookings/new")
  return { "form-key": page.value("form-key") }
}
