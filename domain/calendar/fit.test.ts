import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addMinutes } from "#domain/rental-period.ts"
import { at, december } from "#tests/support/wall-times.ts"
import { clashesOf, fitOf, freeUnits, type Taking } from "./fit.ts"
import type { Period } from "./period.ts"

type Named = Taking & { name: string }

const taking = (name: string, period: Period, units = 1): Named => ({ name, vehicleId: "van", period, units })
const names = (takings: readonly Named[]) => takings.map(({ name }) => name)

const ANNA = taking("Anna", december("12 09", "14 10"))
const RUWAN = taking("Ruwan", december("14 10", "16 09"))
const SERVICE = taking("service", december("13 08", "13 17"))

describe("clashes", () => {
  it("are none where one ends as another begins", () => expect(clashesOf(1, [ANNA, RUWAN])).toEqual([]))

  it("are none where the company owns enough", () => expect(clashesOf(2, [ANNA, SERVICE])).toEqual([]))

  it("are told with their time, how many are out, and which they are", () => {
    expect(clashesOf(1, [ANNA, RUWAN, SERVICE])).toEqual([
      { period: SERVICE.period, units: 2, among: [ANNA, SERVICE] },
    ])
  })

  it("that follow without a gap are one, with the most that are out in it", () => {
    const three = taking("three", december("13 12", "14 12"), 3)
    const [clash, ...others] = clashesOf(1, [ANNA, SERVICE, three])
    expect(others).toEqual([])
    expect(clash).toMatchObject({ period: december("13 08", "14 12"), units: 5 })
    expect(names(clash?.among ?? []).toSorted()).toEqual(["Anna", "service", "three"])
  })

  it("with a gap between them are two", () => {
    const twice = [taking("one", december("12 09", "12 10")), taking("two", december("14 08", "14 09"))]
    expect(clashesOf(1, [ANNA, ...twice]).map(({ period }) => period)).toEqual(
      twice.map(({ period }) => period),
    )
  })

  it("are wherever something is out of what the company owns none of", () => {
    expect(clashesOf(0, [ANNA])).toMatchObject([{ period: ANNA.period, units: 1 }])
  })
})

describe("free units", () => {
  it.each([
    ["before it begins", december("11 00", "12 09"), 3],
    ["while one is out", december("12 09", "12 10"), 2],
    ["while two are", december("13 00", "13 09"), 1],
    ["from the end of one on, as another begins", december("14 10", "14 11"), 2],
    ["over all of it, as few as at the worst moment", december("01 00", "30 00"), 1],
    ["after it", december("16 09", "17 09"), 3],
  ])("%s", (_, period, free) => expect(freeUnits(3, [ANNA, RUWAN, SERVICE], period)).toBe(free))

  it("are less than none in a clash", () => expect(freeUnits(1, [ANNA, SERVICE], SERVICE.period)).toBe(-1))
})

describe("whether a vehicle is free for what is wanted", () => {
  it("is so where another ends as it begins", () => {
    expect(fitOf(1, [ANNA], RUWAN)).toEqual({ isFree: true, free: 1, inTheWay: [] })
  })

  it("names only what is in the way", () => {
    expect(fitOf(1, [ANNA, RUWAN], SERVICE)).toEqual({ isFree: false, free: 0, inTheWay: [ANNA] })
  })

  it("does not name what is out while enough are left", () => {
    const late = taking("late", december("15 00", "16 00"))
    const { isFree, inTheWay } = fitOf(2, [ANNA, SERVICE, late], taking("all", december("12 00", "17 00")))
    expect([isFree, names(inTheWay)]).toEqual([false, ["Anna", "service"]])
  })

  it("is not so for more than the company owns, though nothing is in the way", () => {
    expect(fitOf(2, [], { period: ANNA.period, units: 3 })).toEqual({ isFree: false, free: 2, inTheWay: [] })
  })
})

describe("worked out for any takings", () => {
  const START = at("2026-12-01T00:00")
  const HOURS = 48
  const anyTaking = fc
    .tuple(
      fc.integer({ min: 0, max: HOURS - 1 }),
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([begins, length, units]) => {
      const from = addMinutes(START, begins * 60)
      return taking("any", { from, to: addMinutes(from, length * 60) }, units)
    })
  const anyTakings = fc.array(anyTaking, { maxLength: 8 })
  const owned = fc.integer({ min: 0, max: 6 })

  /** Counted hour by hour: slow, and plainly right. */
  const awayIn = (takings: readonly Taking[], hour: number) => {
    const moment = addMinutes(START, hour * 60)
    const there = takings.filter(({ period }) => period.from <= moment && moment < period.to)
    return there.reduce((sum, { units }) => sum + units, 0)
  }
  const hours = Array.from({ length: HOURS + 24 }, (_, hour) => hour)
  const isIn = ({ from, to }: Period, hour: number) => {
    const moment = addMinutes(START, hour * 60)
    return from <= moment && moment < to
  }

  it("clashes are the very hours in which more are out than owned", () => {
    fc.assert(
      fc.property(owned, anyTakings, (units, takings) => {
        const clashes = clashesOf(units, takings)
        for (const hour of hours) {
          const isTold = clashes.some(({ period }) => isIn(period, hour))
          expect(isTold).toBe(awayIn(takings, hour) > units)
        }
      }),
    )
  })

  it("what is said to be free can be taken without a clash, and one more cannot", () => {
    fc.assert(
      fc.property(owned, anyTakings, anyTaking, (units, takings, { period }) => {
        fc.pre(clashesOf(units, takings).length === 0)
        const free = freeUnits(units, takings, period)
        const taken = (count: number) => [...takings, taking("wanted", period, count)]
        if (free > 0) expect(clashesOf(units, taken(free))).toEqual([])
        expect(clashesOf(units, taken(free + 1))).not.toEqual([])
      }),
    )
  })

  it("what stands in the way is enough to free the vehicle when it goes", () => {
    fc.assert(
      fc.property(owned, anyTakings, anyTaking, (units, takings, wanted) => {
        const { isFree, inTheWay } = fitOf(units, takings, wanted)
        expect(isFree).toBe(freeUnits(units, takings, wanted.period) >= wanted.units)
        const others = takings.filter((taking) => !inTheWay.includes(taking))
        if (wanted.units <= units) expect(fitOf(units, others, wanted).isFree).toBe(true)
      }),
    )
  })
})
