import { expect, it } from "vitest"
import { guessScore } from "./guess-score.ts"
import { isGuessable } from "./guessable.ts"

const EXTRA_WORDS = ["Kumari", "kumari@example.lk", "kumari", "Rent Car Service"]

it.each([
  "password1234",
  "passwordpassword",
  "P@ssw0rd2026!",
  "qwertyuiop123",
  "zaq12wsxcde34",
  "1234567890123",
  "aaaaaaaaaaaa",
  "letmeinletmein",
  "dambulla2026",
  "srilanka2026",
  "Sigiriya1234",
  "kumari123456",
  "x".repeat(128),
])("the password '%s' is guessable", (password) => {
  expect(guessScore(password, EXTRA_WORDS)).toBeLessThan(3)
})

it.each(["a road through the hills", "a boat on the tank", "කඳුකරයේ මාවත දිගේ", "Tr4-vexing-Quill"])(
  "the password '%s' is not guessable",
  (password) => {
    expect(guessScore(password, EXTRA_WORDS)).toBeGreaterThanOrEqual(3)
  },
)

it("estimates passwords in a worker thread", async () => {
  expect(await isGuessable("password1234", EXTRA_WORDS)).toBe(true)
  expect(await isGuessable("a road through the hills", EXTRA_WORDS)).toBe(false)
})
