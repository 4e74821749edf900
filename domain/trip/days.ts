import { startOfDay } from "#domain/calendar/period.ts"
import { addDays, addMinutes, dayOf, type RentalPeriod, type WallTime } from "#domain/rental-period.ts"
import { type MinuteOfDay, type SunTimes, sunTimes } from "#domain/sun.ts"
import { type HourRange, hourRange, type Leg, type RoadFinder } from "./legs.ts"
import { MAX_STOPS, type Plan } from "./plan.ts"
import type { TripPoint } from "./points.ts"

/** A day of a trip with its drives, in order, and the point of the night. */
export type TripDay = {
  /** 1 is the day of the pick-up. */
  number: number
  date: string
  legs: readonly Leg[]
  km: number
  /** Driving time at the usual speed. */
  hours: number
  /** The shorter and the longer driving time. */
  hourRange: HourRange
  /** The start of the drive: the time of the pick-up on the first day, `DAY_STARTS_AT` on any other day. */
  startsAt: MinuteOfDay
  /** Null on the last day, which ends with the return of the vehicle. */
  stay: TripPoint | null
  /** Whether the hours are more than the visitor wants in a day. */
  isTooLong: boolean
  /**
   * The suggested overnight stop that divides a too long day. Null: the day is not too long, or no place near its roads shortens it
   * enough.
   */
  overnightStop: OvernightStop | null
  /** The times of the sun at the point where the day ends. */
  sun: SunTimes
  /** Whether the drive may end after dark if it takes the longer time. */
  endsInTheDark: boolean
}

/**
 * A place for a night on the way. `stopIndex`: the index of the plan's stop at this place; if the plan has none, the index of the
 * first stop after it. `isStop`: whether the plan has a stop there. `hours`: the driving times of the two resulting days.
 */
export type OvernightStop = {
  point: TripPoint
  stopIndex: number
  isStop: boolean
  hours: readonly [number, number]
}

/** The longest detour to an overnight stop, in hours. */
const MAX_DETOUR_HOURS = 0.75
/** An overnight stop is suggested only if the longer of both days has at most this share of the driving time. */
const MAX_LONGER_DAY_SHARE = 0.8

/** The departure on every day except the first, in minutes after midnight. */
export const DAY_STARTS_AT: MinuteOfDay = 9 * 60

/**
 * A leg, the nights at its end, and the index of the stop there. At the end of a trip the index is that after the last stop, and
 * there are no nights.
 */
export type TripDrive = { leg: Leg; nights: number; stopIndex: number }

type DayDraft = { drives: TripDrive[]; stay: TripPoint | null; endPoint: TripPoint }

type DayOptions = {
  /** The time of the pick-up. */
  from: WallTime
  hoursPerDay: number
  /** The points at which a night on the way is possible. */
  points: readonly TripPoint[]
  hoursBetween: RoadFinder["hours"]
}

/** Assigns drives to days. A stop of several nights has days without a drive. */
export function tripDays(
  drives: readonly TripDrive[],
  options: DayOptions & { start: TripPoint },
): TripDay[] {
  const drafts = draftDays(drives, options.start)
  return drafts.map((draft, index) => finishDay(draft, index, options))
}

function draftDays(drives: readonly TripDrive[], start: TripPoint): DayDraft[] {
  const days: DayDraft[] = []
  let today: DayDraft = { drives: [], stay: null, endPoint: start }
  for (const drive of drives) {
    const { from, to } = drive.leg
    // A night at the start of the trip needs no drive.
    if (from !== to) today.drives.push(drive)
    today.endPoint = to
    for (let night = 0; night < drive.nights; night++) {
      days.push({ ...today, stay: to })
      today = { drives: [], stay: null, endPoint: to }
    }
  }
  return [...days, today]
}

