import type { RoadState } from "#domain/content/road-state.ts"
import type { MonthRun } from "#domain/trip/season.ts"
import { MONTH_NAMES as MONTHS } from "#lib/month-names.ts"
import { dayText } from "./checked-on.ts"

/** `2025-12` is 'December 2025'; a year alone, `2025`, stays as it is. */
export function monthText(month: string): string {
  const [year, number] = month.split("-")
  if (!number) return month
  return `${MONTHS[Number(number) - 1]} ${year}`
}

/** Months in a row, by number, 1 for January: `May`, `January to April`. */
export function monthRunText({ from, to }: MonthRun): string {
  const first = MONTHS[from - 1] ?? ""
  const last = MONTHS[to - 1] ?? ""
  return from === to ? first : `${first} to ${last}`
}

/** Minutes after midnight: 390 is '6:30 am'. */
export function clockTime(minute: number): string {
  const hours = Math.floor(minute / 60) % 24
  return `${hours % 12 || 12}:${String(minute % 60).padStart(2, "0")} ${hours < 12 ? "am" : "pm"}`
}

/** 75 is '1 hour 15 minutes'. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return [countText(hours, "hour"), countText(minutes % 60, "minute")].filter(Boolean).join(" ")
}

function countText(count: number, unit: string): string {
  return count === 0 ? "" : `${count} ${unit}${count === 1 ? "" : "s"}`
}

const LIST_FORMAT = new Intl.ListFormat("en-GB", { type: "conjunction" })

/**
 * Months by index, 0 for January: 'in November', 'from October to January', 'in March and from July to
 * October', 'all year'.
 */
export function monthsText(months: readonly number[]): string {
  if (months.length === 12) return "all year"
  const firsts = months.filter((month) => !months.includes((month + 11) % 12))
  return LIST_FORMAT.format(firsts.map((first) => runText(runFrom(first, months))))
}

/** The months of one run, also across the end of the year. */
function runFrom(first: number, months: readonly number[]): number[] {
  const next = (first + 1) % 12
  return months.includes(next) ? [first, ...runFrom(next, months)] : [first]
}

function runText(run: readonly number[]): string {
  const start = MONTHS[run[0] ?? 0]
  const end = MONTHS[run.at(-1) ?? 0]
  if (run.length === 1) return `in ${start}`
  return run.length === 2 ? `in ${start} and ${end}` : `from ${start} to ${end}`
}

const directions = {
  n: "north",
  ne: "north-east",
  e: "east",
  se: "south-east",
  s: "south",
  sw: "south-west",
  w: "west",
  nw: "north-west",
} as const

type MappedSight = { number: number; name: string; km: number; direction: keyof typeof directions }

/** '6 Minneriya, 18 km north-east' */
const sightText = ({ number, name, km, direction }: MappedSight) =>
  km < 0.3 ? `${number} ${name}, in the centre` : `${number} ${name}, ${kmText(km)} ${directions[direction]}`

/**
 * Below 10 km rounded to half a kilometre, with a minimum of half a kilometre. Otherwise whole kilometres.
 */
const kmText = (km: number) => `${km < 10 ? Math.round(km * 2) / 2 || 0.5 : Math.round(km)} km`

const roadConditions: Record<RoadState["condition"], string> = {
  closed: "Closed",
  doubtful: "May be closed",
  restricted: "Restricted",
  reopened: "Open again",
}

