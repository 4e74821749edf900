import { describe, expect, it } from "vitest"
import { sunByMonth, sunTimes } from "./sun.ts"

const DAMBULLA = { latitude: 7.86, longitude: 80.6517 }
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`

describe("the sun", () => {
  // https://grandmosquecolombo.com/node/8: sunset at 18:19 at 6°56' N, 79°52' E.
  it("sets over Colombo on 23 April 2020 when the Colombo Grand Mosque published it", () => {
    const { sunset } = sunTimes("2020-04-23", { latitude: 6 + 56 / 60, longitude: 79 + 52 / 60 })
    expect(clock(sunset)).toBe("18:19")
  })

  // The table of the US Naval Observatory that https://gist.github.com/soniakeys/b066347d58a59ac6f3b4 quotes.
  it("rises over Boston on 12 February 2014 to the minute of the US Naval Observatory", () => {
    const minutesBehindSriLanka = 10.5 * 60
    const { firstLight, sunrise } = sunTimes("2014-02-12", { latitude: 42.3, longitude: -71.1 })
    expect([firstLight, sunrise].map((minute) => clock(minute - minutesBehindSriLanka))).toEqual([
      "06:16",
      "06:45",
    ])
  })

  it("sets over Dambulla earliest in November and latest in July", () => {
    const sunsets = sunByMonth(2026, DAMBULLA).map(({ sunset }) => sunset)
    expect(sunsets.indexOf(Math.min(...sunsets))).toBe(10)
    expect(sunsets.indexOf(Math.max(...sunsets))).toBe(6)
  })

  it("leaves light for 20 to 24 minutes after it has set", () => {
    for (const { sunset, dark } of sunByMonth(2026, DAMBULLA)) {
      expect(dark - sunset).toBeGreaterThanOrEqual(20)
      expect(dark - sunset).toBeLessThanOrEqual(24)
    }
  })
})
