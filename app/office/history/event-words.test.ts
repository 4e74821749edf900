import { describe, expect, it } from "vitest"
import { office } from "#messages/en/office.ts"
import { changeLine, fieldName } from "./event-words.ts"

const texts = office.history
const line = (from: string | null, to: string | null, field = "deposit") =>
  changeLine({ field, from, to }, texts)

describe("a change in words", () => {
  it.each([
    ["25,000.00", "30,000.00", "deposit: from 25,000.00 to 30,000.00"],
    [null, "30,000.00", "deposit: 30,000.00"],
    ["25,000.00", null, "deposit: emptied, it was 25,000.00"],
    [null, null, "deposit: set anew"],
  ])("from %s to %s", (from, to, words) => expect(line(from, to)).toBe(words))

  it("that has no values to show says what was done", () => {
    expect(line(null, null, "sessions")).toBe("signed out everywhere")
  })

  it.each([
    ["x".repeat(61), "short"],
    ["short", "two\nlines"],
  ])("leaves texts that no line holds to a place of their own", (from, to) =>
    expect(line(from, to)).toBeNull(),
  )
})

describe("the name of a field", () => {
  it.each([
    ["secondFactor", "second factor"],
    ["extraKm", "extra km"],
    ["pick-up_place.address", "pick up place address"],
    ["frontSeatsLeft", "front seats left"],
  ])("%s is %s", (field, name) => expect(fieldName(field, texts)).toBe(name))
})
