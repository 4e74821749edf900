import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ENQUIRY_TABS } from "#domain/enquiry/rental-enquiry.ts"
import { NO_SIDE_COSTS } from "#domain/pricing/side-costs.ts"
import { content } from "#tests/content/content.ts"
import { textOf } from "#tests/support/document.ts"
import { chosenTabs, openHome, radiosOf, tokenOf, valuesOf } from "#tests/support/enquiry-form.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visitWithLayout } from "#tests/support/visit.tsx"
import * as home from "./route.tsx"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

describe("the enquiry form", () => {
  it("has five tabs, none of them chosen, with the fields of SELF DRIVE", async () => {
    const page = await openHome(site, "/home")
    const tabs = radiosOf(page, "tab").map(({ value }) => value)
    expect(tabs).toEqual(["self_drive", "with_drive", "airport", "wedding_events", "limousine"])
    expect(chosenTabs(page)).toEqual([])
    expect(page.view.one("#enq").dataset.chosen).toBe("self_drive")
  })

  it.each(ENQUIRY_TABS)("has the tab of ?tab=%s chosen", async (tab) => {
    const page = await openHome(site, `/home?tab=${tab}`)
    expect(chosenTabs(page)).toEqual([tab])
    expect(page.view.one("#enq").dataset.chosen).toBe(tab)
  })

  it("ignores an unknown tab", async () => {
    const page = await openHome(site, "/home?tab=helicopter")
    expect(chosenTabs(page)).toEqual([])
    expect(page.view.one("#enq").dataset.chosen).toBe("self_drive")
  })

  it("has the fixed titles of the services and the two buttons", async () => {
    const { text } = (await openHome(site, "/home")).view
    for (const title of [
      "SELF DRIVE",
      "WITH DRIVER",
      "AIRPORT TRANSFER",
      "WEDDING & EVENTS",
      "LIMOUSINE SERVICES",
    ]) {
      expect(text).toContain(title)
    }
    expect(text).toContain("Booking Request a Vehicle")
  })

  it("asks for one way or both ways with weddings and events only", async () => {
    const page = await openHome(site, "/home")
    expect(radiosOf(page, "way_type").map(({ value }) => value)).toEqual(["one_way", "both_way"])
    expect(page.view.one("#enquiry-way_type").dataset.for).toBe("wedding_events")
  })

  it("has the one-way fees and the night fee of the company, if it has set them", async () => {
    const costs = {
      ...NO_SIDE_COSTS,
      oneWay: [{ place: "Galle", amount: 12_500 }],
      nightFee: 2500,
      nightFrom: 21,
      nightUntil: 5,
    }
    const { ports } = site
    const withFees = { ...site, ports: { ...ports, content: { ...ports.content, costs } } }
    const form = textOf((await openHome(withFees, "/home")).view.one("#enq")).replaceAll("\u00a0", " ")
    expect(form).toContain("One-way fee: Galle Rs. 12,500. Other places on request.")
    expect(form).toContain("A pick-up or return between 9 pm and 5 am costs Rs. 2,500")
    const formWithoutFees = textOf((await openHome(site, "/home")).view.one("#enq"))
    expect(formWithoutFees).not.toMatch(/One-way fee|pick-up or return between/)
  })

  it("offers car, van and bus, without a default", async () => {
    const { view } = await openHome(site, "/home")
    const types = view.getByRole("combobox", { name: "Vehicle type" })
    expect(textOf(types)).toBe("Select Vehicle Type Car Van Bus")
    expect(view.value("vehicle_type")).toBe("")
  })

  // Old links have the place in `to`.
  it.each(["/home?place=nuwara-eliya", "/home?to=nuwara-eliya"])(
    "has the place of the linking guide as the return location, with a hint, at %s",
    async (path) => {
      const page = await openHome(site, path)
      expect(valuesOf(page, ["pick_up_location", "return_location"])).toEqual(["", "Nuwara Eliya"])
      expect(page.view.text).toContain("You came from our guide to Nuwara Eliya.")
    },
  )

  it("has the visitor's dates beside the place of a guide", async () => {
    const page = await openHome(site, `/home?place=ella&from=2027-01-10T09:00&to=2027-01-17T09:00`)
    const names = ["return_location", "pick_up_time_date", "return_time_date"]
    expect(valuesOf(page, names)).toEqual(["Ella", "2027-01-10T09:00", "2027-01-17T09:00"])
  })

  it("has no return location for an unknown guide", async () => {
    const page = await openHome(site, "/home?place=%00atlantis")
    expect(page.view.value("return_location")).toBe("")
  })

  it("suggests the places of the guides, the airports and the office for both locations", async () => {
    const request = new Request("https://www.example.lk/home")
    const { view } = await visitWithLayout(site.ports, ["/home", home], request) // the names are part of the layout
    const list = view.one('[name="pick_up_location"]').getAttribute("list")
    expect(view.one('[name="return_location"]').getAttribute("list")).toBe(list)
    const names = view
      .all(`datalist[id="${list}"] option`)
      .map((option) => option.getAttribute("value") ?? "")
    expect(new Set(names).size).toBe(content.places.length + 5)
    expect(names).toContain("Ella")
    expect(names.filter((name) => /airport|office/i.test(name))).toHaveLength(5)
  })

  it("is not cached, because its token is for one visitor", async () => {
    const first = await openHome(site, "/home")
    const second = await openHome(site, "/home")
    expect(first.headers.get("cache-control")).toBe("private, no-cache")
    expect(tokenOf(first)).not.toBe(tokenOf(second))
  })
})
