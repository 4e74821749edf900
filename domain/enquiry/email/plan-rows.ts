import { parseDay } from "#domain/calendar/period.ts"
import { formatWallDate, formatWallTime } from "#domain/rental-period.ts"
import { hoursText } from "#domain/trip/hours-text.ts"
import type { PlanField } from "#domain/trip/plan.ts"
import { pathText, planUrl, type SentDay, type SentPlan } from "#domain/trip/sent-plan.ts"
import { MONTH_NAMES } from "#lib/month-names.ts"
import { daysText } from "../wording.ts"
import type { DetailRow } from "./contents.ts"
import { detailRow } from "./detail-rows.ts"

/** A sent plan in words, with the link to it. `siteUrl` has no trailing slash. */
export function planRows(plan: SentPlan, siteUrl: string): DetailRow[] {
  const href = planUrl(plan, siteUrl)
  return [
    ...planSummaryRows(plan),
    ...planDayRows(plan),
    { ...detailRow("Plan", "Open the plan", href), href },
  ]
}

/** Route, dates, length and people, and the submitted texts that the plan leaves out. */
export function planSummaryRows(plan: SentPlan): DetailRow[] {
  const { stops, days, nights, people, bags, leftOut } = plan
  return [
    detailRow("Route", pathText(plan)),
    detailRow("When", whenText(plan)),
    detailRow("Length", `${daysText(days.length)}, ${count(nights, "night")}, ${lengthText(plan)}`),
    detailRow("People", `${people}, large bags: ${bags}`),
    detailRow("Driving", drivingText(plan)),
    ...(stops.length > 0
      ? [detailRow("Stops", ...stops.map(({ name, nights }) => `${name}, ${count(nights, "night")}`))]
      : []),
    ...(leftOut.length > 0 ? [detailRow("Left out", ...leftOut.map(leftOutText))] : []),
  ]
}

/** The drives and the night of each day. */
export function planDayRows({ days }: SentPlan): DetailRow[] {
  return days.map((day, index) => detailRow(dayLabel(day, index), ...dayLines(day)))
}

const FIELD_NAMES: Record<PlanField, string> = {
  start: "Start",
  stop: "Stop",
  nights: "Nights",
  end: "End",
  from: "First day",
  to: "Return date",
  month: "Month",
  people: "People",
  bags: "Large bags",
  drive: "Who drives",
  gearbox: "Gearbox",
  abroad: "Lives abroad",
  hours: "Hours of driving a day",
}

/** `Stop: “Elaa”`. */
function leftOutText({ field, text }: SentPlan["leftOut"][number]): string {
  return field === null ? text : `${FIELD_NAMES[field]}: “${text}”`
}

function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`
}

/**
 * The kilometres and hours of driving. A plan without kilometres has no drive. The hours do not show that, because an old stored
 * plan without a drive has a quarter of an hour.
 */
function lengthText({ km, isEstimate, hours }: SentPlan): string {
  if (km === 0) return "no driving"
  const time = `${hoursText(hours)} at the wheel`
  return isEstimate ? `about ${km} km and ${time}` : `${km} km, about ${time}`
}

function whenText({ firstDay, month }: SentPlan): string {
  if (firstDay) return `From ${formatWallTime(firstDay)}`
  return month ? `${MONTH_NAMES[month - 1]}, no day chosen` : "Not decided"
}

function drivingText({ drive, gearbox }: SentPlan): string {
  if (drive === "driver") return "With our driver"
  return gearbox === "automatic" ? "Self drive, automatic only" : "Self drive"
}

function dayLabel({ date }: SentDay, index: number): string {
  const midnight = date === null ? null : parseDay(date)
  return midnight ? `Day ${index + 1}, ${formatWallDate(midnight)}` : `Day ${index + 1}`
}

function dayLines({ drives, night }: SentDay): string[] {
  const driven = drives.map(
    ({ from, to, km, isEstimate, hours }) =>
      `${from} to ${to}, ${isEstimate ? "about " : ""}${km} km, ${hoursText(hours)}`,
  )
  const stay = night === null ? [] : [`Night: ${night}`]
  const lines = [...driven, ...stay]
  return lines.length > 0 ? lines : ["Return of the vehicle"]
}
