import { parseDay } from "#domain/calendar/period.ts"
import { addDays, dayOf } from "#domain/rental-period.ts"
import { joinContentLines, textValue, utcValue } from "#lib/icalendar.ts"
import type { TripPoint } from "./points.ts"
import type { Trip } from "./trip.ts"

// The formats in which a visitor exports a trip: links to a maps app, a GPX file and a calendar file.

/** The points of a trip in their order, start and end included; the same point is never twice in a row. */
export function routePoints({ start, stops, end }: Pick<Trip, "start" | "stops" | "end">): TripPoint[] {
  return [start, ...stops.map(({ point }) => point), end].filter(
    (point, index, all) => point !== all[index - 1],
  )
}

/** A URL that opens the route through these points in a maps app. */
export type MapsLink = { href: string; points: readonly TripPoint[] }

/**
 * The maximum number of points in one URL: start, nine stops, end. Source:
 * https://developers.google.com/maps/documentation/urls/get-started
 */
const MAX_MAPS_POINTS = 11

/** The links for the whole path. A long path has several links, and each begins where the previous one ends. */
export function mapsLinks(path: readonly TripPoint[]): MapsLink[] {
  const links: MapsLink[] = []
  for (let from = 0; from < path.length - 1; from += MAX_MAPS_POINTS - 1) {
    const points = path.slice(from, from + MAX_MAPS_POINTS)
    links.push({ href: mapsHref(points), points })
  }
  return links
}

function mapsHref(points: readonly TripPoint[]): string {
  const [first, ...others] = points.map(({ latitude, longitude }) => `${latitude},${longitude}`)
  const params = new URLSearchParams({
    api: "1",
    travelmode: "driving",
    origin: first ?? "",
    destination: others.at(-1) ?? "",
  })
  if (others.length > 1) params.set("waypoints", others.slice(0, -1).join("|"))
  return `https://www.google.com/maps/dir/?${params}`
}

/** The stops as a GPX 1.1 file: each point as a waypoint, and all of them as a route. https://www.topografix.com/GPX/1/1/ */
export function tripGpx(path: readonly TripPoint[], name: string): string {
  const unique = path.filter((point, index) => path.indexOf(point) === index)
  const elementOf = (element: "wpt" | "rtept") => (each: TripPoint) =>
    `<${element} lat="${each.latitude}" lon="${each.longitude}"><name>${escapeXml(each.name)}</name></${element}>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeXml(name)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata><name>${escapeXml(name)}</name></metadata>`,
    ...unique.map(elementOf("wpt")),
    `<rte><name>${escapeXml(name)}</name>`,
    ...path.map(elementOf("rtept")),
    "</rte>",
    "</gpx>",
    "",
  ].join("\n")
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** An event of the calendar file: `days` whole days, beginning on `firstDay`, such as `2026-12-31`. */
export type TripDayEvent = { firstDay: string; days: number; title: string; text: string }

/**
 * Whole-day events as an iCalendar file (RFC 5545). `createdAt`: the time at which the file is made. `host`: part of the
 * ids of the events, so that they are unique. `url`: the page of the plan.
 */
export function tripCalendar(
  entries: readonly TripDayEvent[],
  { createdAt, host, url }: { createdAt: Date; host: string; url: string },
): string {
  const events = entries.flatMap(({ firstDay, days, title, text }, index) => [
    "BEGIN:VEVENT",
    `UID:${firstDay}-${index + 1}-trip@${host}`,
    `DTSTAMP:${utcValue(createdAt)}`,
    `DTSTART;VALUE=DATE:${compactDate(firstDay)}`,
    `DTEND;VALUE=DATE:${compactDate(addDaysTo(firstDay, days))}`,
    `SUMMARY:${textValue(title)}`,
    `DESCRIPTION:${textValue(text)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ])
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${host}//trip//EN`, ...events, "END:VCALENDAR"]
  return joinContentLines(lines)
}

const compactDate = (date: string) => date.replaceAll("-", "")

function addDaysTo(date: string, days: number): string {
  const midnight = parseDay(date)
  return midnight ? dayOf(addDays(midnight, days)) : date
}
