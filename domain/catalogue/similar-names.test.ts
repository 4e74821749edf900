import { describe, expect, it } from "vitest"
import vehicles from "#seed/vehicles.json" with { type: "json" }
import { findSimilarNames } from "./similar-names.ts"

const similarTo = (search: string) => findSimilarNames(vehicles, search).map(({ name }) => name)

describe("findSimilarNames", () => {
  it.each([
    ["words with others between them", "KDH 14", ["Toyota KDH Hi-Roof Van 14 Seater"]],
    ["words in another order", "prado toyota", ["Toyota Land Cruiser Prado TX 2.8D"]],
    ["two letters swapped", "Premoi", ["Toyota Premio G Superior"]],
    ["a letter too few", "Prado Landcruser", ["Toyota Land Cruiser Prado TX 2.8D"]],
    ["a letter too many", "toyota priuss", ["Toyota Prius Hybrid S"]],
    ["two wrong letters of a long word", "Mitsibushi L200", ["Mitsubishi L200 Double Cab Manual"]],
    ["a space left out", "tuktuk bajaj", ["Bajaj RE Tuk-Tuk"]],
    ["a dash left out", "toyota chr", ["Toyota C-HR Hybrid G"]],
    ["an accent", "Jímny Suzuki", ["Suzuki Jimny Sierra 4x4"]],
    ["half of what was typed", "BMW X5", ["BMW 530e Plug-in Hybrid"]],
  ])("finds a name by %s", (_, search, names) => expect(similarTo(search)).toEqual(names))

  it("returns at most three, in the order of the list", () => {
    expect(similarTo("van 99")).toEqual([
      "Suzuki Every Join Mini Van",
      "Toyota KDH Super GL Flat Roof Van 9 Seater",
      "Toyota HiAce Super GL 2.8 Van 9 Seater",
    ])
  })

  it.each(["", "   ", "zeppelin", "%", "xy", "C 220", "a yacht with a crew and a Honda", "අපි"])(
    "finds nothing for %j",
    (search) => expect(similarTo(search)).toEqual([]),
  )

  it("is not slower for a very long search", () => {
    expect(similarTo(`Premoi ${"x ".repeat(500_000)}`)).toEqual(["Toyota Premio G Superior"])
  })
})
