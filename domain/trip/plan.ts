import { cleanName, isNameOf } from "#domain/content/find-place.ts"
import { latestWallTime } from "#domain/enquiry/answers.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { findPoints, OFFICE, type TripPoint } from "./points.ts"

/** The maximum number of stops of a plan. */
export const MAX_STOPS = 12

/** A stop of a plan. 0 nights: the trip only passes through. */
export type Stop = { place: string; nights: number }

/** The choices of a visitor for a trip. Places are ids of `TripPoint`. */
export type Plan = {
  start: string
  /** The end is the start unless the visitor chooses another place. */
  end: string
  /** At most `MAX_STOPS`, never the same twice in a row. */
  stops: readonly Stop[]
  /** Null: not decided. */
  pickUpAt: WallTime | null
  /** The time at which the vehicle must be back, after the pick-up. Null: at the end of the trip. */
  returnAt: WallTime | null
  /** The month of the trip, 1 to 12, if no day is decided. */
  month: number | null
  people: number
  /** Large bags. */
  bags: number
  drive: "self" | "driver"
  gearbox: "any" | "automatic"
  /** Charged at the rates of visitors from abroad, if the company has them. */
  livesAbroad: boolean
  /** The longest driving time of a day, in hours. */
  hoursPerDay: number
}

/** The parameters of a plan's query. `to` is the return, which comes from the dates of another page. */
export const PLAN_FIELDS = [
  "start",
  "stop",
  "nights",
  "end",
  "from",
  "to",
  "month",
  "people",
  "bags",
  "drive",
  "gearbox",
  "abroad",
  "hours",
] as const
export type PlanField = (typeof PLAN_FIELDS)[number]

/** A text of the query that the plan ignores. `text`: the submitted text, shortened; it may be empty. */
export type IgnoredText = { reason: IgnoredTextReason; field: PlanField; text: string }

/**
 * The reason why a text is ignored. 'repeated': a further text of a parameter that a plan has once. 'truncated': the beginning of a
 * parameter's name, at the end of a link that was cut off.
 */
export type IgnoredTextReason =
  | "unknownPlace"
  | "severalPlaces"
  | "repeatedStop"
  | "tooManyStops"
  | "invalidDay"
  | "pastDay"
  | "dayTooFarAhead"
  | "invalidReturn"
  | "invalidMonth"
  | "invalidNights"
  | "invalidPeople"
  | "invalidBags"
  | "invalidHours"
  | "invalidChoice"
  | "repeated"
  | "truncated"

/** The range of a number of the plan, and its value if the query has none. */
type Range = { min: number; max: number; defaultValue: number }

/** The ranges of the numbers of a plan. */
export const RANGES = {
  nights: { min: 0, max: 30, defaultValue: 1 },
  people: { min: 1, max: 60, defaultValue: 2 },
  bags: { min: 0, max: 60, defaultValue: 2 },
  hours: { min: 1, max: 14, defaultValue: 5 },
} as const satisfies Record<string, Range>

/** Who drives: the visitor, or a driver of the company. */
export const DRIVES = ["self", "driver"] as const
/** The gearboxes that the visitor accepts. */
export const GEARBOXES = ["any", "automatic"] as const

/** The value of `abroad`, as in the query of a list of vehicles. Any other value means no. */
const LIVES_ABROAD = "1"

/** A place that was found by a part of its name. `place`: its whole name. `text` is the submitted text, shortened. */
export type PartialNameMatch = { text: string; place: string }

/** A parsed plan. `rows`: the index of each stop's row in the query, from 0. */
export type ParsedPlan = {
  plan: Plan
  rows: readonly number[]
  ignoredTexts: IgnoredText[]
  partialNameMatches: PartialNameMatch[]
}

/** The maximum number of stops that are read, so that a query of any length is parsed in bounded time. */
const MAX_STOPS_READ = 60

/**
 * Parses the query of a plan. Never fails: an invalid text is replaced by a default value or omitted, and listed in `ignoredTexts`.
 * `now` is the current time in Sri Lanka.
 */
