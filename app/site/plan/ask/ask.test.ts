import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Ports } from "#app/context.ts"
import { rupees } from "#domain/money.ts"
import { NO_ABROAD_RATES } from "#domain/pricing/abroad-rates.ts"
import { brokenCatalogue, catalogueWith, withChangedVehicles } from "#tests/support/catalogues.ts"
import { linksOf, textOf, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { formRequest, type PageResponse, visit } from "#tests/support/visit.tsx"
import * as plan from "../route.tsx"
import * as ask from "./route.tsx"

const ORIGIN = "https://www.example.lk"
const ROUND_TRIP = "start=dambulla&stop=kandy&nights=2&stop=ella&nights=1&from=2027-03-01T09:00"
const VAN_QUERY = "vehicle=toyota-kdh-hi-roof-van-14-seater"
const ANSWERS = {
  name: "Sofia Lindqvist",
  contact_number: "+46 70 174 06 05",
  email: "sofia@example.se",
  note: "We would like a child seat.",
}

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
beforeEach(() => {
  site.logLines.length = 0
  site.formService.received.length = 0
  site.formService.setBehaviours("ok")
})
afterAll(() => site.close())

const visitAsk = (request: Request, ports: Partial<Ports> = {}) =>
  visit({ ...site.ports, ...ports }, ["/plan/ask", ask], request)

const open = (query: string, ports?: Partial<Ports>) =>
  visitAsk(new Request(`${ORIGIN}/plan/ask?${query}`), ports)

function submit(query: string, changes: Record<string, string> = {}, ports?: Partial<Ports>) {
  const form_token = site.ports.formGuard.issue()
  const fields = { ...ANSWERS, form_token, website: "", ...changes }
  return visitAsk(formRequest(`${ORIGIN}/plan/ask?${query}`, fields), ports)
}

/** The message that the company received. */
const receivedMessage = () =>
  // The form service receives an object of texts.
  (site.formService.received[0]?.body as Record<string, string> | undefined)?.message ?? ""

async function pageAfter(response: PageResponse) {
  expect(response.status).toBe(303)
  const [path = ""] = (response.headers.get("location") ?? "").split("#")
  return visitAsk(new Request(ORIGIN + path))
}

describe("the planner", () => {
  it("links to the enquiry page with the plan, without a vehicle and once for each vehicle", async () => {
    const { view } = await visit(
      site.ports,
      ["/plan", plan],
      new Request(`${ORIGIN}/plan?${ROUND_TRIP}&people=4`),
    )
    const links = linksOf(view.getByRole("main"))
    const hrefs = links.filter(([, text]) => text === "Ask for this trip").map(([href]) => href)
    expect(hrefs.length).toBeGreaterThan(0)
    for (const href of hrefs) expect(href).toBe(`/plan/ask?${ROUND_TRIP}&people=4`)
    const rows = viewOf(view.getByRole("region", { name: "Vehicles and prices" })).all("tbody tr")
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const askLinks = linksOf(row).filter(([href]) =>
        href.startsWith(`/plan/ask?${ROUND_TRIP}&people=4&vehicle=`),
      )
      expect(askLinks).toHaveLength(1)
    }
  })
})

describe("the enquiry page of a plan", () => {
  it("shows the plan, the price of the chosen vehicle, and the form", async () => {
    const { status, view, head } = await open(`${ROUND_TRIP}&${VAN_QUERY}`)
    expect(status).toBe(200)
    expect(head?.robots).toContain("noindex")
    expect(view.text).toContain("Dambulla")
    expect(view.text).toMatch(/With Toyota KDH Hi-Roof Van 14 Seater: LKR\s[\d,]+\.00\./)
    for (const name of Object.keys(ANSWERS)) expect(view.value(name)).toBe("")
  })

  it("shows the price of the cheapest vehicle that fits if none was chosen", async () => {
    const { view } = await open(ROUND_TRIP)
    expect(view.text).toMatch(/You chose no vehicle\. The cheapest that fits is .+: LKR\s/)
  })

  it("reports the part of a truncated URL that it leaves out", async () => {
    const { status, view } = await open("start=dambulla&stop=kandy&nights=2&stop=el%C3&ni")
    expect(status).toBe(200)
    expect(view.text).toContain("Left out of the plan")
  })

  it("names the place that it found for a part of a name", async () => {
    expect((await open("stop=kan&nights=2")).view.text).toContain("We read “kan” as Kandy.")
    expect((await open("stop=kandy&nights=2")).view.text).not.toContain("We read")
  })

  it.each([
    ["", "This address has no trip."],
    [`${ROUND_TRIP}&vehicle=sold`, "The vehicle that you chose is not offered any more."],
  ])("reports at ?%s a missing trip or vehicle", async (query, text) => {
    const { status, view } = await open(query)
    expect(status).toBe(200)
    expect(view.text).toContain(text)
  })

  it("says when the prices cannot be read", async () => {
    const { view } = await open(ROUND_TRIP, { catalogue: brokenCatalogue() })
    expect(view.text).toContain("The price cannot be computed now.")
  })
})

