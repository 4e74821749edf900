import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { LICENCE_FORM } from "#app/office/site/licence/licence-form.ts"
import { type View, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import { HARMFUL_MARKUP, isInjected, SettingPages } from "./setting-pages.ts"

const PATH = "/licence"

let site: Site
let owner: StaffBrowser
let settings: SettingPages
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  settings = new SettingPages(owner)
})
afterAll(() => site.remove())

const answerPage = async (vehicle = "car") =>
  viewOf(await (await fetch(`${site.url}/may-i-drive?country=DE&vehicle=${vehicle}`)).text())

/** The values of the form, as a browser would submit them. The fields of offices that the page does not show are missing. */
function valuesOn(view: View): Record<string, string> {
  const form = view.one("main form:has([name=readOn])")
  return Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>("input[name], textarea[name], select[name]")]
      .filter(({ name }) => LICENCE_FORM.fields.includes(name))
      .map(({ name, value }) => [name, value]),
  )
}

const currentValues = async () => valuesOn(await settings.open(PATH))

describe("the office's page of licences and permits", () => {
  it("shows the values of the content files until it is edited, and stores no version of them", async () => {
    const values = await currentValues()
    expect(values["office-1-fees"]).toContain("One month | 15,000 | 1\n")
    expect(values["office-1-sources"]).toContain("https://lankanewsweb.net/archives/146255 | 2025-11 | A")
    expect(values["foreign-car-ways"]).toBe("1, 2, 3")
    expect((await settings.save(PATH, values)).status).toBe(303)
    expect(await settings.versionOf(PATH)).toBe("0")
  })

  it.each([
    ["readOn", "yesterday"],
    ["drivingAge", "eighteen"],
    ["experienceYears", "-1"],
    ["notKnown", ""],
    ["office-1-name", ""],
    ["office-2-name", "The motoring department's desk at the airport"],
    ["office-1-fees", "One month: 15,000"],
    ["office-1-fees", "One month | 15,000 | soon"],
    ["office-1-fees", "One month | 15,000\nOne month | 16,000"],
    ["office-1-fees", "One month | 15,000 | 1 | in cash"],
    ["office-1-feesSeen", ""],
    ["office-1-licenceMonths", "a year"],
    ["office-1-sources", ""],
    ["office-1-sources", "A blog | http://blog.example/ | 2025 | C"],
    ["office-1-sources", "A blog | https://blog.example/ | last year | C"],
    ["office-1-sources", "A blog | https://blog.example/ | 2025 | D"],
    ["office-1-sources", "A blog | https://blog.example/ | 2025 | C | by a traveller"],
    ["office-1-note", "x".repeat(801)],
    ["foreign-car-text", ""],
    ["foreign-car-ways", "1, 5"],
    ["foreign-car-answer", "perhaps"],
  ])("shows an error at %s for '%s', with all submitted texts", async (field, text) => {
    const values = { ...(await currentValues()), "office-3-note": "A note that was typed.", [field]: text }
    const response = await settings.save(PATH, values)
    expect(response.status).toBe(422)
    const form = viewOf(await response.text())
    expect(form.all("[aria-invalid]").map(({ id }) => id)).toEqual([field])
    expect(form.value("office-3-note")).toBe("A note that was typed.")
    if (field !== "foreign-car-answer") expect(form.value(field)).toBe(text)
  })

  it("names the line that has too many parts", async () => {
    const text = "Card | 250\nOne month | 15,000 | 1 | in cash"
    const response = await settings.save(PATH, { ...(await currentValues()), "office-1-fees": text })
    const error = viewOf(await response.text()).one("#office-1-fees-error").textContent
    expect(error).toContain("This line has more than 3 parts: “One month | 15,000 | 1 | in cash”.")
  })

  it("can be saved by every member of staff, and is shown to visitors", async () => {
    const staff = await newStaffAt(site, owner, {
      name: "Kamala",
      email: "kamala@example.lk",
      password: "a boat on the morning tank",
    })
    const values = await currentValues()
    const response = await new SettingPages(staff).save(PATH, {
      ...values,
      readOn: "2026-11-27",
      "office-1-fees": "One month | Rs. 16,500 | 1\r\nCard | 250/=",
      "office-1-feesSeen": "2026-11-26",
      "office-4-name": "A new desk in Kandy",
      "office-4-steps": "Kandy\r\nMondays",
      "office-4-documents": "Passport",
      "office-4-note": "New this year.",
      "office-4-sources": `${HARMFUL_MARKUP} | https://news.example/ | - | b`,
      "foreign-car-ways": "4, 1",
    })
    expect(response.status).toBe(303)
    const view = await answerPage()
    expect(isInjected(view)).toBe(false)
    expect(view.text).toContain("We read the sources on 27 November 2026.")
    expect(view.text).toContain("Fees, as reported on 26 November 2026.")
    expect(view.text).toMatch(/One month\s*Rs\s16,500/)
    expect(view.all("#ways + ul > li > h3").map(({ textContent }) => textContent)).toEqual([
      "A new desk in Kandy",
      "The motoring department's desk at the airport",
    ])
    expect((await currentValues())["foreign-car-ways"]).toBe("4, 1")
  })

  it("removes an office whose fields are empty, and only when no answer names it", async () => {
    const values = await currentValues()
    const withoutSecond = Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        field,
        field.startsWith("office-2-") && !field.endsWith("-id") ? "" : value,
      ]),
    )
    const rejectionResponse = await settings.save(PATH, withoutSecond)
    expect(rejectionResponse.status).toBe(422)
    expect(
      viewOf(await rejectionResponse.text())
        .all("[aria-invalid]")
        .map(({ id }) => id),
    ).toEqual(["foreign-tukTuk-ways"])
    expect((await settings.save(PATH, { ...withoutSecond, "foreign-tukTuk-ways": "3" })).status).toBe(303)
    const after = await currentValues()
    expect([after["office-2-name"], after["foreign-tukTuk-ways"]]).toEqual([values["office-3-name"], "2"])
    expect((await answerPage("tukTuk")).text).not.toContain("Automobile Association of Ceylon")
  })

  it("refuses a form with an old version, and shows the submitted texts", async () => {
    const values = await currentValues()
    const version = await settings.versionOf(PATH)
    expect((await settings.save(PATH, { ...values, drivingAge: "19" })).status).toBe(303)
    const response = await settings.save(PATH, { ...values, drivingAge: "20", version })
    expect(response.status).toBe(409)
    const form = viewOf(await response.text())
    expect(form.value("drivingAge")).toBe("20")
    expect(form.text).toContain("Age from which the law lets people drive")
    expect((await currentValues()).drivingAge).toBe("19")
  })

  it("undoes the last change, and names it in the history", async () => {
    expect((await settings.submit(PATH, "set-back")).status).toBe(303)
    expect((await currentValues()).drivingAge).toBe("18")
    expect((await settings.open(PATH)).text).toContain("driving age: from 19 to 18")
  })
})
