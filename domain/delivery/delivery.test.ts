import { describe, expect, it } from "vitest"
import { backOffSeconds, dueIfUnfinished, isAbandoned, MAX_ATTEMPTS } from "./delivery.ts"

const DAY = 24 * 60 * 60

describe("backOffSeconds", () => {
  it.each([
    [-3600, 30],
    [0, 30],
    [29, 30],
    [30, 60],
    [89, 60],
    [90, 120],
    [15_329, 7_680],
    [15_330, 15_360],
    [30_690, 21_600],
    [90 * DAY, 21_600],
  ])("is, after %i seconds of waiting, %i", (waited, seconds) => expect(backOffSeconds(waited)).toBe(seconds))

  it("is as long as the server asks for, but no more than a day", () => {
    expect(backOffSeconds(0, 600)).toBe(600)
    expect(backOffSeconds(15_330, 600)).toBe(15_360)
    expect(backOffSeconds(0, 10 * DAY)).toBe(DAY)
  })

  it.each([1, 1.1])(
    "doubles with each attempt, with a jitter of %f, for about two days before a delivery is abandoned",
    (spread) => {
      let waited = 0
      const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, () => {
        const seconds = backOffSeconds(waited)
        waited += seconds * spread
        return seconds
      })
      expect(waits.slice(0, 10)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360])
      expect(waits.slice(10)).toEqual(Array(7).fill(21_600))
      expect(waited / DAY).toBeGreaterThan(2)
      expect(waited / DAY).toBeLessThan(2.5)
    },
  )
})

describe("dueIfUnfinished", () => {
  const writtenAt = new Date("2026-11-21T12:00:00Z")
  const at = (seconds: number) => new Date(writtenAt.getTime() + seconds * 1000)
  it.each([
    [0, 60],
    [60, 120],
    [120, 240],
    [15_330, 30_690],
  ])(
    "is when both lease and back-off have ended: an attempt started at second %i is due at second %i",
    (begun, due) =>
      expect(dueIfUnfinished(writtenAt, { now: at(begun), until: at(begun + 60) })).toEqual(at(due)),
  )
})

describe("isAbandoned", () => {
  const receivedAt = new Date("2026-11-21T12:00:00Z")
  it.each([
    [17, 10 * DAY, false],
    [18, 0, false],
    [18, 2 * DAY - 1, false],
    [18, 2 * DAY, true],
    [400, 2 * DAY - 1, false],
  ])("is, after %i attempts in %i seconds, %s", (attempts, seconds, expected) => {
    expect(isAbandoned(attempts, receivedAt, new Date(receivedAt.getTime() + seconds * 1000))).toBe(expected)
  })
})
