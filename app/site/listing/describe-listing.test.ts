import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isFittedDescription } from "#app/site/fitted-text.ts"
import { en } from "#messages/en.ts"
import { seedFleet } from "#seed/fleet.ts"
import { describeListing } from "./describe-listing.ts"

const messages = en.listing
const vans = { id: "vans", name: "Vans", description: "Six to fourteen seats for families." }

describe("the description of a listing", () => {
  it("has 120 to 160 characters for each seeded category, and differs between them", () => {
    const descriptions = seedFleet.categories.map(
      (category) => describeListing(category.id, category, 1, messages).description,
    )
    expect(descriptions.filter((text) => !isFittedDescription(text))).toEqual([])
    expect(new Set(descriptions).size).toBe(seedFleet.categories.length)
  })

  it("has that length for the categories of an external admin host", () => {
    const anyText = fc.string({ minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(anyText, fc.option(anyText), fc.integer({ min: 1, max: 99 }), (name, description, page) => {
        const text = describeListing("7", { id: "7", name, description }, page, messages).description
        expect(isFittedDescription(text), text).toBe(true)
      }),
    )
  })

  it.each([
    ["all vehicles", null, null],
    ["a category without a name", "boats", null],
  ])("has that length for %s", (_, categoryId, category) => {
    for (const page of [1, 2]) {
      const { description } = describeListing(categoryId, category, page, messages)
      expect(isFittedDescription(description), description).toBe(true)
    }
  })

  it("contains the page number from the second page on", () => {
    expect(describeListing("vans", vans, 1, messages).name).toBe("Vans")
    const second = describeListing("vans", vans, 2, messages)
    expect(second).toMatchObject({ name: "Vans, page 2", heading: "Vans" })
    expect(second.description).toMatch(/^Vans for rent in Dambulla, Sri Lanka, page 2\. Six/)
  })
})
