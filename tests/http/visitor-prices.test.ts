import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { inDays } from "#tests/support/colombo-days.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import { changeBooking, enquiryFrom } from "./booking-pages.ts"
import { SettingPages } from "./setting-pages.ts"
import { BOOKING, ENQUIRY, post, tokenIn, VAN } from "./visitor-forms.ts"

const NO_ABROAD_RATES = {
  everyTier: "",
  oneWeek: "",
  twoWeeks: "",
  threeWeeks: "",
  oneMonth: "",
  threeMonths: "",
  sixMonths: "",
}
/** Includes the first ten of the seventeen days of `BOOKING`. */
const SEASON = {
  "opened-for": "",
  name: "Perahera",
  from: inDays(20).slice(0, 10),
  until: inDays(39).slice(0, 10),
  percent: "15",
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

const html = async (path: string) => (await fetch(site.url + path)).text()
const page = async (path: string) => viewOf(await html(path))
const datesQuery = `from=${inDays(30)}&to=${inDays(47)}`
const vanPath = `/cars/${VAN.id}`
const abroadCheckbox = { name: "I live abroad" }

/** Sends an enquiry of each kind that lacks the customer's place of residence. */
const sendEnquiry = {
  enquiry: () => enquiryFrom(site, owner, "/home", ENQUIRY),
  contact: () => enquiryFrom(site, owner, "/contact", CONTACT),
  trip: () => enquiryFrom(site, owner, `/plan/ask?${PLAN_QUERY}&vehicle=${VAN.id}`, TRIP),
}
const PLAN_QUERY = `stop=kandy&nights=2&from=${inDays(30)}`
const TRIP = { name: "Sofia Lindqvist", contact_number: "+46 70 174 06 05", email: "sofia@example.se" }
const CONTACT = { name: "Sofia Lindqvist", email: "sofia@example.se", message: "What does a van cost?" }

/** Saves a form, with the button that appears beside its effect on prices. */
async function saveConfirmed(path: string, fields: Record<string, string>): Promise<Response> {
  const confirmation = viewOf(await (await settings.save(path, fields)).text())
  return settings.save(path, { ...fields, "effect-seen": confirmation.value("effect-seen") })
}

describe("without seasons and rates for visitors from abroad", () => {
  it("no page asks where a visitor lives, and `abroad` in the URL changes no price", async () => {
    const view = await page(`${vanPath}?${datesQuery}&abroad=1`)
    expect(view.queryByRole("checkbox", abroadCheckbox)).toBeNull()
    expect(view.text).toContain("LKR 295,800.00")
    expect(view.text).not.toMatch(/abroad pay|rate for visitors from abroad|Season:/)
    expect((await page(`/carlist?${datesQuery}`)).queryByRole("checkbox", abroadCheckbox)).toBeNull()
  })
})

describe("the office's page of the rates for visitors from abroad", () => {
  it("is for owners only, as is that of the seasons", async () => {
    const staff = await newStaffAt(site, owner, {
      name: "Kamala",
      email: "kamala@example.lk",
      password: "a boat on the morning tank",
    })
    for (const path of ["/abroad", "/seasons", "/seasons/new"]) {
      expect((await staff.open(`/office/site${path}`)).status, path).toBe(403)
      expect(
        (await staff.submit(`/office/site${path}`, { act: "save", version: "0", ...NO_ABROAD_RATES })).status,
      ).toBe(403)
    }
    const overview = viewOf(await (await staff.open("/office/site")).text())
    expect(overview.queryByRole("link", { name: "Seasons" })).toBeNull()
    expect((await settings.open("")).queryByRole("link", { name: "Seasons" })).not.toBeNull()
  })

  it.each([
    ["everyTier", "9"],
    ["everyTier", "601"],
    ["oneMonth", "a fifth more"],
    ["sixMonths", "120.125"],
  ])("shows an error at %s for '%s', with all submitted texts", async (field, text) => {
    const response = await settings.save("/abroad", { ...NO_ABROAD_RATES, twoWeeks: "115", [field]: text })
    expect(response.status).toBe(422)
    const form = viewOf(await response.text())
    expect(form.all("[aria-invalid]").map(({ id }) => id)).toEqual([field])
    expect([form.value(field), form.value("twoWeeks")]).toEqual([text, "115"])
  })

  it("shows what changes before anything is saved", async () => {
    const response = await settings.save("/abroad", { ...NO_ABROAD_RATES, everyTier: "120 %" })
    expect(response.status).toBe(200)
    const form = viewOf(await response.text())
    expect(form.getByRole("status").textContent).toMatch(
      /This changes the price of \d+ vehicles\..*For example .+, a day of a rental of 1 to 13 days: [\d,]+\/=\s→\s[\d,]+\/=/,
    )
    expect(form.value("everyTier")).toBe("120 %")
    expect(await settings.versionOf("/abroad")).toBe("0")
    expect((await page(vanPath)).queryByRole("checkbox", abroadCheckbox)).toBeNull()
  })

  it("asks again when the submitted values changed after the effect was shown", async () => {
    const confirmation = viewOf(
      await (await settings.save("/abroad", { ...NO_ABROAD_RATES, everyTier: "120" })).text(),
    )
    const changedFields = {
      ...NO_ABROAD_RATES,
      everyTier: "300",
      "effect-seen": confirmation.value("effect-seen"),
    }
    expect((await settings.save("/abroad", changedFields)).status).toBe(200)
    expect(await settings.versionOf("/abroad")).toBe("0")
  })
})

describe("with rates for visitors from abroad", () => {
  beforeAll(async () => {
    await html(vanPath) // fills the cache
    const saveResponse = await saveConfirmed("/abroad", { ...NO_ABROAD_RATES, everyTier: "120" })
    expect([saveResponse.status, redirectTarget(saveResponse)]).toEqual([303, "/office/site/abroad?saved"])
  })

  it("the page of a vehicle asks beside the dates, from the next request on", async () => {
    const view = await page(vanPath)
    expect(view.getByRole("checkbox", abroadCheckbox)).toHaveProperty("checked", false)
    expect(view.text).toContain("Rates are not valid for foreigners and may vary with demand or season.")
    expect(view.text).toContain("17,400/=")
  })

  it("rates, stated totals and the total depend on whether the URL has abroad=1", async () => {
    const view = await page(`${vanPath}?${datesQuery}&abroad=1`)
    expect(view.getByRole("checkbox", abroadCheckbox)).toHaveProperty("checked", true)
    expect(view.text).toContain("20,880/=")
    expect(view.text).toContain("These are the rates for visitors from abroad.")
    expect(view.text).toContain("LKR 354,960.00")
    expect(view.text).toContain("the 2-week rate, rate for visitors from abroad")
  })

  it("the totals of a list depend on whether the URL has abroad=1, and its links keep it", async () => {
    const view = await page(`/carlist?q=hi-roof&${datesQuery}&abroad=1`)
    expect(view.getByRole("checkbox", abroadCheckbox)).toHaveProperty("checked", true)
    expect(view.text).toContain("LKR 354,960.00")
    expect(view.hrefs(vanPath)).toEqual([`${vanPath}?${datesQuery}&abroad=1`])
    expect((await page(`/carlist?q=hi-roof&${datesQuery}`)).text).toContain("LKR 295,800.00")
  })

  it("a booking is stored, sent and shown at the price that was confirmed, also after a later change", async () => {
    const fields = { ...BOOKING, lives_abroad: "yes", agent: "" }
    const url = site.url + vanPath
    const wrongTotalResponse = await post(url, { ...fields, form_token: tokenIn(await html(vanPath)) })
    expect(viewOf(await wrongTotalResponse.text()).text).toContain("The price has changed")
    const response = await post(url, {
      ...fields,
      total_seen: "44846000", // LKR 448,460.00
      form_token: tokenIn(await html(vanPath)),
    })
    const target = redirectTarget(response) ?? ""
    expect(target).toContain("abroad=1")
    const [email = ""] = (await site.emails()).filter((each) => each.includes("Lives abroad"))
    expect(email).toMatch(/448,460\.00/)

    await saveConfirmed("/abroad", { ...NO_ABROAD_RATES, everyTier: "150" })
    const pageAfterBooking = await page(target.split("#")[0] ?? "")
    expect(pageAfterBooking.text).toContain("LKR 448,460.00")
    expect(pageAfterBooking.text).toContain("It includes: rate for visitors from abroad.")
    const csv = await (await owner.open("/office/enquiries.csv")).text()
    expect(csv).toContain("Lives abroad")
    expect(csv).toContain("448460")
  })

  it("apply to the price of a booking that the staff enter for a customer from abroad", async () => {
    const booking = {
      name: "Anna Weber",
      contact_number: "+49 30 1234567",
      source: "telephone",
      "pick-up-at": inDays(30),
      "return-at": inDays(47),
      "vehicle-0": VAN.id,
      "units-0": "1",
    }
    const path = "/office/bookings/new"
    const check = async (fields: Record<string, string>) => {
      const response = await owner.submit(path, { ...booking, ...fields, act: "check" })
      expect(response.status).toBe(200)
      return viewOf(await response.text())
    }
    expect((await check({})).text).toContain("Total LKR 295,800.00")
    const abroad = await check({ lives_abroad: "yes" })
    // 150 % of 17 days at 17,400.
    expect(abroad.text).toContain("Total LKR 443,700.00")
    const checkbox: HTMLInputElement = abroad.getByRole("checkbox", { name: "Lives abroad" })
    expect(checkbox.checked).toBe(true)
    const saveResponse = await owner.submit(path, { ...booking, lives_abroad: "yes", act: "save" })
    const enquiry = viewOf(await (await owner.open(redirectTarget(saveResponse)?.split("#")[0] ?? "")).text())
    expect(enquiry.text).toContain("Total LKR 443,700.00")
    expect(enquiry.text).toContain("Lives abroad Yes")
    expect(enquiry.text).not.toContain("Today's price for this booking is")
  })

  it.each(["enquiry", "contact", "trip"] as const)(
    "applies to the price of the answer to an enquiry of the kind '%s' once the office says that the customer lives abroad",
    async (kind) => {
      const enquiry = await sendEnquiry[kind]()
      const terms = {
        "pick-up-at": inDays(30),
        "return-at": inDays(47),
        "vehicle-0": VAN.id,
        "units-0": "1",
        "vehicle-1": "",
      }
      const open = async (path: string) => viewOf(await (await owner.open(path)).text())
      const checkbox = (await open(`${enquiry}/booking`)).getByRole("checkbox", { name: "Lives abroad" })
      expect(checkbox).toHaveProperty("checked", false)
      const wrong = await changeBooking(owner, enquiry, { ...terms, "lives-abroad": "yes", deposit: "much" })
      expect(viewOf(await wrong.text()).getByRole("checkbox", { name: "Lives abroad" })).toHaveProperty(
        "checked",
        true,
      )
      expect((await changeBooking(owner, enquiry, { ...terms, "lives-abroad": "yes" })).status).toBe(303)
      const view = await open(enquiry)
      if (kind === "trip") {
        // The price of the request stays until the office chooses the other one.
        expect(view.text).toContain("Today's price for this booking is")
      } else {
        // 150 % of 17 days at 17,400. The enquiry asks for a driver too.
        expect(view.text).toContain("LKR 443,700.00")
        expect(view.text).not.toContain("Today's price for this booking is")
      }
      const form = await open(`${enquiry}/booking`)
      expect(form.getByRole("checkbox", { name: "Lives abroad" })).toHaveProperty("checked", true)
    },
  )

  it("can be undone after the effect was confirmed, which the history shows", async () => {
    const confirmation = viewOf(await (await settings.submit("/abroad", "set-back")).text())
    expect(confirmation.getByRole("status").textContent).toContain(
      "Check the prices before you undo the last change",
    )
    expect(confirmation.value("everyTier")).toBe("150")
    expect((await settings.open("/abroad")).value("everyTier")).toBe("150")
    const confirmedFields = { act: "set-back", "effect-seen": confirmation.value("effect-seen") }
    expect((await settings.save("/abroad", confirmedFields)).status).toBe(303)
    expect((await settings.open("/abroad")).value("everyTier")).toBe("120")
    expect((await page(vanPath)).queryByRole("checkbox", abroadCheckbox)).not.toBeNull()
  })

  it("are off again after every field is emptied", async () => {
    expect((await saveConfirmed("/abroad", NO_ABROAD_RATES)).status).toBe(303)
    expect((await page(vanPath)).queryByRole("checkbox", abroadCheckbox)).toBeNull()
  })
})

describe("a season", () => {
  it.each([
    [{ name: " " }, "name"],
    [{ from: "tomorrow" }, "from"],
    [{ until: "2026-02-31" }, "until"],
    [{ until: "2020-01-01" }, "until"],
    [{ percent: "0" }, "percent"],
    [{ percent: "fifteen" }, "percent"],
  ])("has an error for %j at the field %s, and keeps the submitted texts", async (change, field) => {
    const formValues: Record<string, string> = { ...SEASON, ...change }
    const response = await settings.save("/seasons/new", formValues)
    expect(response.status).toBe(422)
    const form = viewOf(await response.text())
    expect(form.all("[aria-invalid]").map(({ id }) => id)).toContain(field)
    expect(form.value("percent")).toBe(formValues.percent)
  })

  it("changes the price of its days after its effect was confirmed", async () => {
    const confirmationResponse = await settings.save("/seasons/new", SEASON)
    expect(viewOf(await confirmationResponse.text()).getByRole("status").textContent).toContain(
      "This changes the price of",
    )
    expect((await saveConfirmed("/seasons/new", SEASON)).status).toBe(303)
    expect((await settings.open("/seasons")).text).toContain("Perahera")
    const { text } = await page(`${vanPath}?${datesQuery}`)
    expect(text).toContain("Season: Perahera +15 %")
    // 7 days at 17,400 and 10 at 20,010.
    expect(text).toContain("LKR 321,900.00")
    expect((await page(`/carlist?q=hi-roof&${datesQuery}`)).text).toContain("LKR 321,900.00")
  })

  it("is refused at its first day if it overlaps another, with the other's name and days", async () => {
    const formValues = {
      ...SEASON,
      name: "School holidays",
      from: SEASON.until,
      until: inDays(60).slice(0, 10),
    }
    const response = await settings.save("/seasons/new", formValues)
    expect(response.status).toBe(422)
    const form = viewOf(await response.text())
    expect(form.all("[aria-invalid]").map(({ id }) => id)).toEqual(["from"])
    expect(form.getByRole("alert").textContent).toContain("These days overlap the season Perahera")
    for (const [field, value] of Object.entries(formValues)) expect(form.value(field), field).toBe(value)
  })

  it("can be edited without overlapping itself, and be removed after its effect was confirmed", async () => {
    const editedSeason = { ...SEASON, "opened-for": SEASON.name, percent: "20" }
    expect((await saveConfirmed("/seasons/1", editedSeason)).status).toBe(303)
    expect((await page(`${vanPath}?${datesQuery}`)).text).toContain("Season: Perahera +20 %")
    const confirmation = viewOf(await (await settings.submit("/seasons", "remove 0")).text())
    expect(confirmation.getByRole("status").textContent).toContain("This changes the price of")
    expect(
      confirmation.getByRole("heading", { name: "Check the prices before you remove this" }),
    ).toBeDefined()
    expect(confirmation.getByRole("button", { name: "Remove Perahera and change the prices" })).toBeDefined()
    expect((await page(`${vanPath}?${datesQuery}`)).text).toContain("Season: Perahera +20 %")
    const confirmedFields = { act: "remove 0", "effect-seen": confirmation.value("effect-seen") }
    expect((await settings.save("/seasons", confirmedFields)).status).toBe(303)
    expect((await page(`${vanPath}?${datesQuery}`)).text).toContain("LKR 295,800.00")
  })

  it("is restored by undoing its removal, after its effect was confirmed", async () => {
    const confirmation = viewOf(await (await settings.submit("/seasons", "set-back")).text())
    expect(confirmation.getByRole("status").textContent).toContain("This changes the price of")
    expect(
      confirmation.getByRole("button", { name: "Undo the last change and change the prices" }),
    ).toBeDefined()
    expect((await page(`${vanPath}?${datesQuery}`)).text).toContain("LKR 295,800.00")
    const confirmedFields = { act: "set-back", "effect-seen": confirmation.value("effect-seen") }
    expect((await settings.save("/seasons", confirmedFields)).status).toBe(303)
    expect((await page(`${vanPath}?${datesQuery}`)).text).toContain("Season: Perahera +20 %")
    const stale = await settings.save("/seasons", { act: "set-back", version: "0" })
    expect(stale.status).toBe(409)
  })
})
