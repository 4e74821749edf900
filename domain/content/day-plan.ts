import type { MinuteOfDay, SunTimes } from "#domain/sun.ts"
import type { SampleDay } from "./visit.ts"

/** A stop of a day with its times. `driveMinutes` is the drive before it. */
export type PlannedStop = { what: string; driveMinutes: number; arrives: MinuteOfDay; leaves: MinuteOfDay }

/** `ends` is the arrival at the place of the night. Without a drive after the last stop it is the departure from that stop. */
export type DayPlan = {
  title: string
  starts: MinuteOfDay
  stops: readonly PlannedStop[]
  backMinutes: number
  ends: MinuteOfDay
}

/** A sample day with its clock times. Arrivals are rounded up to five minutes, because a drive is not known to the minute. */
export function scheduleDay({ title, start, stops, backMinutes }: SampleDay): DayPlan {
  const starts = minuteOf(start)
  let now = starts
  const planned = stops.map(({ what, driveMinutes, stayMinutes }) => {
    const arrives = arrivalAfter(now, driveMinutes)
    now = arrives + stayMinutes
    return { what, driveMinutes, arrives, leaves: now }
  })
  return { title, starts, stops: planned, backMinutes, ends: arrivalAfter(now, backMinutes) }
}

function arrivalAfter(leaves: MinuteOfDay, driveMinutes: number): MinuteOfDay {
  return driveMinutes === 0 ? leaves : Math.ceil((leaves + driveMinutes) / 5) * 5
}

/** The months, 0 for January, in which a day ends after civil dusk. `sun` is the year month by month. */
export function monthsEndingInTheDark({ ends }: DayPlan, sun: readonly SunTimes[]): number[] {
  return monthsWhere(sun, ({ dark }) => ends > dark)
}

/** The months in which a day begins with a drive before first light. */
export function monthsStartingInTheDark({ starts, stops }: DayPlan, sun: readonly SunTimes[]): number[] {
  if (!stops[0] || stops[0].driveMinutes === 0) return []
  return monthsWhere(sun, ({ firstLight }) => starts < firstLight)
}

function monthsWhere(sun: readonly SunTimes[], is: (times: SunTimes) => boolean): number[] {
  return sun.flatMap((times, month) => (is(times) ? [month] : []))
}

/** `06:30` is 390. */
function minuteOf(time: string): MinuteOfDay {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  return hours * 60 + minutes
}