export function parsePlan(params: URLSearchParams, points: readonly TripPoint[], now: WallTime): ParsedPlan {
  const ignoredTexts: IgnoredText[] = []
  const partialNameMatches: PartialNameMatch[] = []
  const resolvePoint = (text: string, report: ReportIgnored) => {
    const found = findPoint(text, points, report)
    if (found?.place && !isNameOf(found.place, text))
      partialNameMatches.push({ text: cleanName(text), place: found.name })
    return found?.id ?? null
  }
  const reportFor =
    (field: PlanField): ReportIgnored =>
    (reason, text) =>
      ignoredTexts.push({ reason, field, text: cleanName(text) })
  const single = (name: SingleField) => firstText(params.getAll(name), reportFor(name))
  const number = (name: "people" | "bags" | "hours") => {
    const text = single(name)
    return readNumber(text, RANGES[name], () => reportFor(name)(INVALID_NUMBER[name], text))
  }
  const point = (name: "start" | "end", defaultId: string) =>
    resolvePoint(single(name), reportFor(name)) ?? defaultId
  const start = point("start", OFFICE)
  const end = point("end", start)
  const { stops, rows } = readStops(params, resolvePoint, reportFor)
  const pickUpAt = readPickUp(single("from"), now, reportFor("from"))
  const truncated = truncatedField(params)
  if (truncated) reportFor(truncated.field)("truncated", truncated.text)
  return {
    plan: {
      start,
      end,
      stops,
      pickUpAt,
      returnAt: readReturn(single("to"), pickUpAt, now, reportFor("to")),
      month: readMonth(single("month"), reportFor("month")),
      people: number("people"),
      bags: number("bags"),
      drive: readChoice(single("drive"), DRIVES, reportFor("drive")),
      gearbox: readChoice(single("gearbox"), GEARBOXES, reportFor("gearbox")),
      livesAbroad: single("abroad") === LIVES_ABROAD,
      hoursPerDay: number("hours"),
    },
    rows,
    ignoredTexts,
    partialNameMatches,
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
  add("from", plan.pickUpAt, null)
  add("to", plan.returnAt, null)
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

const INVALID_NUMBER = { people: "invalidPeople", bags: "invalidBags", hours: "invalidHours" } as const

/** Reports that a text of a field is ignored. */
type ReportIgnored = (reason: IgnoredTextReason, text: string) => void
/** A parameter that a plan has once. */
type SingleField = Exclude<PlanField, "stop" | "nights">

/** The first text of a parameter. Different further texts are reported as ignored. */
function firstText([first = "", ...others]: readonly string[], report: ReportIgnored): string {
  for (const text of new Set(others)) if (text !== first) report("repeated", text)
  return first
}

function readStops(
  params: URLSearchParams,
  resolvePoint: (text: string, report: ReportIgnored) => string | null,
  reportFor: (field: PlanField) => ReportIgnored,
) {
  const report = reportFor("stop")
  const nights = params.getAll("nights")
  const texts = params.getAll("stop")
  const stops: Stop[] = []
  const rows: number[] = []
  let previous: string | null = null
  for (const text of nights.slice(texts.length, MAX_STOPS_READ))
    if (text) reportFor("nights")("repeated", text)
  for (const [index, text] of texts.slice(0, MAX_STOPS_READ).entries()) {
    const place = resolvePoint(text, report)
    const nightsText = nights[index] ?? ""
    if (!place) continue
    if (previous === place) report("repeatedStop", text)
    else if (stops.length === MAX_STOPS) report("tooManyStops", text)
    else {
      stops.push({
        place,
        nights: readNumber(nightsText, RANGES.nights, () => reportFor("nights")("invalidNights", nightsText)),
      })
      rows.push(index)
    }
    previous = place
  }
  return { stops, rows }
}

/** The field whose name is truncated at the end of a query, as in `stop=kandy&nigh`. Null: none is. */
function truncatedField(params: URLSearchParams): { field: PlanField; text: string } | null {
  const [text, value] = [...params].at(-1) ?? ["", ""]
  const field = PLAN_FIELDS.find((name) => name !== text && name.startsWith(text))
  return field && text !== "" && value === "" ? { field, text } : null
}

/** The only point that matches a text. Null if the text is empty, unknown or ambiguous. */
function findPoint(text: string, points: readonly TripPoint[], report: ReportIgnored): TripPoint | null {
  if (text.trim() === "") return null
  const [found, ...others] = findPoints(points, cleanName(text))
  if (found && others.length === 0) return found
  report(found ? "severalPlaces" : "unknownPlace", text)
  return null
}

function readPickUp(text: string, now: WallTime, report: ReportIgnored): WallTime | null {
  if (text.trim() === "") return null
  const time = parseWallTime(text)
  if (time && time >= now && time <= latestWallTime(now)) return time
  report(time === null ? "invalidDay" : time < now ? "pastDay" : "dayTooFarAhead", text)
  return null
}

/**
 * Parses the return time, which comes from the dates of another page. It does not change the days of the trip, which follow from
 * its nights. `Trip` says whether they fit the return.
 */
function readReturn(
  text: string,
  pickUpAt: WallTime | null,
  now: WallTime,
  report: ReportIgnored,
): WallTime | null {
  if (text.trim() === "") return null
  const time = parseWallTime(text)
  if (time && pickUpAt && time > pickUpAt && time <= latestWallTime(now)) return time
  report("invalidReturn", text)
  return null
}

function readMonth(text: string, report: ReportIgnored): number | null {
  if (text.trim() === "") return null
  if (/^(?:0?[1-9]|1[0-2])$/.test(text)) return Number(text)
  report("invalidMonth", text)
  return null
}

function readNumber(text: string, { min, max, defaultValue }: Range, reportInvalid: () => void): number {
  if (text.trim() === "") return defaultValue
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  reportInvalid()
  return defaultValue
}

function readChoice<Choice extends string>(
  text: string,
  choices: readonly [Choice, ...Choice[]],
  report: ReportIgnored,
): Choice {
  if (text === "") return choices[0]
  const choice = choices.find((candidate) => candidate === text)
  if (!choice) report("invalidChoice", text)
  return choice ?? choices[0]
}
