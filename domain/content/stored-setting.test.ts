import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { fileContent } from "#tests/content/content.ts"
import { rulesInput } from "./rules.ts"
import type { SettingKey } from "./settings.ts"
import { readStoredSetting, storedSetting } from "./stored-setting.ts"

const { settings } = fileContent

const ruleRow = { ...rulesInput(settings.rules), mileageAllowanceKm: 123, insuranceExcess: 7500 }
const rules = { ...settings.rules, mileageAllowanceKm: 123, insuranceExcess: rupees(7500) }
const contact = { ...settings.contact, phone: "+94 66 223 4567", officeHours: { opens: 8, closes: 20 } }
const profile = { service: "video", href: "https://videos.lk/us" } as const
const notice = { kind: "warning", text: "Closed on Poya", from: null, until: "2026-12-24" } as const
const question = { group: "Money", question: "How?", answer: "So.", checkedOn: "2026-11-22" }
const season = { name: "Christmas", from: "2026-12-15", until: "2027-01-15", percent: 15 }
const picture = { scene: "galle", caption: "A fort", alt: "A fort by the sea", isHidden: true }

const read = (key: SettingKey, row: unknown) => readStoredSetting(key, row, settings[key])

describe("a row that was stored before a field existed", () => {
  it.each(Object.keys(ruleRow))(
    "gets the default of the rule %s and has the other rules unchanged",
    (name) => {
      const value = { ...rules, [name]: settings.rules[name as keyof typeof rules] } // a key of `ruleRow`
      expect(read("rules", without(ruleRow, name))).toEqual({ value, replacedPaths: [] })
    },
  )

  it.each(Object.keys(contact))(
    "gets the default of the contact value %s and has the others unchanged",
    (name) => {
      const value = { ...contact, [name]: settings.contact[name as keyof typeof contact] } // a key of `contact`
      expect(read("contact", without(contact, name))).toEqual({ value, replacedPaths: [] })
    },
  )

  it("gets the default of a closing hour and has its opening hour unchanged", () => {
    const value = { ...contact, officeHours: { opens: 8, closes: settings.contact.officeHours.closes } }
    expect(read("contact", { ...contact, officeHours: { opens: 8 } })).toEqual({ value, replacedPaths: [] })
  })

  it.each([
    ["notices", { text: "Closed" }, { kind: "notice", text: "Closed", from: null, until: null }],
    ["gallery", without(picture, "isHidden"), { ...picture, isHidden: false }],
  ] as const)("takes the defaults of missing fields in an entry of the %s", (key, entry, expected) => {
    expect(read(key, [entry])).toEqual({ value: [expected], replacedPaths: [] })
  })
})

describe("a row with keys of a later version", () => {
  it.each([
    ["rules", { ...ruleRow, later: 4000 }, rules],
    ["contact", { ...contact, later: "none" }, contact],
    ["contact", { ...contact, officeHours: { ...contact.officeHours, later: 12 } }, contact],
    ["contact", { ...contact, social: [{ ...profile, later: "Videos" }] }, { ...contact, social: [profile] }],
    ["notices", [{ ...notice, later: "red" }], [notice]],
    ["questions", [{ ...question, later: true }], [question]],
    ["gallery", [{ ...picture, later: "us" }], [picture]],
    ["abroad", { ...settings.abroad, everyTier: 120, later: 5 }, { ...settings.abroad, everyTier: 120 }],
    ["seasons", [{ ...season, later: "us" }], [season]],
  ] as const)("has the values of the known keys: %s %#", (key, row, value) => {
    expect(read(key, row)).toEqual({ value, replacedPaths: [] })
  })
})

describe("a row with a value that this version refuses", () => {
  const { cleaningFrom, cleaningTo } = settings.rules
  const hours = settings.contact.officeHours

  it.each([
    ["rules", { minimumAge: "young" }, {}, ["minimumAge"]],
    ["rules", { minimumAge: 100_001, depositHeldDays: -1 }, {}, ["minimumAge", "depositHeldDays"]],
    ["rules", { cleaningFrom: 7000, cleaningTo: 6500 }, { cleaningFrom, cleaningTo }, ["cleaningTo"]],
    ["rules", { cleaningFrom: 7000, cleaningTo: 6000 }, { cleaningFrom, cleaningTo }, ["cleaningTo"]],
    ["rules", { cleaningFrom: -1, cleaningTo: 500 }, { cleaningFrom, cleaningTo }, ["cleaningFrom"]],
    ["contact", { latitude: 78.6 }, {}, ["latitude"]],
    ["contact", { officeHours: { opens: 20, closes: 8 } }, { officeHours: hours }, ["officeHours"]],
    ["contact", { officeHours: "always" }, { officeHours: hours }, ["officeHours"]],
    [
      "contact",
      { social: [{ ...profile, service: "other" }, profile] },
      { social: [profile] },
      ["social.0.service"],
    ],
    [
      "contact",
      { addressLines: ["Road", "Road", "Town"] },
      { addressLines: ["Road", "Town"] },
      ["addressLines.1"],
    ],
  ] as const)("keeps the other fields: %s with %j", (key, invalid, expected, replacedPaths) => {
    const [row, value] = key === "rules" ? [ruleRow, rules] : [contact, contact]
    const result = read(key, { ...row, ...invalid })
    expect(result.value).toEqual({ ...value, ...expected })
    expect(result.replacedPaths.toSorted()).toEqual(replacedPaths.toSorted())
  })

  it.each([
    ["notices", [{ ...notice, kind: "advertisement" }, notice], [notice], ["0.kind"]],
    ["notices", notices(21), notices(20), ["20"]],
    ["questions", [question, { ...question, question: "Why?", answer: "" }], [question], ["1.answer"]],
    ["questions", [question, question], [question], ["1"]],
    [
      "gallery",
      [without(picture, "alt"), { ...picture, scene: "ella" }],
      [{ ...picture, scene: "ella" }],
      ["0.alt"],
    ],
    ["agents", ["Kandy", 3, "Galle"], ["Kandy", "Galle"], ["1"]],
  ] as const)("keeps the other entries: %s %#", (key, row, value, replacedPaths) => {
    expect(read(key, row)).toEqual({ value, replacedPaths })
  })

  it.each([
    ["rules", []],
    ["contact", null],
    ["questions", {}],
    ["agents", [3]],
  ] as const)("takes the default if nothing is left: %s %j", (key, row) => {
    const { value, replacedPaths } = read(key, row)
    expect(value).toEqual(settings[key])
    expect(replacedPaths).toHaveLength(1)
  })

  it("stays empty if the office emptied it", () => {
    expect(read("agents", [])).toEqual({ value: [], replacedPaths: [] })
  })
})

describe("a setting that is saved over a row", () => {
  it("preserves the rules that only a later version knows", () => {
    const before = { ...ruleRow, later: 4000 }
    expect(storedSetting("rules", { ...rules, minimumAge: 25 }, before)).toEqual({
      ...before,
      minimumAge: 25,
    })
  })

  it("is complete if there was no row", () => {
    expect(storedSetting("rules", rules, undefined)).toEqual(ruleRow)
    expect(storedSetting("agents", ["Kandy"], ["Galle"])).toEqual(["Kandy"])
  })
})

function notices(count: number) {
  return Array.from({ length: count }, (_, number) => ({ ...notice, text: `Notice ${number}` }))
}

function without(row: object, name: string) {
  return Object.fromEntries(Object.entries(row).filter(([key]) => key !== name))
}
