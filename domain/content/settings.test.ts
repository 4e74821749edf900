import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { content, fileContent } from "#tests/content/content.ts"
import { sampleLicenceRules } from "#tests/support/sample-licence-rules.ts"
import { contentOf } from "./file-content.ts"
import { noticesInForce } from "./notices-in-force.ts"
import { fillPlaceholders, unknownRules } from "./rule-texts.ts"
import { ruleTexts } from "./rules.ts"
import { settingChanges } from "./setting-changes.ts"
import { checkSetting, mergeGallery, SETTING_KEYS, settingInput } from "./settings.ts"

const { settings } = fileContent
const question = { group: "Money", question: "How?", answer: "So.", checkedOn: "2026-11-22" }
const season = { name: "Christmas", from: "2026-12-15", until: "2027-01-15", percent: 15 }
const fee = { place: "Negombo", amount: 8500 }
const notice = { kind: "notice", text: "Closed on Poya", from: null, until: null } as const

describe("a setting", () => {
  it.each(SETTING_KEYS)("%s is parsed to the same value after it is written", (key) => {
    const text = JSON.stringify(settingInput(key, settings[key]))
    expect(checkSetting(key, JSON.parse(text))).toEqual({ ok: true, value: settings[key] })
  })

  it.each([
    ["contact", { ...settings.contact, phone: "javascript:alert(1)" }, "phone"],
    ["contact", { ...settings.contact, email: "nobody" }, "email"],
    ["contact", { ...settings.contact, addressLines: [] }, "addressLines"],
    ["contact", { ...settings.contact, addressLines: ["Road", "Road"] }, "addressLines.1"],
    ["contact", { ...settings.contact, latitude: 78.6 }, "latitude"],
    ["contact", { ...settings.contact, officeHours: { opens: 18, closes: 7 } }, "officeHours"],
    [
      "contact",
      { ...settings.contact, social: [{ service: "video", href: "javascript:alert(1)" }] },
      "social.0.href",
    ],
    ["rules", { ...writtenRules(), cleaningFrom: 7000 }, "cleaningTo"],
    ["rules", { ...writtenRules(), minimumAge: 18.5 }, "minimumAge"],
    ["rules", { ...writtenRules(), insuranceExcess: -1 }, "insuranceExcess"],
    ["questions", [question, { ...question, answer: "" }], "1.answer"],
    ["questions", [question, question], "1"],
    ["questions", [{ ...question, checkedOn: "yesterday" }], "0.checkedOn"],
    ["questions", [{ ...question, checkedOn: "2026-02-31" }], "0.checkedOn"],
    ["notices", [{ ...notice, from: "2026-13-01" }], "0.from"],
    ["questions", [{ ...question, answer: "x".repeat(3001) }], "0.answer"],
    ["gallery", [{ scene: "galle", caption: " ", alt: "A fort", isHidden: false }], "0.caption"],
    ["notices", [{ ...notice, from: "2026-12-24", until: "2026-12-23" }], "0.until"],
    ["notices", [{ ...notice, kind: "advertisement" }], "0.kind"],
    ["agents", ["Office 1", "Office 1"], "1"],
    ["abroad", { ...settings.abroad, everyTier: 5 }, "everyTier"],
    ["abroad", { ...settings.abroad, oneWeek: 120.125 }, "oneWeek"],
    ["availability", { isShown: "yes" }, "isShown"],
    ["seasons", [{ ...season, name: "" }], "0.name"],
    ["seasons", [{ ...season, until: "2026-12-14" }], "0.until"],
    ["seasons", [{ ...season, until: "2027-12-16" }], "0.until"],
    ["seasons", [{ ...season, percent: 0 }], "0.percent"],
    ["seasons", [{ ...season, percent: -91 }], "0.percent"],
    ["seasons", [season, { ...season, from: "2027-02-01", until: "2027-02-02" }], "1"],
    ["seasons", [season, { ...season, name: "New Year", from: "2027-01-15" }], "1"],
    ["seasons", [season, { ...season, name: "December", from: "2026-12-01", until: "2027-01-31" }], "1"],
    ["costs", { ...settings.costs, oneWay: [{ place: "Negombo", amount: 0 }] }, "oneWay.0.amount"],
    ["costs", { ...settings.costs, oneWay: [fee, { ...fee, place: "negombo" }] }, "oneWay.1"],
    ["costs", { ...settings.costs, euro: 350.123, ratesOn: "2026-11-12" }, "euro"],
    ["costs", { ...settings.costs, euro: 350 }, "ratesOn"],
    ["costs", { ...settings.costs, diesel: 280 }, "fuelOn"],
    ["costs", { ...settings.costs, nightFee: 1500, nightUntil: 6 }, "nightFrom"],
    ["costs", { ...settings.costs, nightFee: 1500, nightFrom: 22 }, "nightUntil"],
    ["costs", { ...settings.costs, nightFrom: 22, nightUntil: 22 }, "nightUntil"],
    ["costs", { ...settings.costs, nightFrom: 24 }, "nightFrom"],
    ["licence", sampleLicenceRules({ feesSeen: null }), "ways.0.feesSeen"],
    ["licence", { ...sampleLicenceRules(), cases: sampleLicenceRules().cases.slice(1) }, "cases"],
    ["licence", { ...sampleLicenceRules(), ways: [] }, "cases.3.ways"],
    ["licence", sampleLicenceRules({ licenceMonths: 0 }), "ways.0.licenceMonths"],
    ["licence", { ...sampleLicenceRules(), readOn: "2026-02-30" }, "readOn"],
    ["agents", Array.from({ length: 31 }, (_, number) => `Office ${number}`), "30"],
  ] as const)("%s with an invalid value is refused, with the path of the value", (key, value, path) => {
    const checked = checkSetting(key, value)
    expect(checked).toMatchObject({ ok: false, paths: expect.arrayContaining([path]) })
  })

  it("has texts of one line, without control characters", () => {
    const checked = checkSetting("agents", [" Kandy\u0000\r\noffice "])
    expect(checked).toEqual({ ok: true, value: ["Kandy office"] })
  })
})

