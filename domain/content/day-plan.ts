import type { MinuteOfDay, SunTimes } from "#domain/sun.ts"
import type { SampleDay } from "./visit.ts"

/** A stop of a sample day with its times. `driveMinutes`: the drive to the stop. */
export type PlannedStop = {
  activity: string
  driveMinutes: number
  arrivesAt: MinuteOfDay
  leavesAt: MinuteOfDay
}

/**
 * A sample day with its times. `backMinutes`: the drive back after the last stop. `endsAt`: the end of that drive, or the departure
 * from the last stop if no drive follows.
 */
export type DayPlan = {
  title: string
  startsAt: MinuteOfDay
  stops: readonly PlannedStop[]
  backMinutes: number
  endsAt: MinuteOfDay
}

/** Computes the times of a sample day. Arrivals are rounded up to five minutes, because a drive is not known to the minute. */
export function scheduleDay({ title, start, stops, backMinutes }: SampleDay): DayPlan {
  const startsAt = parseMinute(start)
  let now = startsAt
  const scheduledStops = stops.map(({ activity, driveMinutes, stayMinutes }) => {
    const arrivesAt = arrivalTime(now, driveMinutes)
    now = arrivesAt + stayMinutes
    return { activity, driveMinutes, arrivesAt, leavesAt: now }
  })
  return { title, startsAt, stops: scheduledStops, backMinutes, endsAt: arrivalTime(now, backMinutes) }
}

function arrivalTime(leavesAt: MinuteOfDay, driveMinutes: number): MinuteOfDay {
  return driveMinutes === 0 ? leavesAt : Math.ceil((leavesAt + driveMinutes) / 5) * 5
}

/** The months, 0 for January, in which a day ends after civil dusk. `sunByMonth`: the times of the sun in each month. */
export function monthsEndingInTheDark({ endsAt }: DayPlan, sunByMonth: readonly SunTimes[]): number[] {
  return monthsWhere(sunByMonth, ({ dark }) => endsAt > dark)
}

/** The months in which a day begins with a drive before first light. */
export function monthsStartingInTheDark(
  { startsAt, stops }: DayPlan,
  sunByMonth: readonly SunTimes[],
): number[] {
  if (!stops[0] || stops[0].driveMinutes === 0) return []
  return monthsWhere(sunByMonth, ({ firstLight }) => startsAt < firstLight)
}

function monthsWhere(sunByMonth: readonly SunTimes[], matches: (times: SunTimes) => boolean): number[] {
  return sunByMonth.flatMap((times, month) => (matches(times) ? [month] : []))
}

/** Parses a time of day into minutes after midnight: `06:30` becomes 390. */
function parseMinute(time: string): MinuteOfDay {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  return hours * 60 + minutes
}