describe("an enquiry about a trip", () => {
  it("sends the plan with its days and price, and a success message follows", async () => {
    const after = await pageAfter(await submit(`${ROUND_TRIP}&people=4&${VAN_QUERY}`))
    expect(site.formService.received).toHaveLength(1)
    for (const text of [
      "Route: Dambulla – Kandy – Ella – Dambulla",
      "Stops: Kandy, 2 nights",
      "Day 1, Mon 1 Mar 2027: Dambulla to Kandy",
      "People: 4",
      "Vehicle: Toyota KDH Hi-Roof Van 14 Seater",
      "Number: +46 70 174 06 05",
      "Note: We would like a child seat.",
      `${ORIGIN}/plan?${ROUND_TRIP}&people=4`,
    ]) {
      expect(receivedMessage()).toContain(text)
    }
    expect(receivedMessage()).toMatch(/Total: LKR [\d,]+\.00/)
    const alert = textOf(after.view.getByRole("alert"))
    expect(alert).toContain("Email sent successfully!")
    expect(alert).toContain("Your plan has the reference")
    expect(after.view.all("form[method=post]")).toEqual([])
  })

  it("has the price that the page showed", async () => {
    const price = /With .+?: (LKR\s[\d,]+\.00)/.exec(
      (await open(`${ROUND_TRIP}&${VAN_QUERY}`)).view.text,
    )?.[1]
    await submit(`${ROUND_TRIP}&${VAN_QUERY}`)
    expect(receivedMessage()).toContain(`Total: ${price?.replace(/\s/, " ")}`)
  })

  it("is sent once if it is submitted twice", async () => {
    const form_token = site.ports.formGuard.issue()
    const first = await submit(ROUND_TRIP, { form_token })
    const second = await submit(ROUND_TRIP, { form_token })
    expect(second.headers.get("location")).toBe(first.headers.get("location"))
    expect(site.formService.received).toHaveLength(1)
  })

  it.each([
    ["name", "", "Enter your name"],
    ["contact_number", "none", "Enter a contact number that can be dialled"],
    ["email", "sofia", "Enter an email address like name@example.com"],
    ["note", "x".repeat(1001), "Shorten your note to 1,000 characters"],
  ])(
    "keeps the plan and the answers with %s '%s', and shows how to correct it",
    async (name, value, text) => {
      const { status, view } = await submit(`${ROUND_TRIP}&${VAN_QUERY}`, { [name]: value })
      expect(status).toBe(422)
      expect(textOf(view.getByRole("alert"))).toContain(text)
      for (const [field, submittedText] of Object.entries({ ...ANSWERS, [name]: value }))
        expect(view.value(field)).toBe(submittedText)
      expect(view.text).toContain("With Toyota KDH Hi-Roof Van 14 Seater")
      expect(view.one("form[method=post]").getAttribute("action")).toContain(`?${ROUND_TRIP}&${VAN_QUERY}#`)
      expect(site.formService.received).toEqual([])
    },
  )

  it.each([
    ["", "We got no plan", "No plan came with this enquiry"],
    [`${ROUND_TRIP}&vehicle=sold`, "We got the plan without your vehicle", "no vehicle was chosen"],
  ])("is accepted at ?%s, and reports the missing trip or vehicle", async (query, text, inMessage) => {
    const after = await pageAfter(await submit(query))
    expect(textOf(after.view.getByRole("alert"))).toContain(text)
    expect(receivedMessage()).toContain(inMessage)
  })

  it("is accepted without a price if the vehicles cannot be read", async () => {
    const after = await pageAfter(await submit(ROUND_TRIP, {}, { catalogue: brokenCatalogue() }))
    expect(textOf(after.view.getByRole("alert"))).toContain("We got the plan without a price")
    expect(receivedMessage()).toContain("Route: Dambulla – Kandy")
  })

  it("reports the part of a truncated URL that is left out", async () => {
    await submit("start=dambulla&stop=kandy&nights=2&stop=atlantis&ni")
    expect(receivedMessage()).toContain("Left out: Stop: “atlantis”")
    expect(receivedMessage()).toContain("Route: Dambulla – Kandy – Dambulla")
  })

  it("is shown again with its plan when it cannot be sent", async () => {
    site.formService.setBehaviours("503")
    const { status, view } = await submit(`${ROUND_TRIP}&${VAN_QUERY}`)
    expect(status).toBe(502)
    expect(view.value("name")).toBe(ANSWERS.name)
    expect(view.text).toContain("With Toyota KDH Hi-Roof Van 14 Seater")
    expect(JSON.stringify(site.logLines)).not.toMatch(/Sofia|example\.se|child seat/)
  })
})

