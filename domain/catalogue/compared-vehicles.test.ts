import { describe, expect, it } from "vitest"
import { findComparedVehicles, readComparedIds } from "./compared-vehicles.ts"

const FLEET = ["a", "b", "c", "d", "e", "f"].map((id) => ({ id }))

describe("the ids to compare", () => {
  it.each([
    [["a,b"], ["a", "b"]],
    [
      ["a", "b"],
      ["a", "b"],
    ],
    [
      ["a,b", "c"],
      ["a", "b", "c"],
    ],
    [
      [" a ,,b,", "a"],
      ["a", "b"],
    ],
    [[""], []],
    [[], []],
    [["x".repeat(201)], []],
  ])("are read from %j as %j", (values, expected) => {
    expect(readComparedIds(values)).toEqual(expected)
  })

  it("are at most 60", () => {
    const many = Array.from({ length: 1000 }, (_, number) => `id-${number}`)
    expect(readComparedIds([many.join(",")])).toHaveLength(60)
  })
})

describe("the vehicles to compare", () => {
  it.each([
    ["a,b", ["a", "b"], [], 0],
    ["f,zz,a", ["f", "a"], [], 1],
    ["a,b,c,d,e,f", ["a", "b", "c", "d"], ["e", "f"], 0],
    ["zz,a,b,yy,c,d,e", ["a", "b", "c", "d"], ["e"], 2],
    ["zz", [], [], 1],
    ["", [], [], 0],
  ])("are read from '%s'", (ids, shownVehicles, omittedVehicles, unknownCount) => {
    const result = findComparedVehicles(readComparedIds([ids]), FLEET)
    expect(result.shownVehicles.map(({ id }) => id)).toEqual(shownVehicles)
    expect(result.omittedVehicles.map(({ id }) => id)).toEqual(omittedVehicles)
    expect(result.unknownCount).toBe(unknownCount)
  })
})
