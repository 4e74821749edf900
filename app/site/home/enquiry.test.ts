import { within } from "@testing-library/dom"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { ENQUIRY_TABS } from "#domain/enquiry/rental-enquiry.ts"
import { textOf, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { type Answer, formRequest, visit } from "#tests/support/visit.tsx"
import * as home from "./route.tsx"

const ORIGIN = "https://www.example.lk"

// The tests' clock stands at 21 November 2026, 9:00 am in Sri Lanka.
const ANSWERS = {
  tab: "airport",
  pick_up_location: "Bandaranaike Airport",
  return_location: "Dambulla",
  pick_up_time_date: "2026-12-12T09:00",
  return_time_date: "2026-12-25T18:30",
  vehicle_type: "van",
  contact_number: "+94 77 123 4567",
  email: "anna@example.com",
  way_type: "both_way",
}

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
beforeEach(() => {
  site.service.received.length = 0
  site.service.answerWith("ok")
})
afterAll(() => site.close())

const at = (request: Request) => visit(site.ports, ["/home", home], request)
const open = (address: string) => at(new Request(ORIGIN + address))
const tokenOf = ({ view }: Answer) => view.value("form_token")

function submit(changes: Record<string, string> = {}, address = "/home"): Promise<Answer> {
  const form_token = site.ports.formGuard.issue()
  return at(formRequest(ORIGIN + address, { ...ANSWERS, form_token, website: "", ...changes }))
}

async function follow(answer: Answer): Promise<Answer> {
  expect(answer.status).toBe(303)
  return open(answer.headers.get("location") ?? "")
}

const radios = ({ view }: Answer, name: string) =>
  view.all(`input[type="radio"][name="${name}"]`) as HTMLInputElement[]
const chosenTabs = (answer: Answer) => radios(answer, "tab").flatMap((tab) => (tab.checked ? tab.value : []))
const panelOf = ({ view }: Answer) => view.one("#enq")
const fieldsOf = (answer: Answer, names: readonly string[]) => names.map((name) => answer.view.value(name))

describe("the enquiry, as it is opened", () => {
  it("has five tabs, of which none is chosen, in the layout of SELF DRIVE", async () => {
    const page = await open("/home")
    const tabs = radios(page, "tab").map(({ value }) => value)
    expect(tabs).toEqual(["self_drive", "with_drive", "airport", "wedding_events", "limousine"])
    expect(chosenTabs(page)).toEqual([])
    expect(panelOf(page).dataset.chosen).toBe("self_drive")
  })

  it.each(ENQUIRY_TABS)("at ?tab=%s has that tab chosen", async (tab) => {
    const page = await open(`/home?tab=${tab}`)
    expect(chosenTabs(page)).toEqual([tab])
    expect(panelOf(page).dataset.chosen).toBe(tab)
  })

  it("takes a tab that there is not for none", async () => {
    const page = await open("/home?tab=helicopter")
    expect(chosenTabs(page)).toEqual([])
    expect(panelOf(page).dataset.chosen).toBe("self_drive")
  })

  it("names the services and the two buttons in the fixed words", async () => {
    const words = (await open("/home")).view.text
    for (const title of [
      "SELF DRIVE",
      "WITH DRIVER",
      "AIRPORT TRANSFER",
      "WEDDING & EVENTS",
      "LIMOUSINE SERVICES",
    ]) {
      expect(words).toContain(title)
    }
    expect(words).toContain("Booking Request a Vehicle")
  })

  it("asks for one way or both with weddings and events only", async () => {
    const page = await open("/home")
    expect(radios(page, "way_type").map(({ value }) => value)).toEqual(["one_way", "both_way"])
    expect(page.view.one("#enquiry-way_type").dataset.for).toBe("wedding_events")
  })

  it("offers car, van and bus, and none of them at first", async () => {
    const { view } = await open("/home")
    const types = view.getByRole("combobox", { name: "Vehicle type" })
    expect(textOf(types)).toBe("Select Vehicle Type Car Van Bus")
    expect(view.value("vehicle_type")).toBe("")
  })

  it("has the place that a guide was about as the place of return, and says why", async () => {
    const page = await open("/home?to=nuwara-eliya")
    expect(fieldsOf(page, ["pick_up_location", "return_location"])).toEqual(["", "Nuwara Eliya"])
    expect(page.view.text).toContain("You came from our guide to Nuwara Eliya.")
  })

  it("has no place of return for a guide that there is not", async () => {
    const page = await open("/home?to=%00atlantis")
    expect(page.view.value("return_location")).toBe("")
  })

  it("suggests the 36 places of the guides, the airports and the office for both locations", async () => {
    const { view } = await open("/home")
    const list = view.one('[name="pick_up_location"]').getAttribute("list")
    expect(view.one('[name="return_location"]').getAttribute("list")).toBe(list)
    const names = view
      .all(`datalist[id="${list}"] option`)
      .map((option) => option.getAttribute("value") ?? "")
    expect(new Set(names).size).toBe(36 + 5)
    expect(names).toContain("Ella")
    expect(names.filter((name) => /airport|office/i.test(name))).toHaveLength(5)
  })

  it("may be kept by no cache, because its token is for one visitor", async () => {
    const [first, second] = [await open("/home"), await open("/home")]
    expect(first.headers.get("cache-control")).toBe("private, no-cache")
    expect(tokenOf(first)).not.toBe(tokenOf(second))
  })
})

describe("an enquiry with faults", () => {
  const LONG = "x".repeat(201)
  it.each([
    ["pick_up_location", "", "Enter your pick-up location"],
    ["pick_up_location", " \t ", "Enter your pick-up location"],
    ["pick_up_location", LONG, "Shorten your pick-up location to 200 characters"],
    ["return_location", "", "Enter your return location"],
    ["return_location", LONG, "Shorten your return location to 200 characters"],
    ["pick_up_time_date", "", "Choose a pick-up date and time"],
    ["pick_up_time_date", "12/12/2026", "Enter the pick-up date and time in this form: 2026-12-25T09:00"],
    [
      "pick_up_time_date",
      "2026-02-30T09:00",
      "Enter the pick-up date and time in this form: 2026-12-25T09:00",
    ],
    ["pick_up_time_date", "2031-01-01T09:00", "Choose a pick-up date and time within the next three years"],
    ["return_time_date", "", "Choose a return date and time"],
    ["return_time_date", "tomorrow", "Enter the return date and time in this form: 2026-12-25T09:00"],
    ["return_time_date", "1999-01-01T09:00", "Choose a return date and time within the next three years"],
    ["vehicle_type", "", "Select a vehicle type"],
    ["vehicle_type", "tank", "Select a vehicle type"],
    ["contact_number", "", "Enter your contact number"],
    ["contact_number", "call me", "Enter a contact number that can be dialled, like +94 77 123 4567"],
    ["contact_number", "1".repeat(41), "Shorten your contact number to 40 characters"],
    ["email", "", "Enter your email address"],
    ["email", "anna.example.com", "Enter an email address like name@example.com"],
    ["email", `${"a".repeat(250)}@example.com`, "Shorten your email address to 254 characters"],
    ["tab", "helicopter", "Choose one of the five services"],
    ["way_type", "sideways", "Choose one way or both ways"],
  ])("in %s (%s) says: %s", async (name, value, words) => {
    const page = await submit({ [name]: value })
    expect(page.status).toBe(422)
    const link = within(page.view.getByRole("alert")).getByRole("link", { name: words })
    expect(link.getAttribute("href")).toBe(`#enquiry-${name}`)
    expect(page.page?.title).toBe("Error: Rent Car Service - Home")
    expect(site.service.received).toEqual([])
  })

  it.each(["pick_up_location", "return_location", "vehicle_type", "contact_number", "email"])(
    "in %s says so beside the control too, and points to it",
    async (name) => {
      const { view } = await submit({ [name]: "" })
      const control = view.one(`[name="${name}"]`)
      expect(control.getAttribute("aria-invalid")).toBe("true")
      expect(view.descriptionOf(control)).toContain("Error: ")
    },
  )

  it("are all told at once, in the order of the fields", async () => {
    const empty = Object.fromEntries(Object.keys(ANSWERS).map((name) => [name, ""]))
    const { view } = await submit(empty)
    const fields = view.hrefs("#enquiry-").map((href) => href.replace("#enquiry-", ""))
    expect(fields).toEqual([
      "pick_up_location",
      "return_location",
      "pick_up_time_date",
      "return_time_date",
      "vehicle_type",
      "contact_number",
      "email",
    ])
  })

  it("is shown again with every answer as it was typed", async () => {
    const page = await submit({ email: 'not "an" <email>' })
    expect(chosenTabs(page)).toEqual(["airport"])
    const { tab: _tab, way_type: _way, ...typed } = { ...ANSWERS, email: 'not "an" <email>' }
    expect(fieldsOf(page, Object.keys(typed))).toEqual(Object.values(typed))
  })

  it("is shown above the list that was there", async () => {
    const page = await submit({ email: "" }, "/home?q=coaster")
    expect(page.view.text).toContain("with “coaster” in the name")
    expect(panelOf(page).getAttribute("action")).toBe("/home?q=coaster#enquiry-outcome")
  })

  it("can be mended and sent", async () => {
    const wrong = await submit({ email: "" })
    const right = await at(formRequest(`${ORIGIN}/home`, { ...ANSWERS, form_token: tokenOf(wrong) }))
    expect((await follow(right)).view.text).toContain("Email sent successfully!")
  })
})

describe("an enquiry that is sent", () => {
  it("reaches the company as the fixed JSON", async () => {
    await submit({ tab: "wedding_events", way_type: "one_way" })
    expect(site.service.received.map(({ body }) => body)).toEqual([
      {
        pick_up_location: "Bandaranaike Airport",
        return_location: "Dambulla",
        pick_up_time_date: "2026-12-12T09:00",
        return_time_date: "2026-12-25T18:30",
        vehicle_type: "van",
        contact_number: "+94 77 123 4567",
        email: "anna@example.com",
        way_type: "one_way",
      },
    ])
  })

  it("leads back to an empty form that says so, with its reference", async () => {
    const sent = await submit()
    const [, reference] =
      /^\/home\?sent=([0-9A-Z]{4}-[0-9A-Z]{4})&tab=airport#sent$/.exec(sent.headers.get("location") ?? "") ??
      []
    expect(reference).toBeDefined()
    const page = await follow(sent)
    const message = textOf(page.view.getByRole("alert"))
    expect(message).toContain(`Email sent successfully! Your reference is ${reference}`)
    expect(fieldsOf(page, ["pick_up_location", "return_time_date", "vehicle_type", "email"])).toEqual([
      "",
      "",
      "",
      "",
    ])
    expect(chosenTabs(page)).toEqual(["airport"])
    expect(page.page?.title).toBe("Rent Car Service - Home")
  })

  it("is one enquiry, however often it is pressed", async () => {
    const form_token = tokenOf(await open("/home"))
    const again = () => at(formRequest(`${ORIGIN}/home`, { ...ANSWERS, form_token }))
    const submitted = [...(await Promise.all([again(), again(), again()])), await again()]
    expect(new Set(submitted.map(({ headers }) => headers.get("location"))).size).toBe(1)
    expect(site.service.received).toHaveLength(1)
  })

  it("shows no success for a reference that nobody was given", async () => {
    for (const reference of ["0000-0000", "<script>", ""]) {
      const page = await open(`/home?sent=${encodeURIComponent(reference)}`)
      expect(page.status).toBe(200)
      expect(page.view.text).not.toContain("Email sent successfully!")
    }
  })

  it.each([
    [
      "returns before it begins",
      "2026-12-12T09:00",
      "returnNotAfterPickUp",
      "The return you gave is not after the pick-up.",
    ],
    [
      "returns as it begins",
      "2026-12-12T09:00",
      "returnNotAfterPickUp",
      "The return you gave is not after the pick-up.",
    ],
    [
      "begins in the past",
      "2026-11-21T08:59",
      "pickUpInThePast",
      "The pick-up time you gave has passed in Sri Lanka.",
    ],
  ])("and %s is not refused, but remarked on", async (_, pick_up_time_date, remark, words) => {
    const sent = await submit({ tab: "limousine", pick_up_time_date, return_time_date: "2026-12-12T09:00" })
    expect(sent.headers.get("location")).toContain(`&remark=${remark}#sent`)
    const page = await follow(sent)
    expect(page.view.text).toContain(words)
  })

  it("beginning this very minute is not remarked on", async () => {
    const sent = await submit({ pick_up_time_date: "2026-11-21T09:00" })
    expect(sent.headers.get("location")).not.toContain("remark")
  })

  it("makes no remark that an address made up", async () => {
    const { view } = await open("/home?remark=pickUpInThePast")
    expect(view.text).not.toContain("has passed in Sri Lanka")
  })
})

describe("an enquiry that cannot be delivered", () => {
  beforeEach(() => site.service.answerWith("503"))

  it("is answered with the fixed words and the reference under which it is kept", async () => {
    const page = await submit()
    expect(page.status).toBe(502)
    const outcome = viewOf(page.view.getByRole("alert"))
    const message = outcome.text
    expect(message).toMatch(
      /Failed to send email\. Please try again\. Your request is saved under the reference [0-9A-Z]{4}-[0-9A-Z]{4} ?\./,
    )
    expect(message).toContain("Call +94")
    expect(outcome.hrefs("https://wa.me/")).toHaveLength(1)
  })

  it("keeps everything that was typed", async () => {
    const page = await submit()
    expect(fieldsOf(page, ["pick_up_location", "vehicle_type", "email"])).toEqual([
      "Bandaranaike Airport",
      "van",
      "anna@example.com",
    ])
  })

  it("is the same request when it is tried again", async () => {
    const failed = await submit()
    const [reference] = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(failed.view.text) ?? []
    site.service.answerWith("ok")
    const form_token = tokenOf(failed)
    const sent = await at(formRequest(`${ORIGIN}/home`, { ...ANSWERS, form_token }))
    expect(sent.headers.get("location")).toBe(`/home?sent=${reference}&tab=airport#sent`)
    expect(new Set(site.service.received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
  })

  it("is not said to be sent by the address of its reference", async () => {
    const failed = await submit()
    const [reference] = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(failed.view.text) ?? []
    expect((await open(`/home?sent=${reference}`)).view.text).not.toContain("Email sent successfully!")
  })

  it("shows the remark on its dates while it is on the page", async () => {
    const page = await submit({ return_time_date: "2026-12-01T09:00" })
    expect(page.view.text).toContain("The return is not after the pick-up. Please check both times.")
  })
})

describe("an enquiry that may be a robot's", () => {
  it.each([
    ["the trap filled in", { website: "https://spam.example" }, "A hidden field was filled in"],
    ["a forged token", { form_token: "eyJrIjoiMSJ9.forged" }, "We couldn't verify this page."],
    ["no token", { form_token: "" }, "We couldn't verify this page."],
  ])("with %s is not sent, says why, and goes when it is pressed again", async (_, changes, words) => {
    const page = await submit(changes)
    expect(page.status).toBe(422)
    expect(page.view.text).toContain(`Failed to send email. Please try again. ${words}`)
    expect(page.view.value("pick_up_location")).toBe("Bandaranaike Airport")
    expect(page.view.value("website")).toBe("")
    expect(site.service.received).toEqual([])
    const again = await at(formRequest(`${ORIGIN}/home`, { ...ANSWERS, form_token: tokenOf(page) }))
    expect(again.status).toBe(303)
  })

  it("with faults as well is told of the faults", async () => {
    const page = await submit({ website: "https://spam.example", email: "" })
    expect(page.status).toBe(422)
    expect(page.view.text).toContain("There is a problem")
    expect(page.view.text).not.toContain("Failed to send email")
  })
})

describe("an enquiry in a hurry", () => {
  let careful: TestPorts
  beforeEach(async () => {
    careful = await openPorts({ formMinimumSeconds: 3, rateLimits: { perMinute: 1, perHour: 30 } })
  })
  afterEach(() => careful.close())
  const visitCareful = (request: Request) => visit(careful.ports, ["/home", home], request)
  const submitWith = (form_token: string) =>
    visitCareful(formRequest(`${ORIGIN}/home`, { ...ANSWERS, form_token }))

  it("that is quicker than a person is asked for a second press, and then goes", async () => {
    const first = await submitWith(tokenOf(await visitCareful(new Request(`${ORIGIN}/home`))))
    expect(first.status).toBe(422)
    expect(first.view.text).toContain("The form was sent unusually fast.")
    expect((await submitWith(tokenOf(first))).status).toBe(303)
  })

  it("after many others is told how long to wait, with everything kept", async () => {
    for (const expected of [303, 429]) {
      const token = tokenOf(await visitCareful(new Request(`${ORIGIN}/home`)))
      careful.passSeconds(4)
      const page = await submitWith(token)
      expect(page.status).toBe(expected)
      if (expected === 303) continue
      expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0)
      expect(page.view.text).toMatch(
        /Failed to send email\. Please try again\. We received many requests .* in 1 minute\./,
      )
      expect(page.view.value("email")).toBe("anna@example.com")
    }
  })
})
