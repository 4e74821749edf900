import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { wallTimeAt } from "#domain/rental-period.ts"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import { SettingPages } from "./setting-pages.ts"

const host = new AdminHostFake()
let site: Site
let owner: StaffBrowser
beforeAll(async () => {
  site = await openSite({ ADMIN_HOST: await host.start() })
  owner = await firstOwnerAt(site)
})
afterAll(async () => {
  await site.remove()
  await host.stop()
})

describe("the office with an external admin host", () => {
  it("links to every page except those of vehicles, rates and the calendar", async () => {
    const view = viewOf(await (await owner.open("/office/enquiries")).text())
    const hrefs = viewOf(view.getByRole("navigation", { name: "Office", hidden: true })).hrefs()
    expect(hrefs).toEqual(
      ["today", "enquiries", "site", "delivery", "staff", "history", "privacy", "account"].map(
        (page) => `/office/${page}`,
      ),
    )
    for (const href of hrefs) expect((await owner.open(href)).status, href).toBe(200)
  })

  it("enters bookings without a calendar, and lists them on the page of today", async () => {
    const today = wallTimeAt(new Date()).slice(0, 10)
    const form = viewOf(await (await owner.open("/office/bookings/new")).text())
    const vehicle = form.one('[name="vehicle-0"] option[value]:not([value=""])').getAttribute("value") ?? ""
    const saveResponse = await owner.submit("/office/bookings/new", {
      act: "confirm",
      name: "Kumari Fernando",
      contact_number: "071 555 0143",
      source: "walkIn",
      "pick-up-at": `${today}T00:00`,
      "return-at": `${today}T23:59`,
      "vehicle-0": vehicle,
      "units-0": "1",
    })
    expect(saveResponse.status).toBe(303)
    const page = viewOf(await (await owner.open("/office/today")).text())
    const goingOut = viewOf(page.getByRole("region", { name: "Going out today" }))
    expect(goingOut.getByRole("link", { name: "Kumari Fernando" })).toBeTruthy()
  })

  it("says that the site does not show booked days, even if an owner turned it on", async () => {
    const settings = new SettingPages(owner)
    expect((await settings.save("/availability", { isShown: "yes" })).status).toBe(303)
    expect((await settings.open("/availability")).text).toContain("there is no calendar here")
    const path = viewOf(await (await fetch(`${site.url}/carlist`)).text())
      .hrefs()
      .find((href) => href.startsWith("/cars/"))
    const dates = `from=${inDays(30)}&to=${inDays(47)}`
    const page = await fetch(`${site.url}${path}?${dates}`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain("Already booked")
    expect(await (await fetch(`${site.url}${path}/availability?${dates}`)).json()).toEqual({
      alternatives: null,
    })
  })

  it("answers 404 for the pages of vehicles, categories and extras", async () => {
    for (const page of ["vehicles", "vehicles/new", "categories", "services"]) {
      expect((await owner.open(`/office/${page}`)).status, page).toBe(404)
    }
  })
})
