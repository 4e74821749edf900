import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { inDays } from "#tests/support/colombo-days.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import { HARMFUL_MARKUP, isInjected, SettingPages } from "./setting-pages.ts"
import { VAN } from "./visitor-forms.ts"

const PATH = "/costs"
const NO_COSTS = {
  oneWay: "",
  nightFee: "",
  nightFrom: "",
  nightUntil: "",
  euro: "",
  dollar: "",
  pound: "",
  ratesOn: "",
  petrol: "",
  diesel: "",
  fuelOn: "",
}
const COSTS = {
  ...NO_COSTS,
  oneWay: "Negombo: Rs. 8,500\n\nGalle: 12000/=",
  nightFee: "1,500",
  nightFrom: "22",
  nightUntil: "6",
  euro: "350",
  ratesOn: inDays(-1).slice(0, 10),
}

let site: Site
let owner: StaffBrowser
let settings: SettingPages
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  settings = new SettingPages(owner)
})
afterAll(() => site.remove())

const vehiclePage = async () =>
  viewOf(await (await fetch(`${site.url}/cars/${VAN.id}?from=${inDays(30)}&to=${inDays(47)}`)).text())

describe("the office's page of fees, exchange rates and fuel prices", () => {
  it("shows visitors nothing until something is set", async () => {
    expect((await vehiclePage()).queryByRole("heading", { name: "Fees and other currencies" })).toBeNull()
    expect((await vehiclePage()).text).not.toMatch(/One-way fee: Negombo|about EUR/)
  })

  it.each([
    ["oneWay", "Negombo"],
    ["oneWay", "Negombo: 100\nNegombo: 200"],
    ["nightFee", "a little"],
    ["nightFrom", "24"],
    ["nightUntil", "22"],
    ["ratesOn", ""],
    ["euro", "-350"],
  ])("shows an error at %s for '%s', with all submitted texts", async (field, text) => {
    const response = await settings.save(PATH, { ...COSTS, [field]: text })
    expect(response.status).toBe(422)
    const form = viewOf(await response.text())
    expect(form.all("[aria-invalid]").map(({ id }) => id)).toEqual([field])
    expect([form.value(field), form.value(field === "nightFee" ? "euro" : "nightFee")]).toEqual([
      text,
      field === "nightFee" ? COSTS.euro : COSTS.nightFee,
    ])
  })

  it("can be saved by every member of staff, and is shown beside the total, which does not change", async () => {
    const before = await vehiclePage()
    expect(before.text).toContain("LKR 295,800.00")
    const staff = await newStaffAt(site, owner, {
      name: "Kamala",
      email: "kamala@example.lk",
      password: "a boat on the morning tank",
    })
    const response = await new SettingPages(staff).save(PATH, COSTS)
    expect(response.status).toBe(303)
    const after = await vehiclePage()
    expect(after.text).toContain("LKR 295,800.00")
    expect(after.text).toContain("One-way fee: Negombo Rs. 8,500, Galle Rs. 12,000")
    expect(after.text).toMatch(/about EUR\s850/)
    expect((await settings.open(PATH)).value("oneWay")).toBe("Negombo: 8,500\nGalle: 12,000")
  })

  it("refuses a form with an old version, and shows the submitted texts", async () => {
    const version = await settings.versionOf(PATH)
    expect((await settings.save(PATH, { ...COSTS, nightFee: "2,000" })).status).toBe(303)
    const response = await settings.save(PATH, { ...COSTS, nightFee: "1,800", version })
    expect(response.status).toBe(409)
    expect(viewOf(await response.text()).value("nightFee")).toBe("1,800")
    expect((await settings.open(PATH)).value("nightFee")).toBe("2000")
  })

  it("shows markup as text", async () => {
    const response = await settings.save(PATH, {
      ...COSTS,
      // A colon would separate the place from the amount.
      oneWay: `${HARMFUL_MARKUP.replaceAll(":", "")}: 100`,
    })
    const shown = response.status === 303 ? await settings.open(PATH) : viewOf(await response.text())
    expect(shown.value("oneWay")).toContain("pwned()")
    expect(isInjected(shown)).toBe(false)
    expect(isInjected(await vehiclePage())).toBe(false)
  })

  it("shows visitors nothing again when it is emptied", async () => {
    expect((await settings.save(PATH, NO_COSTS)).status).toBe(303)
    expect((await vehiclePage()).text).not.toMatch(/One-way fee: Negombo|about EUR/)
  })
})
