import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import {
  amountField,
  changedFields,
  fieldTexts,
  numberField,
  optionalNumberField,
  readFields,
  slugField,
  slugify,
} from "./field-rules.ts"
import { NEW_VEHICLE_FIELDS, VEHICLE_FIELDS } from "./vehicle-fields.ts"

/** The typed texts of a vehicle's form. */
const TYPED = {
  name: " Toyota Aqua G ",
  categoryId: "hybrid-electric-cars",
  brand: "Toyota",
  model: "Aqua G",
  modelYear: "2018",
  colour: "Blue",
  body: "hatchback",
  units: "2",
  description: "Small and frugal.\r\nGood in town.",
  gearbox: "automatic",
  fuel: "hybrid",
  fuelLabel: "Hybrid",
  engineCc: "1,496",
  drive: "",
  rangeKm: "",
  kmPerLitre: "27.5",
  seats: "5",
  doors: "5",
  luggageLarge: "1",
  luggageSmall: "2",
  airConditioning: "yes",
  airbags: "",
  chauffeurOnly: "",
  unlimitedKilometersPrice: "2,500",
  extraKmRate: "60.50",
  deposit: "Rs. 50,000/=",
  extrasNotOffered: "roof-rack, child-seat,roof-rack, <b>",
}

describe("a typed vehicle", () => {
  it("is parsed completely", () => {
    expect(readFields(VEHICLE_FIELDS, TYPED)).toEqual({
      ok: true,
      value: {
        name: "Toyota Aqua G",
        categoryId: "hybrid-electric-cars",
        brand: "Toyota",
        model: "Aqua G",
        modelYear: 2018,
        colour: "Blue",
        body: "hatchback",
        units: 2,
        description: "Small and frugal.\nGood in town.",
        gearbox: "automatic",
        fuel: "hybrid",
        fuelLabel: "Hybrid",
        engineCc: 1496,
        drive: null,
        rangeKm: null,
        kmPerLitre: 27.5,
        seats: 5,
        doors: 5,
        luggageLarge: 1,
        luggageSmall: 2,
        airConditioning: true,
        airbags: false,
        chauffeurOnly: false,
        unlimitedKilometersPrice: rupees(2500),
        extraKmRate: rupees(60.5),
        deposit: rupees(50_000),
        ownExtras: false,
        extrasNotOffered: ["child-seat", "roof-rack"],
      },
    })
  })

  it("is parsed to the same values after it is formatted", () => {
    const read = readFields(VEHICLE_FIELDS, TYPED)
    if (!read.ok) throw new Error("the typed vehicle is valid")
    expect(readFields(VEHICLE_FIELDS, fieldTexts(VEHICLE_FIELDS, read.value))).toEqual(read)
  })

  it("has an error for each invalid field, in the order of the form", () => {
    const read = readFields(VEHICLE_FIELDS, {})
    expect(read.ok ? [] : read.fieldErrors.map(({ field }) => field)).toEqual(
      Object.keys(VEHICLE_FIELDS).filter(
        (field) =>
          ![
            "engineCc",
            "drive",
            "rangeKm",
            "kmPerLitre",
            "airConditioning",
            "airbags",
            "chauffeurOnly",
            "ownExtras",
            "extrasNotOffered",
          ].includes(field),
      ),
    )
  })

  it.each([
    ["name", "", "required"],
    ["name", "\u0000 \u0007", "required"],
    ["name", "x".repeat(81), "tooLong"],
    ["categoryId", "../cars", "notASlug"],
    ["modelYear", "1899", "outOfRange"],
    ["modelYear", "20l8", "notANumber"],
    ["body", "spaceship", "notOffered"],
    ["gearbox", "constructor", "notOffered"],
    ["units", "0", "outOfRange"],
    ["units", "100", "outOfRange"],
    ["units", "1.5", "notANumber"],
    ["units", "1e2", "notANumber"],
    ["units", "-1", "outOfRange"],
    ["kmPerLitre", "27.55", "notANumber"],
    ["deposit", "free", "notAnAmount"],
    ["deposit", "1.005", "notAnAmount"],
    ["deposit", "-5", "notAnAmount"],
    ["deposit", "999999999999", "notAnAmount"],
    ["deposit", "100000000", "outOfRange"],
    ["description", "x".repeat(2001), "tooLong"],
  ])("is refused with a %s of %j: %s", (field, text, errorCode) => {
    expect(readFields(VEHICLE_FIELDS, { ...TYPED, [field]: text })).toEqual({
      ok: false,
      fieldErrors: [{ field, errorCode }],
    })
  })

  it("needs its six rates, none of them 0, and a slug when it is new", () => {
    const rates = {
      oneWeek: "0",
      twoWeeks: "4,000",
      threeWeeks: "3900",
      oneMonth: "3800",
      threeMonths: "",
      sixMonths: "3500",
    }
    expect(readFields(NEW_VEHICLE_FIELDS, { ...TYPED, ...rates, id: "Aqua!" })).toEqual({
      ok: false,
      fieldErrors: [
        { field: "oneWeek", errorCode: "outOfRange" },
        { field: "threeMonths", errorCode: "required" },
        { field: "id", errorCode: "notASlug" },
      ],
    })
  })
})

describe("changed values", () => {
  const rules = { seats: numberField(1, 80), engineCc: optionalNumberField(1, 9999), deposit: amountField() }
  const before = { seats: 5, engineCc: null, deposit: rupees(40_000) }

  it("are the fields that differ, in the format of the form", () => {
    expect(changedFields(rules, before, { ...before, engineCc: 998, deposit: rupees(45_000.5) })).toEqual([
      { field: "engineCc", from: null, to: "998" },
      { field: "deposit", from: "40000", to: "45000.5" },
    ])
    expect(changedFields(rules, before, before)).toEqual([])
  })

  it("are all values of a new row", () => {
    expect(changedFields(rules, null, before)).toEqual([
      { field: "seats", from: null, to: "5" },
      { field: "deposit", from: null, to: "40000" },
    ])
  })
})

describe("a slug", () => {
  it.each([
    ["Toyota KDH Hi-Roof Van (14 Seater)", "toyota-kdh-hi-roof-van-14-seater"],
    ["  Citroën C3 ", "citroen-c3"],
    ["SUVs & Jeeps", "suvs-and-jeeps"],
    ["../../etc/passwd", "etc-passwd"],
    ["ටොයෝටා", ""],
    [`${"long ".repeat(30)}`, "long-".repeat(16).slice(0, -1)],
  ])("is derived from %j: %s", (name, slug) => {
    expect(slugify(name)).toBe(slug)
    if (slug) expect(slugField.read(slug)).toEqual({ ok: true, value: slug })
  })
})
