import { describe, expect, it } from "vitest"
import { queryAfterStep, stopRows, withStop } from "./steps.ts"

const THREE = "start=airport&stop=kandy&nights=2&stop=Atlantis&nights=x&stop=ella&nights=1&people=99"
const resultOf = (step: string, query = THREE) => queryAfterStep(new URLSearchParams(`${query}&step=${step}`))
const stops = (step: string, query?: string) => resultOf(step, query)?.params.getAll("stop")

describe("a button of the form", () => {
  it.each([
    ["up-2", ["Atlantis", "kandy", "ella"], 1],
    ["down-1", ["Atlantis", "kandy", "ella"], 2],
    ["up-1", ["kandy", "Atlantis", "ella"], 1],
    ["down-3", ["kandy", "Atlantis", "ella"], 3],
    ["move-3-1", ["ella", "kandy", "Atlantis"], 1],
    ["move-1-3", ["Atlantis", "ella", "kandy"], 3],
    ["move-1-9", ["kandy", "Atlantis", "ella"], 1],
    ["move-2", ["kandy", "Atlantis", "ella"], 2],
    ["remove-3", ["kandy", "Atlantis"], 2],
    ["remove-1", ["Atlantis", "ella"], 1],
    ["add", ["kandy", "Atlantis", "ella", ""], 4],
    ["remove-9", ["kandy", "Atlantis", "ella"], 1],
    ["nonsense", ["kandy", "Atlantis", "ella"], 1],
  ])("%s changes the rows of stops", (step, expected, row) => {
    expect(stops(step)).toEqual(expected)
    expect(resultOf(step)?.row).toBe(row)
  })

  it("moves the nights with the stop, and keeps the other parameters", () => {
    const params = resultOf("up-2")?.params
    expect(params?.getAll("nights")).toEqual(["x", "2", "1"])
    expect([params?.get("people"), params?.get("start"), params?.has("step")]).toEqual([
      "99",
      "airport",
      false,
    ])
  })

  it("adds no thirteenth row", () => {
    const twelve = Array.from({ length: 12 }, () => "stop=&nights=").join("&")
    expect(stops("add", twelve)).toHaveLength(12)
    expect(stops("add", "")).toEqual([""])
  })

  it("changes nothing in a query without one", () => {
    expect(queryAfterStep(new URLSearchParams(THREE))).toBeNull()
    expect(stopRows(new URLSearchParams(THREE))[1]).toEqual({ stop: "Atlantis", nights: "x" })
  })
})

describe("a place of the map", () => {
  it.each([
    [THREE, ["kandy", "Atlantis", "ella", "galle"], ["2", "x", "1", "1"]],
    ["stop=kandy&nights=2&stop=&nights=1&stop=+&nights=", ["kandy", "galle"], ["2", "1"]],
    ["stop=&nights=1&stop=kandy&nights=2", ["", "kandy", "galle"], ["1", "2", "1"]],
    ["people=4", ["galle"], ["1"]],
  ])("is added to %s after the last text", (query, expected, nights) => {
    const params = withStop(new URLSearchParams(query), "galle")
    expect(params.getAll("stop")).toEqual(expected)
    expect(params.getAll("nights")).toEqual(nights)
    expect(params.get("people")).toBe(new URLSearchParams(query).get("people"))
  })
})