describe("the content with edited settings", () => {
  it("has the new figure in every text", () => {
    const rules = { ...settings.rules, mileageAllowanceKm: 123, insuranceExcess: rupees(7_500) }
    const edited = contentOf(fileContent, {
      settings: { ...settings, rules },
      enquiryRetentionMonths: null,
      enquiryRetentionFrom: null,
    })
    expect(edited.terms.find(({ title }) => title === "Insurance")?.figure).toBe("Rs.\u00a07,500")
    expect(edited.faq.find(({ question }) => question === "How far may I drive?")?.answer).toContain("123 km")
    expect(JSON.stringify(edited.guide("ella")?.sections)).toContain("123 km")
    expect(JSON.stringify(edited.page("rent-a-car-sri-lanka"))).toContain("123 km")
    expect(JSON.stringify(content.guide("ella")?.sections)).not.toContain("123 km")
  })

  it("is the content of the files if nothing was edited", () => {
    expect(
      contentOf(fileContent, { settings, enquiryRetentionMonths: null, enquiryRetentionFrom: null }).guide(
        "ella",
      ),
    ).toEqual(content.guide("ella"))
    expect(content.guide("atlantis")).toBeNull()
    expect(content.agents).toEqual(["Office 1", "Office 2"])
  })

  it("includes new drawings, and no picture without a drawing", () => {
    const [first, second, third] = settings.gallery
    if (!first || !second || !third) throw new Error("the gallery has at least three pictures")
    const edited = [
      { ...second, caption: "Another" },
      { ...first, isHidden: true },
      { ...first, scene: "gone" },
    ]
    expect(mergeGallery(edited, [first, second, third])).toEqual([edited[0], edited[1], third])
  })
})

