import type { WallTime } from "#domain/rental-period.ts"
import { type Period, touches } from "./period.ts"

/** Some units of a vehicle that are away for a period. At least one unit. */
export type Taking = { vehicleId: string; period: Period; units: number }

/** When more units are away than the company owns: from when to when, how many at most, and which takings they are. */
export type Clash<T extends Taking> = { period: Period; units: number; among: T[] }

/** Whether a wish fits: how many units are free throughout its period, less than 0 in a clash, and what stands in its way. */
export type Fit<T extends Taking> = { isFree: boolean; free: number; inTheWay: T[] }

/** The clashes among the takings of one vehicle, in order of time; two that follow without a gap are one. */
export function clashesOf<T extends Taking>(owned: number, takings: readonly T[]): Clash<T>[] {
  const clashes: Clash<T>[] = []
  for (const { period, units, among } of stretchesOf(takings)) {
    if (units <= owned) continue
    const last = clashes.at(-1)
    if (last?.period.to === period.from) {
      last.period = { from: last.period.from, to: period.to }
      last.units = Math.max(last.units, units)
      last.among = [...new Set([...last.among, ...among])]
    } else clashes.push({ period, units, among })
  }
  return clashes
}

/** How many units are free from the beginning of a period to its end; less than 0 where there is a clash in it. */
export function freeUnits(owned: number, takings: readonly Taking[], period: Period): number {
  const away = stretchesOf(within(takings, period)).filter((stretch) => touches(stretch.period, period))
  return owned - Math.max(0, ...away.map(({ units }) => units))
}

/** Whether a vehicle is free for what is wanted, beside what is there already. All of it is of one vehicle. */
export function fitOf<T extends Taking>(
  owned: number,
  takings: readonly T[],
  wanted: Pick<Taking, "period" | "units">,
): Fit<T> {
  const free = freeUnits(owned, takings, wanted.period)
  const tooFull = stretchesOf(within(takings, wanted.period)).filter(
    ({ period, units }) => touches(period, wanted.period) && units + wanted.units > owned,
  )
  const inTheWay = [...new Set(tooFull.flatMap(({ among }) => among))]
  return { isFree: wanted.units <= free, free, inTheWay }
}

type Stretch<T> = { period: Period; units: number; among: T[] }

/** The times between any two changes, with what is away in each; those in which nothing is away are left out. */
function stretchesOf<T extends Taking>(takings: readonly T[]): Stretch<T>[] {
  const moments = [...new Set(takings.flatMap(({ period }) => [period.from, period.to]))].sort()
  return moments.flatMap((from, index) => stretchBetween(takings, from, moments[index + 1]))
}

function stretchBetween<T extends Taking>(
  takings: readonly T[],
  from: WallTime,
  to: WallTime | undefined,
): Stretch<T>[] {
  if (to === undefined) return []
  const period = { from, to }
  const among = within(takings, period)
  if (among.length === 0) return []
  return [{ period, units: among.reduce((sum, { units }) => sum + units, 0), among }]
}

function within<T extends Taking>(takings: readonly T[], period: Period): T[] {
  return takings.filter((taking) => touches(taking.period, period))
}
