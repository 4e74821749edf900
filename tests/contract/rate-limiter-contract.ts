import { beforeEach, describe, expect, it } from "vitest"
import type { RateLimiter } from "#domain/enquiry/rate-limiter.ts"

/** The contract of every `RateLimiter`. `open` returns an empty one before each test. */
export function rateLimiterContract(name: string, open: () => Promise<RateLimiter>): void {
  describe(`${name} as a rate limiter`, () => {
    let limiter: RateLimiter
    beforeEach(async () => {
      limiter = await open()
    })
    const admit = (second: number, address = "203.0.113.7") =>
      limiter.admit(address, LIMITS, atSecond(second))

    it("admits five attempts a minute, and returns the wait for the sixth", async () => {
      const waits = []
      for (const second of [0, 1, 2, 3, 4, 10]) waits.push(await admit(second))
      expect(waits).toEqual([0, 0, 0, 0, 0, 50])
    })

    it.each([
      [59, 1],
      [59.999, 1],
      [60, 0],
    ])("makes an attempt at second %f, after five at second 0, wait for %i seconds", async (second, wait) => {
      for (let count = 0; count < 5; count++) await admit(0)
      expect(await admit(second)).toBe(wait)
    })

    it("admits one attempt for each that is older than a minute", async () => {
      for (const second of [0, 10, 20, 30, 40]) await admit(second)
      expect([await admit(60), await admit(60), await admit(69), await admit(70)]).toEqual([0, 10, 1, 0])
    })

    it.each([
      [3599, 1],
      [3600, 0],
    ])("admits thirty attempts an hour: at second %i the wait is %i", async (second, wait) => {
      for (let count = 0; count < 30; count++) expect(await admit(count * 30)).toBe(0)
      expect(await admit(second)).toBe(wait)
    })

    it("returns the longer of both waits", async () => {
      for (let count = 0; count < 25; count++) await admit(count * 30)
      for (let count = 0; count < 5; count++) await admit(1000 + count)
      expect(await admit(1010)).toBe(3600 - 1010)
    })

    it("does not count refused requests", async () => {
      for (let count = 0; count < 5; count++) await admit(0)
      for (let count = 0; count < 20; count++) expect(await admit(30)).toBe(30)
      expect(await admit(60)).toBe(0)
    })

    it("ignores future times after the clock was set back", async () => {
      for (let count = 0; count < 5; count++) await admit(86_400)
      expect(await admit(0)).toBe(0)
    })

    it("counts each address separately", async () => {
      for (let count = 0; count < 5; count++) await admit(0)
      expect(await admit(0)).toBe(60)
      expect(await admit(0, "203.0.113.8")).toBe(0)
    })

    it("accepts any string as an address", async () => {
      for (const address of ["", "unknown", "x".repeat(10_000), "\0"]) {
        expect(await limiter.admit(address, { perMinute: 1, perHour: 1 }, atSecond(0))).toBe(0)
        expect(await limiter.admit(address, { perMinute: 1, perHour: 1 }, atSecond(0))).toBe(3600)
      }
    })

    it("admits five of twenty concurrent requests", async () => {
      const waits = await Promise.all(Array.from({ length: 20 }, () => admit(0)))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
      expect(waits.filter((wait) => wait === 60)).toHaveLength(15)
    })
  })
}

const LIMITS = { perMinute: 5, perHour: 30 }

/** The time `second` seconds after the start. */
function atSecond(second: number): Date {
  return new Date(Date.parse("2026-11-21T22:34:54.321Z") + second * 1000)
}