describe("figures in a text", () => {
  it("are inserted by their names, at any depth", () => {
    const texts = ruleTexts(settings.rules)
    expect(fillPlaceholders({ lines: ["{minimumAge} years", 3, null] }, texts)).toEqual({
      lines: ["21 years", 3, null],
    })
  })

  it("stay unchanged and are reported if no rule has their name", () => {
    expect(fillPlaceholders("{toString} {price}", ruleTexts(settings.rules))).toBe("{toString} {price}")
    expect(unknownRules("From {minimumAge} to {price}")).toEqual([{ name: "price", offset: 21 }])
  })
})

describe("notices", () => {
  it.each([
    ["2026-12-23", []],
    ["2026-12-24", ["Christmas"]],
    ["2026-12-26", ["Christmas"]],
    ["2026-12-27", []],
  ])("are shown from their first day to their last: on %s, %j", (day, texts) => {
    const notices = [{ ...notice, text: "Christmas", from: "2026-12-24", until: "2026-12-26" }]
    expect(noticesInForce(notices, day).map(({ text }) => text)).toEqual(texts)
  })

  it("are always shown if they have no days", () =>
    expect(noticesInForce([notice], "2030-01-01")).toEqual([notice]))
})

describe("the changes of a setting", () => {
  it("are named by field", () => {
    const to = { ...settings.contact, phone: "+94 66 223 4567", officeHours: { opens: 8, closes: 18 } }
    expect(settingChanges("contact", settings.contact, to)).toEqual([
      { field: "phone", from: "+94 66 000 0000", to: "+94 66 223 4567" },
      { field: "officeHours: opens", from: "7", to: "8" },
    ])
  })

  it("are named by service for social pages, and a removed one does not shift the others", () => {
    const video = { service: "video", href: "https://videos.example/rentals" } as const
    const photos = { service: "photos", href: "https://photos.example/rentals" } as const
    const from = { ...settings.contact, social: [video, photos] }
    const to = { ...settings.contact, social: [photos] }
    expect(settingChanges("contact", from, to)).toEqual([
      { field: "social: video", from: "https://videos.example/rentals", to: null },
    ])
  })

  it("are named by entry for a list, and another order is one change", () => {
    const other = { ...question, question: "Why?" }
    expect(settingChanges("questions", [question], [{ ...question, answer: "Thus." }])).toEqual([
      { field: "How?: answer", from: "So.", to: "Thus." },
    ])
    expect(settingChanges("questions", [question, other], [other, question])).toEqual([
      { field: "order", from: "How? | Why?", to: "Why? | How?" },
    ])
    expect(settingChanges("questions", [question], [other, question])).toEqual([
      { field: "Why?: group", from: null, to: "Money" },
      { field: "Why?: question", from: null, to: "Why?" },
      { field: "Why?: answer", from: null, to: "So." },
      { field: "Why?: checkedOn", from: null, to: "2026-11-22" },
    ])
  })

  it("are one change for a list of texts", () => {
    expect(settingChanges("agents", ["Kandy"], ["Galle", "Kandy"])).toEqual([
      { field: "agents", from: "Kandy", to: "Galle, Kandy" },
    ])
  })

  it("are named by office and answer for licences, and a removed fee does not shift the others", () => {
    const from = sampleLicenceRules({
      fees: [
        { what: "One month", rupees: 15_000, months: 1 },
        { what: "Two months", rupees: 21_000, months: 2 },
      ],
    })
    const to = sampleLicenceRules({ fees: [{ what: "Two months", rupees: 21_000, months: 2 }] })
    expect(settingChanges("licence", from, to)).toEqual([
      {
        field: "The desk: fees",
        from: "One month | 15000 | 1, Two months | 21000 | 2",
        to: "Two months | 21000 | 2",
      },
    ])
    const renamed = sampleLicenceRules({ name: "The counter" })
    expect(settingChanges("licence", sampleLicenceRules(), renamed)).toContainEqual({
      field: "foreign car: offices",
      from: "The desk",
      to: "The counter",
    })
  })

  it("are none if both values are equal", () => {
    for (const key of SETTING_KEYS) expect(settingChanges(key, settings[key], settings[key])).toEqual([])
  })
})

function writtenRules() {
  return settingInput("rules", settings.rules) as Record<string, number> // rules are written as numbers
}
