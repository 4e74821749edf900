import { startOfDay } from "#domain/calendar/period.ts"
import { addDays, addMinutes, dayOf, type RentalPeriod, type WallTime } from "#domain/rental-period.ts"
import { type MinuteOfDay, type SunTimes, sunTimes } from "#domain/sun.ts"
import { type HourRange, hourRange, type Leg } from "./legs.ts"
import { MAX_STOPS, type Plan } from "./plan.ts"
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
  /** The start of the drive: the time of the collection on the first day, `DAY_STARTS_AT` on any other day. */
  startsAt: MinuteOfDay
  /** Null on the last day, which ends with the return of the vehicle. */
  stay: TripPoint | null
  /** Whether the hours are more than the visitor wants in a day. */
  isTooLong: boolean
  /**
   * The place for a further night that divides a too long day most evenly. Null: the day is not too long, or no place is on its
   * roads.
   */
  breakAt: DayBreak | null
  /** Sunrise and sunset at the place where the day ends. */
  sun: SunTimes
  /** Whether the drive may end after dark if it takes the longer time. */
  endsInTheDark: boolean
}

/**
 * A place for a night on the way. `stop` is the index of the plan's stop at this place. Without one, it is the index of the first
 * stop after it.
 */
export type DayBreak = { point: TripPoint; stop: number; isStop: boolean }

/** The departure on every day except the first, in minutes after midnight. */
export const DAY_STARTS_AT: MinuteOfDay = 9 * 60

/**
 * A leg, the nights at its end, and the index of the stop there. The end of a trip has the index after the last stop, and no
 * nights.
 */
export type TripDrive = { leg: Leg; nights: number; stop: number }

type DayDraft = { drives: TripDrive[]; stay: TripPoint | null; at: TripPoint }

/**
 * Assigns drives to days. `from` is the time of the collection. `points` are candidates for a night on the way. A stop of several
 * nights has days without a drive.
 */
export function tripDays(
  drives: readonly TripDrive[],
  options: { from: WallTime; start: TripPoint; hoursPerDay: number; points: readonly TripPoint[] },
): TripDay[] {
  const drafts = draftDays(drives, options.start)
  return drafts.map((draft, index) => finishDay(draft, index, options))
}

function draftDays(drives: readonly TripDrive[], start: TripPoint): DayDraft[] {
  const days: DayDraft[] = []
  let today: DayDraft = { drives: [], stay: null, at: start }
  for (const drive of drives) {
    const { from, to } = drive.leg
    // A night at the place where the trip begins needs no drive.
    if (from !== to) today.drives.push(drive)
    today.at = to
    for (let night = 0; night < drive.nights; night++) {
      days.push({ ...today, stay: to })
      today = { drives: [], stay: null, at: to }
    }
  }
  return [...days, today]
}

function finishDay(
  { drives, stay, at }: DayDraft,
  index: number,
  { from, hoursPerDay, points }: { from: WallTime; hoursPerDay: number; points: readonly TripPoint[] },
): TripDay {
  const date = dayOf(addDays(from, index))
  const legs = drives.map(({ leg }) => leg)
  const hours = legs.reduce((total, leg) => total + leg.hours, 0)
  const range = hourRange(hours)
  const startsAt = index === 0 ? minuteOf(from) : DAY_STARTS_AT
  // Compares quarters of an hour, because the page shows these.
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
    breakAt: isTooLong ? halfWay(drives, hours, points) : null,
    sun,
    endsInTheDark: hours > 0 && startsAt + range[1] * 60 > sun.dark,
  }
}

/** The place nearest to half of the driving time, without places in its first or last fifth. */
function halfWay(drives: readonly TripDrive[], total: number, points: readonly TripPoint[]): DayBreak | null {
  const last = drives.at(-1)?.leg.to
  const candidates = passedJunctions(drives).flatMap(({ junction, at, ...place }) => {
    const point = points.find((each) => each.junction === junction)
    if (!point?.place || point === last || at < total / 5 || at > (total * 4) / 5) return []
    return [{ off: Math.abs(at - total / 2), dayBreak: { point, ...place } }]
  })
  return candidates.toSorted((one, other) => one.off - other.off)[0]?.dayBreak ?? null
}

/** The junctions of a day's drive after its start, and the hours until each. */
function passedJunctions(drives: readonly TripDrive[]) {
  let before = 0
  return drives.flatMap(({ leg: { junctions, hoursTo }, stop }) => {
    const passed = junctions.slice(1).map((junction, index) => ({
      junction,
      at: before + (hoursTo[index + 1] ?? 0),
      stop,
      isStop: index === junctions.length - 2,
    }))
    before += hoursTo.at(-1) ?? 0
    return passed
  })
}

/** The plan with a night at a day's break; null if it would have too many stops. */
export function withBreak(plan: Plan, { point, stop, isStop }: DayBreak): Plan | null {
  if (!isStop && plan.stops.length >= MAX_STOPS) return null
  return { ...plan, stops: plan.stops.toSpliced(stop, isStop ? 1 : 0, { place: point.id, nights: 1 }) }
}

/** The rental period that a trip needs: from the collection to the end of the last drive, if that takes the longer time. */
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
