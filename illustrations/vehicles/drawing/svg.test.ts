import { expect, it } from "vitest"
import { pathPx, Svg } from "./svg.ts"

it("writes path data in whole units without changing the flags of an arc", () => {
  expect(pathPx`M${1.5} -2h0a17 17 0 0 1 -22 ${-17}z`).toBe("M8 -10h0a85 85 0 0 1 -110 -85z")
})

it("defines the same gradient once", () => {
  const svg = new Svg("p")
  const first = svg.verticalGradient([0, "#fff"], [1, "#000", 0.5])
  expect(svg.verticalGradient([0, "#fff"], [1, "#000", 0.5])).toBe(first)
  expect(svg.toDocument(10, 10, "Test").match(/<linearGradient/g)).toHaveLength(1)
})

it("shortens a colour with opacity only if it is lossless", () => {
  const svg = new Svg("p")
  svg.verticalGradient([0, "#fff", 0.2], [1, "#1a2b3c", 0.5])
  const picture = svg.toDocument(10, 10, "Test")
  expect(picture).toContain('stop-color="#fff3"')
  expect(picture).toContain('stop-color="#1a2b3c80"')
})

it("escapes the name of the picture", () => {
  expect(new Svg("p").toDocument(10, 10, 'A & B "C"')).toContain('aria-label="A &amp; B &quot;C&quot;"')
})
