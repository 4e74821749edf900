import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { MAX_PASTE_LENGTH, type PasteTarget, readPastedRates } from "./pasted-rates.ts"

const TARGET: PasteTarget = {
  vehicles: [
    { id: "alto", name: "Suzuki Alto" },
    { id: "axio", name: "Toyota Axio" },
    { id: "prius", name: "Toyota Prius" },
    { id: "twin-1", name: "Twin" },
    { id: "twin-2", name: "Twin" },
  ],
  shownVehicleCount: 2,
  tierNames: {
    oneWeek: "1 week",
    twoWeeks: "2 weeks",
    threeWeeks: "3 weeks",
    oneMonth: "1 month",
    threeMonths: "3 months",
    sixMonths: "6 months",
  },
  selectedCell: null,
}

const read = (text: string, selectedCell: PasteTarget["selectedCell"] = null) => {
  const result = readPastedRates(text, { ...TARGET, selectedCell })
  return result.ok
    ? result.rates.map(({ vehicleId, tier, rate }) => `${vehicleId} ${tier} ${rate / 100}`)
    : result.fieldErrors.map(({ line, column, errorCode }) => `${line}:${column ?? ""} ${errorCode}`)
}

describe("rows with names", () => {
  it("contain the rates from the shortest period on", () => {
    expect(read("Suzuki Alto\t5,500\t5,100\nToyota Axio\t9500")).toEqual([
      "alto oneWeek 5500",
      "alto twoWeeks 5100",
      "axio oneWeek 9500",
    ])
  })

  it("are matched by name, ignoring case and spaces, or by id, also if the vehicle is not shown", () => {
    expect(read("  suzuki   ALTO ,1\naxio,2\nToyota Prius,3")).toEqual([
      "alto oneWeek 1",
      "axio oneWeek 2",
      "prius oneWeek 3",
    ])
  })

  it("do not change a rate if a cell is empty", () => {
    expect(read("Suzuki Alto,,,4000")).toEqual(["alto threeWeeks 4000"])
  })

  it("follow the order of a heading, and skip columns that name no tier", () => {
    const text = "Vehicle,Seats,6 months,1 WEEK\nSuzuki Alto,5,3300,5500"
    expect(read(text)).toEqual(["alto sixMonths 3300", "alto oneWeek 5500"])
  })
})

describe("rows without names", () => {
  it("are placed below the selected cell", () => {
    expect(read("1\t2\n3", { vehicleIndex: 0, tierIndex: 4 })).toEqual([
      "alto threeMonths 1",
      "alto sixMonths 2",
      "axio threeMonths 3",
    ])
  })

  it("may be mixed with named rows, and continue in order", () => {
    expect(read("1\nToyota Prius,7\n2", { vehicleIndex: 0, tierIndex: 0 })).toEqual([
      "alto oneWeek 1",
      "prius oneWeek 7",
      "axio oneWeek 2",
    ])
  })

  it("may have an empty first cell", () => {
    expect(read("\t2", { vehicleIndex: 1, tierIndex: 0 })).toEqual(["axio twoWeeks 2"])
  })
})

describe("the check of each line", () => {
  it("covers the name of the vehicle", () => {
    expect(read("Toyota,1\nTwin,1\nSuzuki Alto,1\nsuzuki alto,2\n500,1")).toEqual([
      "1:1 unknownVehicle",
      "2:1 ambiguousName",
      "4:1 duplicateVehicle",
      "5:1 nameMissing",
    ])
  })

  it("covers the amount of every cell", () => {
    expect(read("Suzuki Alto,9.500,x,0,99999999,1.50,6,7\n\nToyota Axio,y")).toEqual([
      "1:2 notAmount",
      "1:3 notAmount",
      "1:4 zero",
      "1:5 tooMuch",
      "1:6 notWhole",
      "1:8 outsideTable",
      "3:2 notAmount",
    ])
  })

  it("covers the position in the table", () => {
    expect(read("1\n2\n3", { vehicleIndex: 0, tierIndex: 0 })).toEqual(["3: outsideTable"])
    expect(read("1\t2", { vehicleIndex: 0, tierIndex: 5 })).toEqual(["1:2 outsideTable"])
    expect(read("1 week\n5500", { vehicleIndex: 0, tierIndex: 0 })).toEqual(["2:1 nameMissing"])
  })

  it.each(["", " \n ", "1 week,2 weeks", "Suzuki Alto,,"])("refuses a paste without rates: %j", (text) => {
    expect(read(text)).toEqual(["1: noRates"])
  })

  it("refuses a paste above the maximum length", () => {
    expect(read("x".repeat(MAX_PASTE_LENGTH + 1))).toEqual(["1: tooLong"])
  })

  it("refuses every line if one is invalid", () => {
    expect(readPastedRates("Suzuki Alto,5500\nnobody,1", TARGET)).toEqual({
      ok: false,
      fieldErrors: [{ line: 2, column: 1, text: "nobody", errorCode: "unknownVehicle" }],
    })
  })
})

it("parses amounts to whole cents", () => {
  const result = readPastedRates("Suzuki Alto,LKR 5 500.00", TARGET)
  expect(result).toEqual({ ok: true, rates: [{ vehicleId: "alto", tier: "oneWeek", rate: rupees(5500) }] })
})
