import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { textOf, type View, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { DAYS_17, openVehiclePage, VAN_PATH } from "#tests/support/vehicle-page.ts"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

const open = (path: string, catalogue?: Catalogue) => openVehiclePage(site, path, catalogue)

describe("the booking form", () => {
  it("has its fields in the specified order", async () => {
    const { view } = await open(VAN_PATH)
    const names = viewOf(view.getByRole("form", { name: "Reserve this vehicle" }))
      .all("input[name], select[name], textarea[name]")
      .map((control) => control.getAttribute("name") ?? "")
      .filter((name) => !/^(service|quantity|filled)_|form_token|website/.test(name))
    expect(names).toEqual([
      "pick_up_location",
      "return_location",
      "pick_up_time_date",
      "return_time_date",
      "person_title",
      "first_name",
      "last_name",
      "contact_number",
      "email",
      "copy_by_email",
      "agent",
      "note",
    ])
  })

  it("has the specified titles, and the agents as an optional choice", async () => {
    const { view } = await open(VAN_PATH)
    expect(textOf(view.getByRole("combobox", { name: "Title" }))).toContain("Mr Ms Dr Other")
    expect(textOf(view.getByRole("combobox", { name: /^Contacted Agent/ }))).toContain("Office 1 Office 2")
    expect(view.text).toContain("Contacted Agent (optional)")
  })

  it("limits the pick-up to now in Sri Lanka, and the return to the pick-up", async () => {
    const { view } = await open(VAN_PATH)
    const earliest = (page: View, name: string) => page.one(`[name="${name}"]`).getAttribute("min")
    expect(earliest(view, "pick_up_time_date")).toBe("2026-11-21T09:00")
    expect(earliest(view, "return_time_date")).toBe("2026-11-21T09:00")
    const viewWithDates = (await open(`${VAN_PATH}?${DAYS_17}`)).view
    expect(earliest(viewWithDates, "return_time_date")).toBe("2027-01-10T09:00")
  })
})