/** The facts of a guide that are data: sights, local map, sample days, road reports, climate and festivals. */
export const visit = {
  newestReport: (month: string) => `Newest report used: ${monthText(month)}.`,
  sights: {
    number: (number: number) => `${number}.`,
    details: (name: string) => `${name}: getting there`,
    travel: (km: number, isEstimate: boolean, minutes: number | null) => {
      if (km === 0) return "In the centre"
      const length = km < 1 ? `${Math.round(km * 1000)} m` : `${km} km`
      const distance = `${isEstimate ? "About " : ""}${length} from the centre`
      return minutes === null || minutes === 0 ? distance : `${distance}, ${duration(minutes)} by car`
    },
    allow: (minutes: number) => `Allow ${duration(minutes)}`,
    labels: {
      road: "Road",
      parking: "Parking",
      walk: "On foot",
      access: "Access",
      fee: "Fee",
      hours: "Hours",
    },
    seen: (month: string) => `as seen in ${monthText(month)} at`,
    officialPage: "Official page: check fees and hours",
  },
  map: {
    title: (place: string, widthKm: number, sights: readonly MappedSight[]) =>
      `Map of ${place} and its sights, ${widthKm} km across, north at the top. In a straight line from the centre: ${sights.map(sightText).join("; ")}.`,
    scale: (km: number) => `${km} km`,
    north: "N",
    note: "The numbers match the list. Main roads are drawn as straight lines between junctions, and the coastline is simplified.",
    closedNote: "A dashed road is reported closed, or may be.",
    beyond: (sights: readonly MappedSight[]) =>
      `Beyond the edge of the map: ${sights.map(sightText).join("; ")}, in a straight line.`,
  },
  stay: {
    title: "How long to stay",
    columns: { time: "Time", stop: "Stop" },
    starts: "Set out",
    drive: (minutes: number) => `${duration(minutes)} on the road`,
    span: (from: number, to: number) => `${clockTime(from)} to ${clockTime(to)}`,
    clockTime,
    back: "Back at your hotel",
    ends: "End of the day",
    /** `earliest` and `latest` are minutes after midnight, months are 0 for January. `minutes`: between sunset and dark. */
    sunset: (earliest: number, earliestMonth: number, latest: number, latestMonth: number, minutes: number) =>
      `The sun sets between ${clockTime(earliest)} in ${MONTHS[earliestMonth]} and ${clockTime(latest)} in ${MONTHS[latestMonth]}. It is dark about ${minutes} minutes later.`,
    endsInTheDark: (ends: number, months: readonly number[]) =>
      `This day ends at ${clockTime(ends)}, after dark ${monthsText(months)}.`,
    startsInTheDark: (starts: number, months: readonly number[]) =>
      `It begins at ${clockTime(starts)}, with a drive before first light ${monthsText(months)}.`,
  },
  roads: {
    title: "Road and rail reports",
    conditions: roadConditions,
    kinds: { road: "Road", rail: "Railway", fuel: "Fuel" } satisfies Record<RoadState["kind"], string>,
    reported: (day: string) => `Reported on ${dayText(day)}:`,
    note: "These are the newest reports we have read. Ask locally, or ask us, before you rely on a road.",
  },
  climate: {
    /** `hasTemperatures`: whether the table has temperatures, or the rain only. */
    title: (hasTemperatures: boolean) =>
      hasTemperatures ? "Rain and temperature by month" : "Rain by month",
    caption: (station: string, period: string, hasTemperatures: boolean) =>
      `Mean rain ${hasTemperatures ? "and temperature " : ""}at ${station}, ${period.replace("-", " to ")}`,
    columns: { month: "Month", rain: "Rain", high: "By day", low: "At night" },
    /** The name is short, so that a row stays on one line beside its bar. */
    months: MONTHS.map((month) => month.slice(0, 3)),
    rain: (mm: number) => `${Math.round(mm)} mm`,
    celsius: (degrees: number) => `${Math.round(degrees)} °C`,
    source: "Source:",
  },
  calendar: {
    title: "Poya days and festivals",
    titleOfPlace: "Busy days in the coming twelve months",
    caption: "Poya days and festivals in the coming twelve months",
    date: dayText,
    columns: { date: "Date", day: "Day", places: "Busy places" },
    everyPoya: "Shrines and the roads to them are busy on every poya day in",
    source: "Source:",
  },
}
