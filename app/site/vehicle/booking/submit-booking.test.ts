import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { rupees } from "#domain/money.ts"
import { brokenCatalogue } from "#tests/support/catalogues.ts"
import { textOf, type View, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { type Answer, formRequest, visit } from "#tests/support/visit.tsx"
import * as vehicle from "../route.tsx"

const ORIGIN = "https://www.example.lk"
const VAN = "/cars/toyota-kdh-hi-roof-van-14-seater"
const NAME = "Toyota KDH Hi-Roof Van 14 Seater"

// The tests' clock stands at 21 November 2026, 9:00 am in Sri Lanka. 17 days with a driver.
const ANSWERS = {
  pick_up_location: "Bandaranaike Airport",
  return_location: "Dambulla",
  pick_up_time_date: "2027-01-10T09:00",
  return_time_date: "2027-01-27T09:00",
  "service_need-a-driver": "yes",
  "quantity_need-a-driver": "17",
  person_title: "Ms",
  first_name: "Anna",
  last_name: "Perera",
  contact_number: "+94 77 123 4567",
  email: "anna@example.com",
  agent: "Office 2",
}
const TOTAL_SEEN = "38930000"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
beforeEach(() => {
  site.lines.length = 0
  site.service.received.length = 0
  site.service.answerWith("ok")
})
afterAll(() => site.close())

const at = (request: Request, catalogue: Catalogue = site.ports.catalogue) =>
  visit({ ...site.ports, catalogue }, ["/cars/:slug", vehicle], request)

function submit(
  step: string,
  changes: Record<string, string> = {},
  { path = VAN, catalogue }: { path?: string; catalogue?: Catalogue } = {},
): Promise<Answer> {
  const form_token = site.ports.formGuard.issue()
  return at(formRequest(ORIGIN + path, { ...ANSWERS, form_token, website: "", step, ...changes }), catalogue)
}

/** The catalogue after an edit of its vehicles. */
function changedCatalogue(seeded: Catalogue, change: (vehicle: Vehicle) => Vehicle): Catalogue {
  return {
    vehicles: (signal) => seeded.vehicles(signal),
    categories: (signal) => seeded.categories(signal),
    services: (signal) => seeded.services(signal),
    retired: (signal) => seeded.retired(signal),
    vehicle: async (id, signal) => {
      const answer = await seeded.vehicle(id, signal)
      return answer.ok ? { ok: true, value: change(answer.value) } : answer
    },
  }
}

/** The rows of the price but for its head. */
const rowsOf = ({ view }: Answer) =>
  viewOf(view.getByRole("table", { name: "What the hire costs" }))
    .all("tr")
    .slice(1)
    .map(textOf)
const totalOf = (answer: Answer) => rowsOf(answer).at(-1)
const isAsking = ({ view }: Answer) =>
  view.queryAllByRole("heading", { name: "Is this right?" }).some(({ id }) => id === "reservation-outcome")
const hiddenOf = ({ view }: Answer) =>
  Object.fromEntries(
    (view.all('input[type="hidden"]') as HTMLInputElement[]).map(({ name, value }) => [name, value]),
  )
const isTicked = (view: View, name: string) => (view.one(`[name="${name}"]`) as HTMLInputElement).checked

describe("a vehicle without a rate for so long a hire", () => {
  const lacking: Catalogue = {
    vehicles: (signal) => site.ports.catalogue.vehicles(signal),
    categories: (signal) => site.ports.catalogue.categories(signal),
    services: (signal) => site.ports.catalogue.services(signal),
    retired: (signal) => site.ports.catalogue.retired(signal),
    vehicle: async (id, signal) => {
      const answer = await site.ports.catalogue.vehicle(id, signal)
      if (!answer.ok) return answer
      return { ok: true, value: { ...answer.value, rates: { ...answer.value.rates, twoWeeks: null } } }
    },
  }

  it("is asked for at a price on request, once the visitor has seen that it is", async () => {
    const asked = await submit("confirm", {}, { catalogue: lacking })
    expect(isAsking(asked)).toBe(true)
    expect(totalOf(asked)).toBe("Total Price on request")
    const { total_seen = "" } = hiddenOf(asked)
    const sent = await submit("send", { total_seen }, { catalogue: lacking })
    expect(sent.status).toBe(303)
    expect(site.service.received).toMatchObject([
      { body: { totalPrice: "Price on request", selectedServices: "Need a Driver: 17 days, LKR 93,500.00" } },
    ])
  })
})

describe("an extra that is not offered with this vehicle", () => {
  it("is refused in words, sends nothing, and loses nothing else", async () => {
    const { status, view } = await submit("send", { service_champagne: "yes", total_seen: TOTAL_SEEN })
    expect(status).toBe(422)
    expect(view.text).toContain("One of your extras is not available with this vehicle, so we removed it")
    expect(view.value("first_name")).toBe("Anna")
    expect(view.value("quantity_need-a-driver")).toBe("17")
    expect(view.all('[name="service_champagne"]')).toEqual([])
    expect(site.service.received).toEqual([])
  })
})

describe("'Update total', for those without scripts", () => {
  it("shows the price of what is filled in, and keeps it all", async () => {
    const answer = await submit("price", { email: "not yet", "service_roof-rack": "yes" })
    expect(answer.status).toBe(200)
    expect(rowsOf(answer)).toEqual([
      `${NAME}, 17 days 17 × LKR 17,400.00, the 2-week rate LKR 295,800.00`,
      "Need a Driver 17 days × LKR 5,500.00 LKR 93,500.00",
      "Roof Rack once LKR 4,000.00",
      "Total LKR 393,300.00",
    ])
    expect(answer.view.value("email")).toBe("not yet")
    expect(answer.view.value("person_title")).toBe("Ms")
    expect(isTicked(answer.view, "service_roof-rack")).toBe(true)
    expect(answer.view.text).not.toContain("There is a problem")
    expect(site.service.received).toEqual([])
  })

  it("stands in the page, and leads to the price", async () => {
    const { view } = await at(new Request(ORIGIN + VAN))
    const button = view.one('noscript button[value="price"]')
    expect(button.getAttribute("formaction")).toBe(`${VAN}#price`)
  })

  it("keeps the token of the form, so that it stays one form", async () => {
    const form_token = site.ports.formGuard.issue()
    const { view } = await submit("price", { form_token })
    expect(view.value("form_token")).toBe(form_token)
  })
})

describe("the longer stay that costs less, for those without scripts", () => {
  it("moves the return date and the driver's days, and keeps the rest", async () => {
    const days29 = { return_time_date: "2027-02-08T09:00", "quantity_need-a-driver": "29" }
    const answer = await submit("cheaper", days29)
    const { status, view } = answer
    expect(status).toBe(200)
    expect(view.value("return_time_date")).toBe("2027-02-09T09:00")
    expect(view.value("quantity_need-a-driver")).toBe("30")
    expect(view.value("first_name")).toBe("Anna")
    expect(totalOf(answer)).toBe("Total LKR 582,000.00")
  })

  it("changes nothing where there is none", async () => {
    const { view } = await submit("cheaper")
    expect(view.value("return_time_date")).toBe(ANSWERS.return_time_date)
  })
})

describe("'Book now'", () => {
  it("asks first: nothing is sent", async () => {
    const answer = await submit("confirm")
    expect(answer.status).toBe(200)
    expect(isAsking(answer)).toBe(true)
    expect(site.service.received).toEqual([])
  })

  it("shows everything that would be sent", async () => {
    const { view } = await submit("confirm")
    const words = textOf(view.one("#reserve"))
    expect(words).toContain(
      `Vehicle ${NAME} Pick up Bandaranaike Airport Sun 10 Jan 2027, 9:00 am Return Dambulla Wed 27 Jan 2027, 9:00 am ` +
        "Length 17 days Name Ms Anna Perera Contact +94 77 123 4567 anna@example.com Contacted Agent Office 2",
    )
    expect(words).toContain("Total LKR 389,300.00")
    expect(words).toContain("Rates are not valid for foreigners and may vary with demand or season.")
    expect(words).toContain("Cancel Confirm Booking")
  })

  it("carries the answers in hidden fields, and the total that it showed", async () => {
    const answer = await submit("confirm")
    expect(hiddenOf(answer)).toMatchObject({ ...ANSWERS, total_seen: TOTAL_SEEN })
    expect(answer.view.all("#reservation-title")).toEqual([])
  })

  it("writes no title before a name where it is 'Other'", async () => {
    expect((await submit("confirm", { person_title: "Other" })).view.text).toContain("Name Anna Perera")
  })

  it("is what a press without a step is taken for", async () => {
    expect(isAsking(await submit(""))).toBe(true)
    expect(isAsking(await submit("transfer-money"))).toBe(true)
  })

  it("can be taken back: the form is there again, filled in, with its token", async () => {
    const form_token = site.ports.formGuard.issue()
    const answer = await submit("edit", { form_token, total_seen: TOTAL_SEEN })
    const { status, view } = answer
    expect(status).toBe(200)
    view.getByRole("form", { name: "Reserve this vehicle" })
    for (const name of [
      "pick_up_location",
      "return_time_date",
      "quantity_need-a-driver",
      "email",
      "agent",
    ] as const) {
      expect(view.value(name)).toBe(ANSWERS[name])
    }
    expect(view.value("form_token")).toBe(form_token)
    expect(totalOf(answer)).toBe("Total LKR 389,300.00")
  })
})

describe("what is wrong with a reservation", () => {
  it.each([
    ["pick_up_location", "", "Enter your pick-up location"],
    ["pick_up_location", "x".repeat(201), "Shorten your pick-up location to 200 characters"],
    ["return_location", " ", "Enter your return location"],
    ["return_location", "x".repeat(201), "Shorten your return location to 200 characters"],
    ["pick_up_time_date", "", "Choose a pick-up date and time"],
    ["pick_up_time_date", "10 January", "Enter the pick-up date and time in this form: 2026-12-25T09:00"],
    [
      "pick_up_time_date",
      "2026-11-21T08:00",
      "Choose a pick-up date and time that is still to come in Sri Lanka",
    ],
    ["pick_up_time_date", "2035-01-10T09:00", "Choose a pick-up date and time within the next three years"],
    ["return_time_date", "", "Choose a return date and time"],
    ["return_time_date", "2027-02-30T09:00", "Enter the return date and time in this form: 2026-12-25T09:00"],
    [
      "return_time_date",
      "2020-01-10T09:00",
      "Choose a return date and time that is still to come in Sri Lanka",
    ],
    ["return_time_date", "2027-01-10T09:00", "Return must be after pick-up, Sun 10 Jan 2027, 9:00 am"],
    ["return_time_date", "2035-01-10T09:00", "Choose a return date and time within the next three years"],
    ["person_title", "", "Select your title"],
    ["person_title", "King", "Select your title"],
    ["first_name", "", "Enter your first name"],
    ["first_name", "x".repeat(81), "Shorten your first name to 80 characters"],
    ["last_name", "", "Enter your last name"],
    ["last_name", "x".repeat(81), "Shorten your last name to 80 characters"],
    ["contact_number", "", "Enter your contact number"],
    ["contact_number", "call me", "Enter a contact number that can be dialled, like +94 77 123 4567"],
    ["contact_number", "1".repeat(41), "Shorten your contact number to 40 characters"],
    ["email", "", "Enter your email address"],
    ["email", "anna.example.com", "Enter an email address like name@example.com"],
    ["email", `${"x".repeat(250)}@example.com`, "Shorten your email address to 254 characters"],
    ["agent", "Office 3", "Select the office you were in contact with, or none"],
  ])("with %s '%s' is told above the form and beside the field", async (name, value, words) => {
    for (const step of ["confirm", "send"]) {
      const { status, view, page } = await submit(step, { [name]: value, total_seen: TOTAL_SEEN })
      expect(status).toBe(422)
      expect(page?.title).toBe(`Error: Rent Car Service - ${NAME}`)
      const summary = viewOf(view.getByRole("alert"))
      expect(summary.hrefs().filter((href) => href === `#reservation-${name}`)).toHaveLength(1)
      expect(summary.text).toContain(words)
      const control = view.one(`[name="${name}"]`)
      expect(control.getAttribute("aria-invalid")).toBe("true")
      expect(view.descriptionOf(control)).toContain(words)
      if (control.tagName !== "SELECT") expect(view.value(name)).toBe(value)
      expect(view.value(name === "first_name" ? "last_name" : "first_name")).not.toBe("")
    }
    expect(site.service.received).toEqual([])
  })

  it.each(["-1", "1000", "two", "1.5", "1e2"])(
    "with a quantity of %s is told beside the extras",
    async (quantity) => {
      const { status, view } = await submit("confirm", { "quantity_need-a-driver": quantity })
      expect(status).toBe(422)
      expect(view.text).toContain("Enter quantities as whole numbers from 0 to 999")
      expect(view.hrefs()).toContain("#reservation-services")
      const extras = view.getByRole("group", { name: "Extras" })
      expect(extras.getAttribute("aria-describedby")).toBe("reservation-services-error")
      expect(view.value("quantity_need-a-driver")).toBe(quantity)
    },
  )

  it("is told all at once, in the order of the form", async () => {
    const { view } = await at(formRequest(ORIGIN + VAN, { step: "confirm" }))
    const links = viewOf(view.getByRole("alert")).hrefs("#reservation-")
    expect(links.map((href) => href.replace("#reservation-", ""))).toEqual([
      "pick_up_location",
      "return_location",
      "pick_up_time_date",
      "return_time_date",
      "person_title",
      "first_name",
      "last_name",
      "contact_number",
      "email",
    ])
  })

  it("is not made of a quantity whose extra is not wanted", async () => {
    expect(isAsking(await submit("confirm", { "quantity_child-seat": "many" }))).toBe(true)
  })
})

describe("'Confirm Booking'", () => {
  it("sends what was confirmed, once, and comes back to an empty form that says so", async () => {
    const answer = await submit("send", { total_seen: TOTAL_SEEN })
    expect(answer.status).toBe(303)
    const location = answer.headers.get("location") ?? ""
    expect(location).toMatch(
      /^\/cars\/toyota-kdh-hi-roof-van-14-seater\?sent=[0-9A-Z]{4}-[0-9A-Z]{4}&.*#sent$/,
    )
    expect(location).not.toMatch(/Anna|Perera|example\.com|Airport|%2B94/)
    expect(site.service.received).toHaveLength(1)

    const page = await at(new Request(ORIGIN + location.split("#")[0]))
    expect(page.status).toBe(200)
    const message = textOf(page.view.getByRole("alert"))
    expect(message).toContain("Email sent successfully!")
    expect(message).toContain(/sent=([^&]+)/.exec(location)?.[1])
    expect(message).toContain(`${NAME}, 17 days: Sun 10 Jan 2027, 9:00 am to Wed 27 Jan 2027, 9:00 am.`)
    expect(message).toContain("LKR 389,300.00")
    for (const name of ["pick_up_location", "pick_up_time_date", "first_name", "email", "person_title"]) {
      expect(page.view.value(name)).toBe("")
    }
    expect(isTicked(page.view, "service_need-a-driver")).toBe(false)
    expect(rowsOf(page)).toEqual(["Total LKR 0.00"])
  })

  describe("the page after it", () => {
    const told = async (address: string, catalogue?: Catalogue) => {
      const { view, status } = await at(new Request(ORIGIN + address.split("#")[0]), catalogue)
      expect(status).toBe(200)
      const message = textOf(view.getByRole("alert"))
      expect(message).toContain("Email sent successfully!")
      return message
    }
    const sent = async () => (await submit("send", { total_seen: TOTAL_SEEN })).headers.get("location") ?? ""
    const PRICE = /17 days|LKR/

    it("shows the price that was sent, whatever the catalogue says by then", async () => {
      const { catalogue } = site.ports
      const dearer = changedCatalogue(catalogue, (van) => ({
        ...van,
        name: "Another name",
        rates: { ...van.rates, twoWeeks: rupees(18_000) },
      }))
      const message = await told(await sent(), dearer)
      expect(message).toContain(`${NAME}, 17 days: Sun 10 Jan 2027, 9:00 am to Wed 27 Jan 2027, 9:00 am.`)
      expect(message).toContain("The estimated total: LKR 389,300.00.")
    })

    it("shows it whatever dates and extras the address has", async () => {
      const location = await sent()
      const address = `${location.split("#")[0]}&extras=child-seat:9`.replace(
        "to=2027-01-27",
        "to=2027-03-27",
      )
      expect(await told(address)).toContain("LKR 389,300.00")
    })

    it("shows no price without the key of the form, or with that of another one", async () => {
      const [first, second] = [await sent(), await sent()]
      const receiptOf = (location: string) => /receipt=([^&#]+)/.exec(location)?.[1] ?? ""
      expect(receiptOf(first)).not.toBe(receiptOf(second))
      for (const receipt of ["", receiptOf(second), "' or 1=1 --", "%00"]) {
        expect(await told(first.replace(receiptOf(first), receipt))).not.toMatch(PRICE)
      }
      expect(await told(first.replace(/&receipt=[^&#]+/, ""))).not.toMatch(PRICE)
    })

    it("shows no price on the page of another vehicle", async () => {
      const other = (await sent()).replace(VAN, "/cars/suzuki-alto-800-manual")
      expect(await told(other)).not.toMatch(PRICE)
    })

    it("holds nothing that names the visitor or a place", async () => {
      const { html } = await at(new Request(ORIGIN + (await sent()).split("#")[0]))
      expect(html).not.toMatch(/Anna|Perera|anna@example|123 4567|Bandaranaike/)
    })
  })

  it("sends the price that the server worked out", async () => {
    await submit("send", { total_seen: TOTAL_SEEN, total: "1", totalPrice: "1", "price_need-a-driver": "0" })
    expect(JSON.stringify(site.service.received[0])).toContain("389,300.00")
  })

  it.each([
    ["a forged total", "1"],
    ["a total in words", "LKR 389,300.00"],
    ["no total", ""],
  ])("with %s asks once more, with the right one, and sends nothing", async (_what, total_seen) => {
    const answer = await submit("send", { total_seen })
    expect(answer.status).toBe(200)
    expect(isAsking(answer)).toBe(true)
    expect(totalOf(answer)).toBe("Total LKR 389,300.00")
    expect(answer.view.value("total_seen")).toBe(TOTAL_SEEN)
    expect(answer.view.text.includes("The price has changed since you last saw it.")).toBe(total_seen !== "")
    expect(site.service.received).toEqual([])
  })

  it("asks once more where the catalogue was edited in between, and then sends the new price", async () => {
    const dearer = changedCatalogue(site.ports.catalogue, (van) => ({
      ...van,
      rates: { ...van.rates, twoWeeks: rupees(18_000) },
    }))
    const asked = await submit("send", { total_seen: TOTAL_SEEN }, { catalogue: dearer })
    expect(asked.status).toBe(200)
    expect(totalOf(asked)).toBe("Total LKR 399,500.00")
    expect(asked.view.text).toContain("The price has changed since you last saw it. Please check it")
    const sent = await at(
      formRequest(ORIGIN + VAN, { ...hiddenOf(asked), website: "", step: "send" }),
      dearer,
    )
    expect(sent.status).toBe(303)
    expect(JSON.stringify(site.service.received)).toContain("399,500.00")
  })

  it("does not take extras that this vehicle does not have", async () => {
    const helicopter = { service_helicopter: "yes", quantity_helicopter: "3", service___proto__: "yes" }
    const asked = await submit("confirm", helicopter)
    expect(totalOf(asked)).toBe("Total LKR 389,300.00")
    const coach = "/cars/king-long-45-seater-luxury-coach"
    expect((await submit("confirm", {}, { path: coach })).view.text).not.toContain("Need a Driver")
  })

  it("tells that it failed, and keeps everything, the token included", async () => {
    site.service.answerWith("503")
    const form_token = site.ports.formGuard.issue()
    const { status, view } = await submit("send", { total_seen: TOTAL_SEEN, form_token })
    expect(status).toBe(502)
    expect(textOf(view.getByRole("alert"))).toContain("Failed to send email. Please try again.")
    expect(view.text).toMatch(/saved under the reference [0-9A-Z]{4}-[0-9A-Z]{4}/)
    expect(view.hrefs()).toContain("tel:+94660000000")
    for (const name of [
      "pick_up_location",
      "return_time_date",
      "quantity_need-a-driver",
      "email",
      "person_title",
    ] as const)
      expect(view.value(name)).toBe(ANSWERS[name])
    expect(view.value("form_token")).toBe(form_token)

    site.service.answerWith("ok")
    const again = await submit("send", { total_seen: TOTAL_SEEN, form_token })
    const reference = /saved under the reference ([0-9A-Z-]{9})/.exec(view.text)?.[1]
    expect(again.headers.get("location")).toContain(`sent=${reference}`)
  })

  it("sends once, however often it is pressed", async () => {
    const form_token = site.ports.formGuard.issue()
    const first = await submit("send", { total_seen: TOTAL_SEEN, form_token })
    const second = await submit("send", { total_seen: TOTAL_SEEN, form_token })
    expect(second.headers.get("location")).toBe(first.headers.get("location"))
    expect(site.service.received).toHaveLength(1)
  })

  it("refuses a filled trap and a made-up token, says so, and sends nothing", async () => {
    const refused: Record<string, string>[] = [{ website: "https://spam.example" }, { form_token: "made up" }]
    for (const changes of refused) {
      const { status, view } = await submit("send", { total_seen: TOTAL_SEEN, ...changes })
      expect(status).toBe(422)
      expect(view.text).toContain("press the button once more")
      expect(view.value("first_name")).toBe("Anna")
    }
    expect(site.service.received).toEqual([])
  })

  it("writes nothing of the visitor into the log", async () => {
    site.service.answerWith("503")
    await submit("send", { total_seen: TOTAL_SEEN })
    await submit("confirm", { email: "anna.example.com" })
    expect(JSON.stringify(site.lines)).not.toMatch(/Anna|Perera|example\.com|77 123|Airport/)
  })
})

describe("a reservation that comes while nobody can say what the vehicle costs", () => {
  it("is held in the page, to be tried again", async () => {
    const answer = await submit("confirm", {}, { catalogue: brokenCatalogue() })
    const { status, view } = answer
    expect(status).toBe(503)
    expect(view.text).toContain("What you typed is saved")
    const held = hiddenOf(answer)
    expect(held).toMatchObject(ANSWERS)
    const again = await at(formRequest(ORIGIN + VAN, { ...held, website: "", step: "confirm" }))
    expect(isAsking(again)).toBe(true)
  })

  it("does not lose extras that cannot be priced", async () => {
    const seeded = site.ports.catalogue
    const withoutServices: Catalogue = {
      vehicles: (signal) => seeded.vehicles(signal),
      vehicle: (id, signal) => seeded.vehicle(id, signal),
      categories: (signal) => seeded.categories(signal),
      services: async () => ({ ok: false, reason: "timeout" }),
      retired: (signal) => seeded.retired(signal),
    }
    const answer = await submit("send", { total_seen: TOTAL_SEEN }, { catalogue: withoutServices })
    expect(answer.status).toBe(503)
    expect(hiddenOf(answer)).toMatchObject({ "service_need-a-driver": "yes", "quantity_need-a-driver": "17" })
    expect(site.service.received).toEqual([])
    const none = { "service_need-a-driver": "", "quantity_need-a-driver": "" }
    expect(isAsking(await submit("confirm", none, { catalogue: withoutServices }))).toBe(true)
  })

  it("is 404 for a vehicle that there is not", async () => {
    const { status, view } = await submit("send", {}, { path: "/cars/helicopter" })
    expect(status).toBe(404)
    expect(view.text).toContain("Oops! The page you are looking for does not exist.")
  })
})