/** The ports of a company whose rate for visitors from abroad is 120 %. */
function abroadPorts(): Partial<Ports> {
  const abroadRates = { ...NO_ABROAD_RATES, everyTier: 120 }
  return { content: Object.assign(Object.create(site.ports.content), { abroadRates }) }
}

/** The total that a page shows for the chosen vehicle, in rupees. */
const totalOf = ({ view }: PageResponse) =>
  Number(/With .+?: LKR\s([\d,]+)\.00/.exec(view.text)?.[1]?.replaceAll(",", ""))

describe("a visitor who lives abroad", () => {
  const CHECKBOX = { name: "I live abroad" }

  it("is not asked if all pay the same rates", async () => {
    const { view } = await open(`${ROUND_TRIP}&${VAN_QUERY}&abroad=1`)
    expect(view.queryByRole("checkbox", CHECKBOX)).toBeNull()
    expect(view.queryByRole("button", { name: "Show the price" })).toBeNull()
  })

  it("sees the price that `abroad` in the URL selects, and links keep it", async () => {
    const resident = await open(`${ROUND_TRIP}&${VAN_QUERY}`, abroadPorts())
    const abroad = await open(`${ROUND_TRIP}&${VAN_QUERY}&abroad=1`, abroadPorts())
    expect(resident.view.getByRole("checkbox", CHECKBOX)).toHaveProperty("checked", false)
    expect(abroad.view.getByRole("checkbox", CHECKBOX)).toHaveProperty("checked", true)
    expect(totalOf(abroad)).toBeGreaterThan(totalOf(resident))
    expect(abroad.view.text).toContain("These are the rates for visitors from abroad.")
    expect(abroad.view.text).toContain("Rates are not valid for foreigners")
    for (const href of abroad.view.hrefs("/plan?")) expect(href).toContain("abroad=1")
  })

  it.each([
    ["checks the box", `${ROUND_TRIP}&${VAN_QUERY}`, { lives_abroad: "yes" }, true],
    ["unchecks it", `${ROUND_TRIP}&${VAN_QUERY}&abroad=1`, {}, false],
  ])(
    "who %s sees the new price before anything is sent, and keeps every answer",
    async (_, query, checkboxFields, isChecked) => {
      const pageAtNewRate = await open(
        `${ROUND_TRIP}&${VAN_QUERY}${isChecked ? "&abroad=1" : ""}`,
        abroadPorts(),
      )
      const response = await submit(query, { ...checkboxFields, name: "", step: "price" }, abroadPorts())
      expect(response.status).toBe(200)
      expect(totalOf(response)).toBe(totalOf(pageAtNewRate))
      expect(response.view.getByRole("checkbox", CHECKBOX)).toHaveProperty("checked", isChecked)
      for (const [field, value] of Object.entries({ ...ANSWERS, name: "" }))
        expect(response.view.value(field)).toBe(value)
      expect(response.view.queryByRole("alert")).toBeNull()
      expect(site.formService.received).toEqual([])
    },
  )

  it("confirms the price before the plan is sent with it", async () => {
    const total_seen = (await open(`${ROUND_TRIP}&${VAN_QUERY}`, abroadPorts())).view.value("total_seen")
    const response = await submit(
      `${ROUND_TRIP}&${VAN_QUERY}`,
      { lives_abroad: "yes", total_seen },
      abroadPorts(),
    )
    expect(response.status).toBe(200)
    expect(textOf(response.view.getByRole("alert"))).toMatch(/The price has changed .*With Toyota .*: LKR/)
    expect(site.formService.received).toEqual([])
    const fields = { lives_abroad: "yes", total_seen: response.view.value("total_seen") }
    const sent = await submit(`${ROUND_TRIP}&${VAN_QUERY}`, fields, abroadPorts())
    expect(sent.status).toBe(303)
    expect(receivedMessage()).toContain("Lives abroad: Yes")
    expect(receivedMessage()).toContain("abroad=1")
    expect(receivedMessage()).toContain(`${totalOf(response).toLocaleString("en")}.00`)
  })
})

