import { describe, expect, it } from "vitest"
import { VIEW } from "./geometry.ts"
import { BADGE_RADIUS } from "./local-map-data.ts"
import { scaleBarOf } from "./scale-bar.ts"

const FRAME = { centre: { latitude: 7, longitude: 80 }, widthKm: 36 }
const BOTTOM_LEFT = { x: 30, y: 255 }
const BOTTOM_RIGHT = { x: 330, y: 255 }

describe("the scale bar of a local map", () => {
  it("has the longest of 10, 5 and 2 km that fits into a quarter of the width", () => {
    expect(scaleBarOf(FRAME, [], BADGE_RADIUS, [])).toMatchObject({ km: 5, units: 50 })
  })

  it.each([
    ["bottom left without numbers", [], { x: 12, y: VIEW.height - 12 }],
    ["bottom right if a number is at the bottom left", [BOTTOM_LEFT], { x: 298, y: VIEW.height - 12 }],
    ["top left if numbers are in both lower corners", [BOTTOM_LEFT, BOTTOM_RIGHT], { x: 12, y: 27 }],
  ])("is at the %s", (_, badges, leftEnd) => {
    expect(scaleBarOf(FRAME, badges, BADGE_RADIUS, []).leftEnd).toEqual(leftEnd)
  })

  it("covers a road if the alternative is to cover a number", () => {
    const road = [BOTTOM_RIGHT, { x: 200, y: 100 }] as const
    const badges = [BOTTOM_LEFT, { x: 30, y: 20 }]
    expect(scaleBarOf(FRAME, badges, BADGE_RADIUS, [road]).leftEnd).toEqual({ x: 298, y: VIEW.height - 12 })
  })
})
