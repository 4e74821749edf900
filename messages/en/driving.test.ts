import { describe, expect, it } from "vitest"
import { changeText, drivingText, timeDifferenceText } from "./driving.ts"

/** Numbers do not break from their units; here they are written with spaces. */
const withSpaces = (text: string) => text.replaceAll("\u00a0", " ")

describe("a difference in hours", () => {
  it.each([
    [0, ""],
    [0.001, ""],
    [0.02, "5 min"],
    [-0.5, "30 min"],
    [0.99, "1 h"],
    [-7 / 6, "1 h 10 min"],
    [26, "26 h"],
  ])("shows %d as '%s'", (hours, text) => expect(withSpaces(timeDifferenceText(hours))).toBe(text))
})

describe("the length of a trip", () => {
  it.each([
    [false, "418 km, about 12½ hours at the wheel"],
    [true, "about 418 km and 12½ hours at the wheel"],
  ])("with estimates: %s", (isEstimate, text) =>
    expect(withSpaces(drivingText(418, 12.5, isEstimate))).toBe(text),
  )
})

describe("a change of kilometres and hours", () => {
  it.each([
    [-38, -7 / 6, "38 km and 1 h 10 min less"],
    [1200, 2, "1,200 km and 2 h more"],
    [90, -1, "90 km more and 1 h less"],
    [-40, 0.25, "40 km less and 15 min more"],
    [0, -1, "1 h less"],
    [12, 0, "12 km more"],
    [0, 0.001, "no change"],
  ])("shows %d and %d as '%s'", (km, hours, text) =>
    expect(withSpaces(changeText(km, hours, false))).toBe(text),
  )

  it.each([
    [-38, -0.5, "about 38 km and 30 min less"],
    [0, -1, "1 h less"],
    [0, 0, "no change"],
  ])("of which the kilometres are estimates shows %d and %d as '%s'", (km, hours, text) =>
    expect(withSpaces(changeText(km, hours, true))).toBe(text),
  )
})
