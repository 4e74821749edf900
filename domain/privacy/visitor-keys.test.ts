import { describe, expect, it } from "vitest"
import { emailKey, numberKey, visitorSearchFrom } from "./visitor-keys.ts"

describe("a telephone number", () => {
  it.each([
    "+94 77 123 4567",
    "+94771234567",
    "0094 77 123 4567",
    "94 77 123 4567",
    "077 123 4567",
    "077-123.4567",
    "77 123 4567",
    "+94 (0)77 123 4567",
    "Call 077 123 4567 or 071 765 4321",
  ])("is the same in the format %s", (written) => expect(numberKey(written)).toBe("94771234567"))

  it.each([
    ["+49 30 1234567", "49301234567"],
    ["+1 (415) 555-0100", "14155550100"],
    ["0049 30 1234567", "49301234567"],
  ])("has its own code in another country: %s", (written, key) => expect(numberKey(written)).toBe(key))

  it.each(["", "ask me", "12"])("is null for '%s'", (written) => expect(numberKey(written)).toBeNull())
})

describe("an email address", () => {
  it("is the same in any case, with spaces around it", () =>
    expect(emailKey(" Anna@Example.COM ")).toBe("anna@example.com"))
  it("is null if it is empty", () => expect(emailKey(" ")).toBeNull())
})

describe("the search for a visitor's data", () => {
  it.each([
    [" Anna@example.com", { by: "email", key: "anna@example.com" }],
    ["7k4m-2q9t", { by: "reference", key: "7K4M-2Q9T" }],
    ["077 123 4567", { by: "number", key: "94771234567" }],
    ["Anna Perera", null],
    ["", null],
  ])("is parsed from '%s'", (text, search) => expect(visitorSearchFrom(text)).toEqual(search))
})
