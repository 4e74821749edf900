import { afterAll, beforeAll, expect, it } from "vitest"
import { textOf, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"

const DAYS = 3

let site: Site
let owner: StaffBrowser
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
})
afterAll(() => site.remove())

/** The rows of the page of a trip of three days: ids of vehicles, and what the trip costs with them, in rupees. */
async function shownPrices(): Promise<Map<string, number>> {
  const view = viewOf(await (await fetch(`${site.url}/trips/three-days`)).text())
  const section = viewOf(view.getByRole("region", { name: "Vehicles and prices" }))
  return new Map(
    section.all("tbody tr").map((row) => {
      const path = viewOf(row).one("a[href^='/cars/']").getAttribute("href") ?? ""
      const [, id = ""] = /^\/cars\/([^?]+)/.exec(path) ?? []
      const rupees = textOf(viewOf(row).one("td:last-child strong")).replace(/\.\d\d$/, "")
      return [id, Number(rupees.replaceAll(/\D/g, ""))]
    }),
  )
}

it("the price of a ready-made trip follows a rate that the office changes", async () => {
  const [[id, before] = ["", 0]] = await shownPrices()
  const field = `rate-oneWeek.${id}`
  const form = viewOf(await (await owner.open(`/office/rates/${id}`)).text())
  const rate = Number(form.value(field).replaceAll(",", ""))
  const changedRate = { act: "save", seen: form.value("seen"), [field]: String(rate + 100) }
  expect((await owner.submit("/office/rates", changedRate)).status).toBe(303)
  expect((await shownPrices()).get(id)).toBe(before + DAYS * 100)
})
