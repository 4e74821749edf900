import { expect, it } from "vitest"
import { lineNumbersOf } from "./json-line-numbers.ts"

it("finds the line of every value by its path", () => {
  const text =
    '{\n  "a": 1,\n  "list": [\n    { "x": "say \\"hi\\", {}" },\n    {\n      "y": null\n    }\n  ],\n  "b": {}\n}'
  expect(Object.fromEntries(lineNumbersOf(text))).toEqual({
    "": 1,
    a: 2,
    list: 3,
    "list.0": 4,
    "list.0.x": 4,
    "list.1": 5,
    "list.1.y": 6,
    b: 9,
  })
})

it("finds the lines of a top-level list", () => {
  expect(lineNumbersOf("[\n1,\n2\n]").get("1")).toBe(3)
})
