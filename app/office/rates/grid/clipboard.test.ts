import { describe, expect, it } from "vitest"
import { tiers } from "#messages/en/tiers.ts"
import { cellsOfFleet, cellsOfVehicle, selectedColumns, selectedRows } from "./cells.ts"
import { formatCells, isSingleCell, readRates, readTexts, topLeft } from "./clipboard.ts"

const position = (row: number, column: number) => ({ row, column })
const FLEET = {
  vehicles: [
    { id: "alto", name: "Alto" },
    { id: "axio", name: "Axio" },
  ],
  tierNames: tiers,
}
const CELLS = cellsOfFleet(["alto", "axio"])

describe("a copied block", () => {
  it("has tabs between columns and a line for each row", () => {
    expect(
      formatCells([
        ["1", "2"],
        ["3", "4"],
      ]),
    ).toBe("1\t2\n3\t4")
  })

  it("holds the selected cells, in any direction of the selection", () => {
    const block = { anchor: position(1, 1), end: position(0, 0) }
    expect(selectedRows(CELLS, block).map((row) => row.map(({ id }) => id))).toEqual([
      ["rate-oneWeek.alto", "rate-twoWeeks.alto"],
      ["rate-oneWeek.axio", "rate-twoWeeks.axio"],
    ])
    expect(selectedColumns(CELLS, block, "axio")).toEqual({ selectedFrom: 0, selectedTo: 1 })
    expect(topLeft(block)).toEqual(position(0, 0))
  })

  it("is empty when only one cell is selected", () => {
    const block = { anchor: position(1, 1), end: position(1, 1) }
    expect(selectedRows(CELLS, block)).toEqual([])
    expect(selectedColumns(CELLS, block, "axio")).toEqual({ selectedFrom: -1, selectedTo: -1 })
  })

  it("has no column in a row outside it", () => {
    const block = { anchor: position(0, 0), end: position(0, 1) }
    expect(selectedColumns(CELLS, block, "axio").selectedFrom).toBe(-1)
  })
})

it.each([
  ["9,500", true],
  [" 9,500\n", true],
  ["9,500\t8,500", false],
  ["9,500\r\n8,500", false],
])("%j is a single cell: %j", (text, isSingle) => expect(isSingleCell(text)).toBe(isSingle))

describe("a paste into the fleet", () => {
  const read = (text: string, row = 0, column = 0) => readRates(text, position(row, column), FLEET, CELLS)

  it.each([
    [
      "from a cell on",
      "4,800\t3,900\r\n5,600",
      { "rate-twoWeeks.alto": "4,800", "rate-threeWeeks.alto": "3,900", "rate-twoWeeks.axio": "5,600" },
    ],
    ["by names", "Axio\t5000\t\t4000", { "rate-oneWeek.axio": "5,000", "rate-threeWeeks.axio": "4,000" }],
  ])("is read %s", (_, text, texts) =>
    expect(read(text, 0, 1)).toEqual({ ok: true, texts: new Map(Object.entries(texts)) }),
  )

  it("is refused as a whole", () => {
    expect(read("4,800\t9.500")).toMatchObject({ ok: false, fieldErrors: [{ line: 1, column: 2 }] })
    expect(read("1\n2\n3")).toMatchObject({
      ok: false,
      fieldErrors: [{ line: 3, errorCode: "outsideTable" }],
    })
  })
})

it("pastes any text into the form of one vehicle, into as many fields as there are", () => {
  expect(readTexts("1\tx\t9\n\t2", position(5, 0), cellsOfVehicle("alto"))).toEqual({
    ok: true,
    texts: new Map([
      ["rate-sixMonths.alto", "1"],
      ["total-sixMonths.alto", "x"],
    ]),
  })
})
