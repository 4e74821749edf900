import { describe, expect, it } from "vitest"
import { COMPUTED_PROPERTIES, FIELDS_OF } from "#domain/enquiry/fields.ts"
import { SAMPLE_CONTENTS } from "#tests/support/sample-enquiries.ts"
import { withoutPersonalData } from "./without-personal-data.ts"

/** Source: docs/decisions/0030-privacy-and-audit-log.md, 'Old enquiries', and 0073-plans-with-enquiries.md. */
const REMAINING_PROPERTIES = [
  "kind",
  "vehicleId",
  "vehicleName",
  "vehicleType",
  "tab",
  "way",
  "pickUpAt",
  "returnAt",
  "services", // the chosen extras
  "agent",
  "livesAbroad",
  "quote",
  "period",
  "price",
  "source",
]

describe.each(SAMPLE_CONTENTS)("an anonymised enquiry of the kind $kind", (content) => {
  it("has the same properties as before", () => {
    expect(Object.keys(withoutPersonalData(content)).sort()).toEqual(Object.keys(content).sort())
  })

  it("has values for the listed properties only", () => {
    const anonymised = withoutPersonalData(content)
    for (const [property, value] of Object.entries(content)) {
      if (REMAINING_PROPERTIES.includes(property))
        expect(anonymised, property).toHaveProperty(property, value)
      else if (value !== null) expect(anonymised, property).not.toHaveProperty(property, value)
    }
  })

  it("has no personal text anywhere", () => {
    const text = JSON.stringify(withoutPersonalData(content))
    for (const [property, value] of Object.entries(content)) {
      // A title such as Ms may be part of any text.
      if (typeof value !== "string" || REMAINING_PROPERTIES.includes(property) || property === "personTitle")
        continue
      expect(text, property).not.toContain(value)
    }
  })

  it("drops a property that neither `FIELDS_OF` nor `COMPUTED_PROPERTIES` lists", () => {
    expect(withoutPersonalData(Object.assign({ nickname: "Anna" }, content))).not.toHaveProperty("nickname")
  })
})

describe("the sample enquiries, on which the tests of privacy and of all channels depend", () => {
  it.each(SAMPLE_CONTENTS)("have only classified properties: $kind", (content) => {
    const classified = [...COMPUTED_PROPERTIES, ...Object.keys(FIELDS_OF[content.kind])]
    expect(Object.keys(content).filter((property) => !classified.includes(property))).toEqual([])
  })

  it.each(Object.keys(FIELDS_OF) as (keyof typeof FIELDS_OF)[])(
    "fill in every field of the kind %s",
    (kind) => {
      const filled = SAMPLE_CONTENTS.filter((content) => content.kind === kind).flatMap((content) =>
        Object.entries(content).flatMap(([property, value]) =>
          value === null || value === "" ? [] : [property],
        ),
      )
      expect(filled).toEqual(expect.arrayContaining(Object.keys(FIELDS_OF[kind])))
    },
  )
})
