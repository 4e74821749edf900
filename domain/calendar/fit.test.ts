import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addMinutes } from "#domain/rental-period.ts"
import { at, december } from "#tests/support/wall-times.ts"
import { type Allocation, addedAllocations, checkFit, findConflicts, freeUnits } from "./fit.ts"
import type { Period } from "./period.ts"

type Named = Allocation & { name: string }

const allocate = (name: string, period: Period, units = 1): Named => {
  return { name, vehicleId: "van", period, units }
}
const names = (allocations: readonly Named[]) => allocations.map(({ name }) => name)

const ANNA = allocate("Anna", december("12 09", "14 10"))
const RUWAN = allocate("Ruwan", december("14 10", "16 09"))
const SERVICE = allocate("service", december("13 08", "13 17"))

describe("findConflicts", () => {
  it("finds no conflict if an allocation begins when another ends", () => {
    expect(findConflicts(1, [ANNA, RUWAN])).toEqual([])
  })

  it("finds no conflict if the company owns enough units", () => {
    expect(findConflicts(2, [ANNA, SERVICE])).toEqual([])
  })

  it("returns the period, the number of allocated units, and the allocations", () => {
    expect(findConflicts(1, [ANNA, RUWAN, SERVICE])).toEqual([
      { period: SERVICE.period, units: 2, allocations: [ANNA, SERVICE] },
    ])
  })

  it("merges adjacent conflicts, with the maximum of their units", () => {
    const three = allocate("three", december("13 12", "14 12"), 3)
    const [conflict, ...others] = findConflicts(1, [ANNA, SERVICE, three])
    expect(others).toEqual([])
    expect(conflict).toMatchObject({ period: december("13 08", "14 12"), units: 5 })
    expect(names(conflict?.allocations ?? []).toSorted()).toEqual(["Anna", "service", "three"])
  })

  it("does not merge conflicts with a gap between them", () => {
    const twice = [allocate("one", december("12 09", "12 10")), allocate("two", december("14 08", "14 09"))]
    expect(findConflicts(1, [ANNA, ...twice]).map(({ period }) => period)).toEqual(
      twice.map(({ period }) => period),
    )
  })

  it("finds a conflict for any allocation of a vehicle of which the company owns no unit", () => {
    expect(findConflicts(0, [ANNA])).toMatchObject([{ period: ANNA.period, units: 1 }])
  })
})

describe("freeUnits, of three", () => {
  it.each([
    ["before the first allocation", december("11 00", "12 09"), 3],
    ["while one unit is allocated", december("12 09", "12 10"), 2],
    ["while two units are allocated", december("13 00", "13 09"), 1],
    ["from the end of one allocation, where another begins", december("14 10", "14 11"), 2],
    ["over a longer period: the minimum in it", december("01 00", "30 00"), 1],
    ["after the last allocation", december("16 09", "17 09"), 3],
  ])("%s", (_, period, free) => expect(freeUnits(3, [ANNA, RUWAN, SERVICE], period)).toBe(free))

  it("is negative in a conflict", () => expect(freeUnits(1, [ANNA, SERVICE], SERVICE.period)).toBe(-1))
})

describe("checkFit", () => {
  it("fits when another allocation ends at its beginning", () => {
    expect(checkFit(1, [ANNA], RUWAN)).toEqual({ isFree: true, free: 1, conflictingAllocations: [] })
  })

  it("returns only the allocations that overlap the requested one", () => {
    expect(checkFit(1, [ANNA, RUWAN], SERVICE)).toEqual({
      isFree: false,
      free: 0,
      conflictingAllocations: [ANNA],
    })
  })

  it("leaves out an allocation beside which enough units are free", () => {
    const late = allocate("late", december("15 00", "16 00"))
    const requested = allocate("all", december("12 00", "17 00"))
    const { isFree, conflictingAllocations } = checkFit(2, [ANNA, SERVICE, late], requested)
    expect([isFree, names(conflictingAllocations)]).toEqual([false, ["Anna", "service"]])
  })

  it("does not fit more units than the company owns, although nothing conflicts", () => {
    expect(checkFit(2, [], { period: ANNA.period, units: 3 })).toEqual({
      isFree: false,
      free: 2,
      conflictingAllocations: [],
    })
  })
})

