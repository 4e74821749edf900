import type { WallTime } from "#domain/rental-period.ts"
import { type Period, touches } from "./period.ts"

/** Units of a vehicle that are taken for a period; at least one. */
export type Taking = { vehicleId: string; period: Period; units: number }

/** A period in which more units are taken than the company owns: the maximum, and the takings. */
export type Clash<T extends Taking> = { period: Period; units: number; among: T[] }

/** Whether a wanted taking fits: units free throughout its period, negative in a clash, and the takings that conflict. */
export type Fit<T extends Taking> = { isFree: boolean; free: number; inTheWay: T[] }

/** The clashes among the takings of one vehicle, in order of time; adjacent ones are merged. */
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

/** Units that are free throughout a period; negative where there is a clash in it. */
export function freeUnits(owned: number, takings: readonly Taking[], period: Period): number {
  const away = stretchesOf(within(takings, period)).filter((stretch) => touches(stretch.period, period))
  return owned - Math.max(0, ...away.map(({ units }) => units))
}

/** Whether a wanted taking fits beside the existing ones of the same vehicle. */
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

/** The intervals between two changes, with the takings in each; intervals without takings are left out. */
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
