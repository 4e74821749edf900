import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { hiddenFields, submitBooking } from "#tests/support/booking-form.ts"
import { linksOf, type View, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { DAYS_17, openVehiclePage, VAN_PATH } from "#tests/support/vehicle-page.ts"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

const PLAN = "start=airport&stop=kandy&nights=2&stop=ella&nights=1&end=dambulla"
const CARRIED_PLAN = `plan=${encodeURIComponent(PLAN)}`
const TRIP_SUMMARY = "Your trip: Colombo airport – Kandy – Ella – Dambulla, 4 days, "

const open = (query: string) => openVehiclePage(site, `${VAN_PATH}?${query}`)
const backLinks = (view: View) =>
  linksOf(view.getByRole("main")).filter(([href]) => href.startsWith("/plan?"))
const plansInRelatedLinks = (view: View) =>
  viewOf(view.getByRole("region", { name: "Related fleets" }))
    .hrefs("/cars/")
    .map((href) => new URL(href, "https://rent.example").searchParams.get("plan"))

describe("a vehicle that is opened from a plan", () => {
  it("shows the trip with a link back, and has it in its form", async () => {
    const response = await open(`${DAYS_17}&${CARRIED_PLAN}`)
    expect(response.view.text).toContain(TRIP_SUMMARY)
    expect(backLinks(response.view)).toEqual([[`/plan?${PLAN}`, "Back to the plan"]])
    expect(hiddenFields(response).plan).toBe(PLAN)
    expect(response.headers.get("cache-control")).toContain("private")
  })

  it.each(["", `${DAYS_17}&`])(
    "has the plan in the links to related vehicles, with the dates '%s'",
    async (dates) => {
      const { view } = await open(`${dates}${CARRIED_PLAN}`)
      expect(plansInRelatedLinks(view)).toEqual(Array(4).fill(PLAN))
    },
  )

  it.each(["price", "confirm"])("keeps the plan after '%s' without a script", async (step) => {
    const response = await submitBooking(site, step, { plan: PLAN })
    expect(response.view.text).toContain(TRIP_SUMMARY)
    expect(response.view.all("form#reserve input[name=plan]")).toHaveLength(1)
    expect(response.view.all("input[name=plan]")).toHaveLength(1)
    expect(hiddenFields(response).plan).toBe(PLAN)
  })

  it("keeps the plan beside errors, and after the booking is sent", async () => {
    const rejected = await submitBooking(site, "confirm", { plan: PLAN, first_name: "" })
    expect(rejected.status).toBe(422)
    expect(hiddenFields(rejected).plan).toBe(PLAN)
    const { total_seen = "" } = hiddenFields(await submitBooking(site, "confirm"))
    const sent = await submitBooking(site, "send", { plan: PLAN, total_seen })
    expect(sent.status).toBe(303)
    expect(new URL(sent.headers.get("location") ?? "", "https://rent.example").searchParams.get("plan")).toBe(
      PLAN,
    )
  })
})

it("shows no trip if its URL has no plan", async () => {
  const { view } = await open("")
  expect(view.text).not.toContain("Your trip:")
  expect(view.all("input[name=plan]")).toEqual([])
  expect(plansInRelatedLinks(view)).toEqual([null, null, null, null])
})

describe("a plan in the URL of a vehicle", () => {
  it.each([
    ["of an unknown place", "plan=stop%3DAtlantis"],
    ["without a stop", "plan=people%3D4"],
    ["that is empty", "plan="],
    ["that is too long", `plan=${"stop%3Dkandy%26".repeat(200)}`],
  ])("%s is ignored", async (_, query) => {
    const { view, status } = await open(query)
    expect(status).toBe(200)
    expect(view.text).not.toContain("Your trip:")
    expect(view.all("input[name=plan]")).toEqual([])
    expect(plansInRelatedLinks(view)).toEqual([null, null, null, null])
  })

  it("is shown as text, without its invalid parameters", async () => {
    const { view } = await open(`plan=${encodeURIComponent("stop=<i>&stop=kandy&nights=99&x=1&people=4")}`)
    expect(backLinks(view)).toEqual([
      ["/plan?start=dambulla&stop=kandy&nights=1&people=4", "Back to the plan"],
    ])
    expect(view.all("i")).toEqual([])
  })
})