describe("checks of random allocations", () => {
  const START = at("2026-12-01T00:00")
  const HOURS = 48
  const anyAllocation = fc
    .tuple(
      fc.integer({ min: 0, max: HOURS - 1 }),
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([begins, length, units]) => {
      const from = addMinutes(START, begins * 60)
      return allocate("any", { from, to: addMinutes(from, length * 60) }, units)
    })
  const anyAllocations = fc.array(anyAllocation, { maxLength: 8 })
  const anyOwnedUnits = fc.integer({ min: 0, max: 6 })
  const hours = Array.from({ length: HOURS + 24 }, (_, hour) => hour)

  const includesHour = ({ from, to }: Period, hour: number) => {
    const moment = addMinutes(START, hour * 60)
    return from <= moment && moment < to
  }

  /** A slow implementation that is easy to check: counts hour by hour. */
  const unitsIn = (allocations: readonly Allocation[], hour: number) =>
    allocations.filter(({ period }) => includesHour(period, hour)).reduce((sum, { units }) => sum + units, 0)

  it("findConflicts covers exactly the hours in which more units are allocated than owned", () => {
    fc.assert(
      fc.property(anyOwnedUnits, anyAllocations, (ownedUnits, allocations) => {
        const conflicts = findConflicts(ownedUnits, allocations)
        for (const hour of hours) {
          const isInConflict = conflicts.some(({ period }) => includesHour(period, hour))
          expect(isInConflict).toBe(unitsIn(allocations, hour) > ownedUnits)
        }
      }),
    )
  })

  it("freeUnits can be allocated without a conflict, and one more cannot", () => {
    fc.assert(
      fc.property(anyOwnedUnits, anyAllocations, anyAllocation, (ownedUnits, allocations, { period }) => {
        fc.pre(findConflicts(ownedUnits, allocations).length === 0)
        const free = freeUnits(ownedUnits, allocations, period)
        const withMore = (units: number) => [...allocations, allocate("requested", period, units)]
        if (free > 0) expect(findConflicts(ownedUnits, withMore(free))).toEqual([])
        expect(findConflicts(ownedUnits, withMore(free + 1))).not.toEqual([])
      }),
    )
  })

  it("the requested allocation fits once its conflicting allocations are removed", () => {
    fc.assert(
      fc.property(anyOwnedUnits, anyAllocations, anyAllocation, (ownedUnits, allocations, requested) => {
        const { isFree, conflictingAllocations } = checkFit(ownedUnits, allocations, requested)
        expect(isFree).toBe(freeUnits(ownedUnits, allocations, requested.period) >= requested.units)
        const others = allocations.filter((allocation) => !conflictingAllocations.includes(allocation))
        if (requested.units <= ownedUnits) expect(checkFit(ownedUnits, others, requested).isFree).toBe(true)
      }),
    )
  })
})

describe("addedAllocations", () => {
  it.each([
    ["nothing for the same days", ["12 09", "14 10"], []],
    ["nothing for fewer days", ["12 12", "13 10"], []],
    ["the days after a later return", ["12 09", "15 10"], [["14 10", "15 10"]]],
    ["the days before an earlier pick-up", ["11 09", "13 10"], [["11 09", "12 09"]]],
    [
      "the days on both sides",
      ["11 09", "15 10"],
      [
        ["11 09", "12 09"],
        ["14 10", "15 10"],
      ],
    ],
    ["all of the requested days if they are other days", ["16 09", "17 10"], [["16 09", "17 10"]]],
  ] as const)("returns %s", (_, [from, to], added) => {
    const requested = { ...ANNA, period: december(from, to) }
    expect(addedAllocations([ANNA], [requested])).toEqual(
      added.map(([start, end]) => ({ ...ANNA, period: december(start, end) })),
    )
  })

  it("returns all days of another vehicle and of more units", () => {
    const bus = { ...ANNA, vehicleId: "bus" }
    const two = { ...ANNA, units: 2 }
    expect(addedAllocations([ANNA], [bus, two])).toEqual([bus, two])
  })
})
