import { describe, expect, it } from "vitest"
import { backOffSeconds, isGivenUp, MAX_ATTEMPTS } from "./delivery.ts"

const DAY = 24 * 60 * 60

describe("backOffSeconds", () => {
  it.each([
    [1, 30],
    [2, 60],
    [3, 120],
    [10, 15_360],
    [11, 21_600],
    [50, 21_600],
    [2000, 21_600],
  ])("waits after try %i for %i seconds", (attempts, seconds) =>
    expect(backOffSeconds(attempts)).toBe(seconds),
  )

  it("waits as long as the other side asks, but no more than a day", () => {
    expect(backOffSeconds(1, 600)).toBe(600)
    expect(backOffSeconds(10, 600)).toBe(15_360)
    expect(backOffSeconds(1, 10 * DAY)).toBe(DAY)
  })

  it("tries for about two days before it leaves a message to a person", () => {
    let seconds = 0
    for (let attempts = 1; attempts < MAX_ATTEMPTS; attempts++) seconds += backOffSeconds(attempts)
    expect(seconds / DAY).toBeGreaterThan(2)
    expect(seconds / DAY).toBeLessThan(2.5)
  })
})

describe("isGivenUp", () => {
  const receivedAt = new Date("2026-11-21T12:00:00Z")
  it.each([
    [17, 10 * DAY, false],
    [18, 0, false],
    [18, 2 * DAY - 1, false],
    [18, 2 * DAY, true],
    [400, 2 * DAY - 1, false],
  ])("after %i tries in %i seconds: %s", (attempts, seconds, expected) => {
    expect(isGivenUp(attempts, receivedAt, new Date(receivedAt.getTime() + seconds * 1000))).toBe(expected)
  })
})
