import { describe, expect, it } from "vitest"
import { passwordError } from "./password.ts"

const GUESSABLE_WORDS = ["Nimal", "nimal@example.lk", "Rent Car Service", "Al"]

describe("a new password", () => {
  it.each([
    ["elevensigns", "tooShort"],
    ["twelve signs", null],
    ["x".repeat(128), null],
    ["x".repeat(129), "tooLong"],
    ["කඳුකරයේ මාවත දිගේ", null],
    ["Nimal 2026 !!", null],
    ["nimal2026!!!", null],
    ["nimal nimal 1", "tooPersonal"],
    ["NIMAL@example.lk", "tooPersonal"],
    ["rent car service 1", "tooPersonal"],
    ["rent car service for pilgrims", null],
    ["al al al al al al", null],
  ] as const)("'%s' has the error %s", (password, errorCode) => {
    expect(passwordError(password, GUESSABLE_WORDS)).toBe(errorCode)
  })
})
