import { describe, expect, it } from "vitest"
import { office } from "#messages/en/office.ts"
import { changeLine, fieldName } from "./change-line.ts"

const messages = office.history
const line = (from: string | null, to: string | null, field = "deposit") =>
  changeLine({ field, from, to }, messages)

describe("the line of a change", () => {
  it.each([
    ["25,000.00", "30,000.00", "deposit: from 25,000.00 to 30,000.00"],
    [null, "30,000.00", "deposit: 30,000.00"],
    ["25,000.00", null, "deposit: cleared, it was 25,000.00"],
    [null, null, "deposit: renewed"],
  ])("names the change from %s to %s", (from, to, words) => expect(line(from, to)).toBe(words))

  it("is the phrase of its field for a change without values, if the field has one", () => {
    expect(line(null, null, "sessions")).toBe("signed out everywhere")
  })

  it.each([
    ["x".repeat(61), "short"],
    ["short", "two\nlines"],
  ])("is null for values that do not fit in one line", (from, to) => expect(line(from, to)).toBeNull())
})

describe("the label of a field", () => {
  it.each([
    ["secondFactor", "second factor"],
    ["extraKm", "extra km"],
    ["pick-up_place.address", "pick up place address"],
    ["frontSeatsLeft", "front seats left"],
  ])("%s is %s", (field, name) => expect(fieldName(field, messages)).toBe(name))
})
