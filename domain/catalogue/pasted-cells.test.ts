import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readCells } from "./pasted-cells.ts"

const cellsOf = (text: string) => readCells(text).map(({ cells }) => cells)

describe("readCells", () => {
  it.each([
    ["tabs", "Alto\t5,500\t5,100"],
    ["commas, with quotes around a cell with a comma", 'Alto,"5,500","5,100"'],
    ["semicolons", "Alto;5,500;5,100"],
  ])("reads %s", (_, text) => expect(cellsOf(text)).toEqual([["Alto", "5,500", "5,100"]]))

  it.each(["a,b\nc,d", "a,b\r\nc,d\r\n", "a,b\rc,d", "a,b\n\n\nc,d\n\n"])(
    "accepts any line end: %j",
    (text) => {
      expect(cellsOf(text)).toEqual([
        ["a", "b"],
        ["c", "d"],
      ])
    },
  )

  it("counts all lines, also empty ones and those within quotes", () => {
    expect(readCells('a\n\n"b\nc",d\r\ne')).toEqual([
      { line: 1, cells: ["a"] },
      { line: 3, cells: ["b\nc", "d"] },
      { line: 5, cells: ["e"] },
    ])
  })

  it.each([
    ['"a ""b"" c"', [['a "b" c']]],
    ['"a"b,c', [['"a"b', "c"]]],
    ['"a,b', [['"a', "b"]]],
    [' "a" , b ', [["a", "b"]]],
    ["a,,b,", [["a", "", "b", ""]]],
    ["", []],
    [" \n\t\n", []],
  ])("reads %j", (text, expected) => expect(cellsOf(text)).toEqual(expected))

  it("parses any cells that a spreadsheet copies", () => {
    const cell = fc.string({ maxLength: 8 }).map((text) => text.replaceAll(/\r\n?/g, "\n").trim())
    const anyRows = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { maxLength: 4 })
    fc.assert(
      fc.property(anyRows, fc.constantFrom("\t", ";", ","), (rows, separator) => {
        // A tab or semicolon within a cell would be taken for the separator.
        const hasOtherSeparator = /[\t;]/.test(rows.flat().join(""))
        fc.pre(separator === "\t" || !hasOtherSeparator)
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        const text = rows.map((row) => row.map(quoted).join(separator)).join("\n")
        expect(cellsOf(text)).toEqual(rows.filter((row) => row.some(Boolean)))
      }),
    )
  })
})
