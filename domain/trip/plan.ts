import { cleanName } from "#domain/content/find-place.ts"
import { latestWallTime } from "#domain/enquiry/answers.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { findPoints, OFFICE, type TripPoint } from "./points.ts"

export const MAX_STOPS = 12

/** A stop of a plan. 0 nights: the trip only passes through. */
export type Stop = { place: string; nights: number }

/** The choices of a visitor for a trip. Places are ids of `TripPoint`. */
export type Plan = {
  start: string
  /** The start, unless the visitor says otherwise. */
  end: string
  /** At most `MAX_STOPS`, never the same twice in a row. */
  stops: readonly Stop[]
  /** When the vehicle is collected; null: not decided. */
  firstDay: WallTime | null
  /** The month of the trip, 1 to 12, where no day is decided. */
  month: number | null
  people: number
  /** Large bags. */
  bags: number
  drive: "self" | "driver"
  gearbox: "any" | "automatic"
  /** Charged at the rates of visitors from abroad, where the company has them. */
  livesAbroad: boolean
  /** The longest driving time of a day, in hours. */
  hoursPerDay: number
}

/** A part of the query that the plan leaves out. `text` is the submitted text, shortened; it may be empty. */
export type LeftOut = { reason: LeftOutReason; text: string }

export type LeftOutReason =
  | "unknownPlace"
  | "severalPlaces"
  | "sameTwice"
  | "tooManyStops"
  | "invalidDay"
  | "pastDay"
  | "lateDay"
  | "returnDay"
  | "invalidMonth"
  | "nights"
  | "people"
  | "bags"
  | "hours"
  | "choice"

/** A number of the plan: its range, and the value where the query has none. */
type Range = { min: number; max: number; defaultValue: number }

export const RANGES = {
  nights: { min: 0, max: 30, defaultValue: 1 },
  people: { min: 1, max: 60, defaultValue: 2 },
  bags: { min: 0, max: 60, defaultValue: 2 },
  hours: { min: 1, max: 14, defaultValue: 5 },
} as const satisfies Record<string, Range>

export const DRIVES = ["self", "driver"] as const
export const GEARBOXES = ["any", "automatic"] as const

/** The value of `abroad`, as in the query of a list. Any other means no. */
const LIVES_ABROAD = "1"

/** A parsed plan. `rows` has the index of each stop's row in the query, from 0. */
export type ParsedPlan = { plan: Plan; rows: readonly number[]; leftOut: LeftOut[] }

/** Further stops are ignored, so that a query of any length is parsed in bounded time. */
const MAX_READ = 60

/**
 * Parses the query of a plan. Never fails: the plan is complete without the invalid parts, which are in `leftOut`.
 * `now` is the current time in Sri Lanka.
 */
export function parsePlan(params: URLSearchParams, points: readonly TripPoint[], now: WallTime): ParsedPlan {
  const leftOut: LeftOut[] = []
  const leave = (reason: LeftOutReason, text: string) => leftOut.push({ reason, text: cleanName(text) })
  const number = (name: "people" | "bags" | "hours") =>
    readNumber(params.get(name), RANGES[name], () => leave(name, params.get(name) ?? ""))
  const point = (name: "start" | "end", defaultId: string) =>
    onePoint(params.get(name) ?? "", points, leave) ?? defaultId
  const start = point("start", OFFICE)
  const end = point("end", start)
  const { stops, rows } = readStops(params, points, leave)
  const firstDay = readFirstDay(params.get("from") ?? "", now, leave)
  // The return follows from the nights, so that an address of another page with two dates keeps only the first.
  if (params.get("to")) leave("returnDay", params.get("to") ?? "")
  return {
    plan: {
      start,
      end,
      stops,
      firstDay,
      month: readMonth(params.get("month") ?? "", leave),
      people: number("people"),
      bags: number("bags"),
      drive: readChoice(params.get("drive"), DRIVES, leave),
      gearbox: readChoice(params.get("gearbox"), GEARBOXES, leave),
      livesAbroad: params.get("abroad") === LIVES_ABROAD,
      hoursPerDay: number("hours"),
    },
    rows,
    leftOut,
  }
}

/** The query of a plan, without `?` and without default values. `parsePlan` reads the same plan from it. */
export function planQuery(plan: Plan): string {
  const pairs: [string, string][] = [
    ["start", plan.start],
    ...plan.stops.flatMap(({ place, nights }): [string, string][] => [
      ["stop", place],
      ["nights", String(nights)],
    ]),
  ]
  const add = (name: string, value: string | number | null, defaultValue: string | number | null) => {
    if (value !== null && value !== defaultValue) pairs.push([name, String(value)])
  }
  add("end", plan.end, plan.start)
  add("from", plan.firstDay, null)
  add("month", plan.month, null)
  add("people", plan.people, RANGES.people.defaultValue)
  add("bags", plan.bags, RANGES.bags.defaultValue)
  add("drive", plan.drive, "self")
  add("gearbox", plan.gearbox, "any")
  add("abroad", plan.livesAbroad ? LIVES_ABROAD : null, null)
  add("hours", plan.hoursPerDay, RANGES.hours.defaultValue)
  // Ids, numbers and wall times need no encoding in a query.
  return pairs.map(([name, value]) => `${name}=${value}`).join("&")
}

type Leave = (reason: LeftOutReason, text: string) => void

function readStops(params: URLSearchParams, points: readonly TripPoint[], leave: Leave) {
  const nights = params.getAll("nights")
  const stops: Stop[] = []
  const rows: number[] = []
  for (const [index, text] of params.getAll("stop").slice(0, MAX_READ).entries()) {
    const place = onePoint(text, points, leave)
    const written = nights[index] ?? ""
    if (!place) continue
    if (stops.at(-1)?.place === place) leave("sameTwice", text)
    else if (stops.length === MAX_STOPS) leave("tooManyStops", text)
    else {
      stops.push({ place, nights: readNumber(written, RANGES.nights, () => leave("nights", written)) })
      rows.push(index)
    }
  }
  return { stops, rows }
}

/** The id of the one point that a text means; null where it is empty, unknown or unclear. */
function onePoint(text: string, points: readonly TripPoint[], leave: Leave): string | null {
  if (text.trim() === "") return null
  const [found, ...others] = findPoints(points, cleanName(text))
  if (found && others.length === 0) return found.id
  leave(found ? "severalPlaces" : "unknownPlace", text)
  return null
}

function readFirstDay(text: string, now: WallTime, leave: Leave): WallTime | null {
  if (text.trim() === "") return null
  const day = parseWallTime(text)
  if (day && day >= now && day <= latestWallTime(now)) return day
  leave(day === null ? "invalidDay" : day < now ? "pastDay" : "lateDay", text)
  return null
}

function readMonth(text: string, leave: Leave): number | null {
  if (text.trim() === "") return null
  if (/^(?:0?[1-9]|1[0-2])$/.test(text)) return Number(text)
  leave("invalidMonth", text)
  return null
}

function readNumber(text: string | null, { min, max, defaultValue }: Range, leave: () => void): number {
  if (text === null || text.trim() === "") return defaultValue
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  leave()
  return defaultValue
}

function readChoice<Choice extends string>(
  text: string | null,
  choices: readonly [Choice, ...Choice[]],
  leave: Leave,
): Choice {
  if (text === null || text === "") return choices[0]
  const choice = choices.find((candidate) => candidate === text)
  if (!choice) leave("choice", text)
  return choice ?? choices[0]
}
