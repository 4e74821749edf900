import { startOfDay } from "#domain/calendar/period.ts"
import { addDays, addMinutes, dayOf, type RentalPeriod, type WallTime } from "#domain/rental-period.ts"
import { type MinuteOfDay, type SunTimes, sunTimes } from "#domain/sun.ts"
import { type HourRange, hourRange, type Leg } from "./legs.ts"
import type { TripPoint } from "./points.ts"

/** A day of a trip: its drives, in order, and the place of the night. */
export type TripDay = {
  /** 1 is the day of the collection. */
  number: number
  date: string
  legs: readonly Leg[]
  km: number
  /** Driving time at the usual speed. */
  hours: number
  range: HourRange
  /** When the drive begins: the collection on the first day, `DAY_STARTS_AT` on any other. */
  startsAt: MinuteOfDay
  /** Null on the last day, which ends with the return of the vehicle. */
  stay: TripPoint | null
  /** The hours are more than the visitor wants in a day. */
  isTooLong: boolean
  /** The place on the road that divides a day that is too long most evenly; null where none is on it. */
  breakAt: TripPoint | null
  /** Sunrise and sunset at the end of the day. */
  sun: SunTimes
  /** The drive may end after dark if it takes the longer time. */
  endsInTheDark: boolean
}

/** The departure on every day except the first, in minutes after midnight. */
export const DAY_STARTS_AT: MinuteOfDay = 9 * 60

/** Nights at the end of each leg, in the order of the legs; the last leg of a trip that does not end at a stop has none. */
export type NightsAfter = readonly number[]

type DayDraft = { legs: Leg[]; stay: TripPoint | null; at: TripPoint }

/**
 * Puts legs into days. `from` is the collection; `points` are candidates for a night on the way. A stop of several nights has days
 * without a drive.
 */
export function tripDays(
  legs: readonly Leg[],
  nights: NightsAfter,
  options: { from: WallTime; start: TripPoint; hoursPerDay: number; points: readonly TripPoint[] },
): TripDay[] {
  const drafts = draftDays(legs, nights, options.start)
  return drafts.map((draft, index) => finishDay(draft, index, options))
}

function draftDays(legs: readonly Leg[], nights: NightsAfter, start: TripPoint): DayDraft[] {
  const days: DayDraft[] = []
  let today: DayDraft = { legs: [], stay: null, at: start }
  legs.forEach((leg, index) => {
    // A night at the place where the trip begins needs no drive.
    if (leg.from !== leg.to) today.legs.push(leg)
    today.at = leg.to
    for (let night = 0; night < (nights[index] ?? 0); night++) {
      days.push({ ...today, stay: leg.to })
      today = { legs: [], stay: null, at: leg.to }
    }
  })
  return [...days, today]
}

function finishDay(
  { legs, stay, at }: DayDraft,
  index: number,
  { from, hoursPerDay, points }: { from: WallTime; hoursPerDay: number; points: readonly TripPoint[] },
): TripDay {
  const date = dayOf(addDays(from, index))
  const hours = legs.reduce((total, leg) => total + leg.hours, 0)
  const range = hourRange(hours)
  const startsAt = index === 0 ? minuteOf(from) : DAY_STARTS_AT
  // In the quarters of an hour that the page shows.
  const isTooLong = Math.round(hours * 4) / 4 > hoursPerDay
  const sun = sunTimes(date, at)
  return {
    number: index + 1,
    date,
    legs,
    km: legs.reduce((total, { km }) => total + km, 0),
    hours,
    range,
    startsAt,
    stay,
    isTooLong,
    breakAt: isTooLong ? halfWay(legs, points) : null,
    sun,
    endsInTheDark: hours > 0 && startsAt + range[1] * 60 > sun.dark,
  }
}

/** The place nearest to half of the driving time, without places in its first or last fifth. */
function halfWay(legs: readonly Leg[], points: readonly TripPoint[]): TripPoint | null {
  const total = legs.reduce((sum, { hours }) => sum + hours, 0)
  const passed = junctionsWithHours(legs)
  const last = legs.at(-1)?.to
  const candidates = points.flatMap((point) => {
    if (!point.place || point.junction === last?.junction) return []
    const at = passed.get(point.junction)
    return at !== undefined && at >= total / 5 && at <= (total * 4) / 5
      ? [{ point, off: Math.abs(at - total / 2) }]
      : []
  })
  return candidates.toSorted((one, other) => one.off - other.off)[0]?.point ?? null
}

/** The hours after which a day's drive first passes each junction. */
function junctionsWithHours(legs: readonly Leg[]): Map<string, number> {
  const passed = new Map<string, number>()
  let hours = 0
  for (const { junctions, hoursTo } of legs) {
    junctions.forEach((junction, index) => {
      if (!passed.has(junction)) passed.set(junction, hours + (hoursTo[index] ?? 0))
    })
    hours += hoursTo.at(-1) ?? 0
  }
  return passed
}

/** The rental that a trip needs: from the collection to the end of the last day's drive, if it takes the longer time. */
export function rentalPeriodOf(days: readonly TripDay[], from: WallTime): RentalPeriod {
  const last = days.at(-1)
  if (!last) return { pickUpAt: from, returnAt: addMinutes(from, 60) }
  const midnight = startOfDay(addDays(from, last.number - 1))
  const drive = Math.max(1, Math.ceil(last.range[1])) * 60
  const start = last.legs.length > 0 || days.length === 1 ? last.startsAt : DAY_STARTS_AT - 60
  return { pickUpAt: from, returnAt: addMinutes(midnight, start + drive) }
}

function minuteOf(time: WallTime): MinuteOfDay {
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
}