function finishDay({ drives, stay, endPoint }: DayDraft, index: number, options: DayOptions): TripDay {
  const { from, hoursPerDay } = options
  const date = dayOf(addDays(from, index))
  const legs = drives.map(({ leg }) => leg)
  const hours = legs.reduce((total, leg) => total + leg.hours, 0)
  const range = hourRange(hours)
  const startsAt = index === 0 ? minuteOfDay(from) : DAY_STARTS_AT
  const isTooLong = !isWithin(hours, hoursPerDay)
  const sun = sunTimes(date, endPoint)
  return {
    number: index + 1,
    date,
    legs,
    km: legs.reduce((total, { km }) => total + km, 0),
    hours,
    hourRange: range,
    startsAt,
    stay,
    isTooLong,
    overnightStop: isTooLong ? bestOvernightStop(drives, hours, options) : null,
    sun,
    endsInTheDark: hours > 0 && startsAt + range[1] * 60 > sun.dark,
  }
}

/** Whether a driving time is within the limit of a day. Compares quarters of an hour, because the page shows these. */
function isWithin(hours: number, hoursPerDay: number): boolean {
  return Math.round(hours * 4) / 4 <= hoursPerDay
}

/**
 * Finds the overnight stop near the roads of a day for which the longer of the two days and the detour are short. A place that
 * brings both days within the limit is preferred to any other. `total`: the driving time of the undivided day.
 */
function bestOvernightStop(
  drives: readonly TripDrive[],
  total: number,
  { points, hoursBetween, hoursPerDay }: DayOptions,
): OvernightStop | null {
  let hoursBefore = 0
  const overnightStops = drives.flatMap(({ leg, stopIndex }, index): OvernightStop[] => {
    const legStart = hoursBefore
    hoursBefore += leg.hours
    const isLast = index === drives.length - 1
    return points.flatMap((point): OvernightStop[] => {
      const isStop = point === leg.to
      if (!point.place || point === leg.from || (isStop && isLast)) return []
      const toPlace = hoursBetween(leg.from, point)
      const fromPlace = hoursBetween(leg.to, point)
      const detour = toPlace + fromPlace - leg.hours
      if (detour > MAX_DETOUR_HOURS) return []
      const firstDayHours = legStart + toPlace
      return [{ point, stopIndex, isStop, hours: [firstDayHours, total + detour - firstDayHours] }]
    })
  })
  const longerDay = ({ hours }: OvernightStop) => Math.max(...hours)
  // Adds the time of both days, so that a detour counts too.
  const penalty = (each: OvernightStop) => longerDay(each) + each.hours[0] + each.hours[1]
  const useful = overnightStops.filter((each) => longerDay(each) <= total * MAX_LONGER_DAY_SHARE)
  const withinLimit = useful.filter((each) => isWithin(longerDay(each), hoursPerDay))
  const candidates = withinLimit.length > 0 ? withinLimit : useful
  return candidates.toSorted((one, other) => penalty(one) - penalty(other))[0] ?? null
}

/** Adds a night at an overnight stop to a plan; null if the plan would have too many stops. */
export function withOvernightStop(plan: Plan, { point, stopIndex, isStop }: OvernightStop): Plan | null {
  if (!isStop && plan.stops.length >= MAX_STOPS) return null
  return { ...plan, stops: plan.stops.toSpliced(stopIndex, isStop ? 1 : 0, { place: point.id, nights: 1 }) }
}

/**
 * The rental period that a trip needs: from the pick-up to the end of the last drive, if that takes the longer time. The drive
 * counts in whole hours, and as at least one. A last day without a drive ends at `DAY_STARTS_AT`.
 */
export function rentalPeriodOf(days: readonly TripDay[], from: WallTime): RentalPeriod {
  const last = days.at(-1)
  if (!last) return { pickUpAt: from, returnAt: addMinutes(from, 60) }
  const midnight = startOfDay(addDays(from, last.number - 1))
  const driveMinutes = Math.max(1, Math.ceil(last.hourRange[1])) * 60
  const start = last.legs.length > 0 || days.length === 1 ? last.startsAt : DAY_STARTS_AT - driveMinutes
  return { pickUpAt: from, returnAt: addMinutes(midnight, start + driveMinutes) }
}

function minuteOfDay(time: WallTime): MinuteOfDay {
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
}
