import { parseDay } from "#domain/calendar/period.ts"
import { addDays, dayOf } from "#domain/rental-period.ts"
import { calendarText, textValue, utcValue } from "#lib/icalendar.ts"
import type { TripPoint } from "./points.ts"
import type { Trip } from "./trip.ts"

/** The points of a trip in their order, start and end included; the same point is never twice in a row. */
export function routePoints({ start, stops, end }: Pick<Trip, "start" | "stops" | "end">): TripPoint[] {
  return [start, ...stops.map(({ point }) => point), end].filter(
    (point, index, all) => point !== all[index - 1],
  )
}

/** A URL that opens the drive between these points in a maps app, and the points in it. */
export type MapsLink = { href: string; points: readonly TripPoint[] }

/**
 * The maximum number of points in one URL: start, nine stops, end. Source:
 * https://developers.google.com/maps/documentation/urls/get-started
 */
const MAPS_POINTS = 11

/** The links for the whole path. A long path has several links, and each begins where the previous one ends. */
export function mapsLinks(path: readonly TripPoint[]): MapsLink[] {
  const links: MapsLink[] = []
  for (let from = 0; from < path.length - 1; from += MAPS_POINTS - 1) {
    const points = path.slice(from, from + MAPS_POINTS)
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
  const point = (element: "wpt" | "rtept") => (each: TripPoint) =>
    `<${element} lat="${each.latitude}" lon="${each.longitude}"><name>${escapeXml(each.name)}</name></${element}>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeXml(name)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata><name>${escapeXml(name)}</name></metadata>`,
    ...unique.map(point("wpt")),
    `<rte><name>${escapeXml(name)}</name>`,
    ...path.map(point("rtept")),
    "</rte>",
    "</gpx>",
    "",
  ].join("\n")
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** An event of the calendar file: `days` whole days, beginning on `first`, such as `2026-12-31`. */
export type TripDayEvent = { first: string; days: number; title: string; text: string }

/**
 * Whole-day events as an iCalendar file (RFC 5545). `stamp` is the time at which it is made; `host` makes the ids unique.
 */
export function tripCalendar(
  entries: readonly TripDayEvent[],
  { stamp, host, url }: { stamp: Date; host: string; url: string },
): string {
  const events = entries.flatMap(({ first, days, title, text }, index) => [
    "BEGIN:VEVENT",
    `UID:${first}-${index + 1}-trip@${host}`,
    `DTSTAMP:${utcValue(stamp)}`,
    `DTSTART;VALUE=DATE:${compact(first)}`,
    `DTEND;VALUE=DATE:${compact(addDaysTo(first, days))}`,
    `SUMMARY:${textValue(title)}`,
    `DESCRIPTION:${textValue(text)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ])
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${host}//trip//EN`, ...events, "END:VCALENDAR"]
  return calendarText(lines)
}

const compact = (date: string) => date.replaceAll("-", "")

function addDaysTo(date: string, days: number): string {
  const midnight = parseDay(date)
  return midnight ? dayOf(addDays(midnight, days)) : date
}
