import { describe, expect, it } from "vitest"
import { changeText, minutesText } from "./driving.ts"

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
  ])("shows %d as '%s'", (hours, text) => expect(withSpaces(minutesText(hours))).toBe(text))
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
  ])("shows %d and %d as '%s'", (km, hours, text) => expect(withSpaces(changeText(km, hours))).toBe(text))
})