describe("a price that changed after the page was shown", () => {
  const portsWithHigherRates = () => ({
    catalogue: withChangedVehicles(site.ports.catalogue, ({ rates }) => ({
      rates: { ...rates, oneWeek: rupees(90_000) },
    })),
  })

  it("is shown with all answers before anything is sent", async () => {
    const before = await open(`${ROUND_TRIP}&${VAN_QUERY}`)
    const total_seen = before.view.value("total_seen")
    const response = await submit(
      `${ROUND_TRIP}&${VAN_QUERY}`,
      { total_seen, copy_by_email: "yes" },
      portsWithHigherRates(),
    )
    expect(response.status).toBe(200)
    expect(textOf(response.view.getByRole("alert"))).toContain("Nothing has been sent yet")
    expect(totalOf(response)).toBeGreaterThan(totalOf(before))
    for (const [name, value] of Object.entries(ANSWERS)) expect(response.view.value(name)).toBe(value)
    expect(site.formService.received).toEqual([])
    const again = { total_seen: response.view.value("total_seen") }
    expect((await submit(`${ROUND_TRIP}&${VAN_QUERY}`, again, portsWithHigherRates())).status).toBe(303)
    expect(site.formService.received).toHaveLength(1)
  })

  it("needs a confirmation only after the field errors are corrected", async () => {
    const { status, view } = await submit(`${ROUND_TRIP}&${VAN_QUERY}`, { total_seen: "1", name: "" })
    expect(status).toBe(422)
    expect(textOf(view.getByRole("alert"))).toContain("Enter your name")
  })

  it("is shown if the page had none", async () => {
    const { status, view } = await submit(`${ROUND_TRIP}&${VAN_QUERY}`, { total_seen: "" })
    expect(status).toBe(200)
    expect(view.text).toContain("With Toyota KDH Hi-Roof Van 14 Seater: LKR")
  })
})

describe("a chosen vehicle whose rates cannot be read in time", () => {
  it("is not reported as removed, and is sent with the plan", async () => {
    const catalogue = catalogueWith(site.ports.catalogue, {
      vehicle: async (id, signal) =>
        VAN_QUERY.endsWith(id)
          ? { ok: false as const, reason: "unreachable" as const }
          : site.ports.catalogue.vehicle(id, signal),
    })
    const { view } = await open(`${ROUND_TRIP}&${VAN_QUERY}`, { catalogue })
    expect(view.text).toContain("The price cannot be computed now.")
    expect(view.text).not.toContain("not offered any more")
    const sent = await submit(
      `${ROUND_TRIP}&${VAN_QUERY}`,
      { total_seen: view.value("total_seen") },
      { catalogue },
    )
    expect(sent.status).toBe(303)
    expect(receivedMessage()).toContain("Vehicle: Toyota KDH Hi-Roof Van 14 Seater")
    expect(textOf((await pageAfter(sent)).view.getByRole("alert"))).toContain(
      "We got the plan without a price",
    )
  })
})
