import { instantsOf, invalidDayFields, midnightsOf } from "#app/office/day-range.ts"
import { ENQUIRIES_CSV, enquiryPage, hrefWith, INBOX } from "#app/office/paths.ts"
import { startOfDay } from "#domain/calendar/period.ts"
import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import {
  ENQUIRY_STATES,
  type EnquiryState,
  type InboxPosition,
  type InboxQuery,
} from "#domain/enquiry/enquiry-repository.ts"
import type { InboxOrder, InboxPickUp } from "#domain/enquiry/inbox-order.ts"
import { addDays, parseWallTime, type WallTime, wallTimeAt } from "#domain/rental-period.ts"

/** The kinds of enquiries, in the order of the filter. */
export const KINDS = [
  "enquiry",
  "booking",
  "trip",
  "contact",
  "staffBooking",
] as const satisfies EnquiryKind[]
/** The query parameters of the inbox: the filters, and the order in `sort`. */
export const FILTER_FIELDS = [
  "q",
  "kind",
  "status",
  "vehicle",
  "from",
  "to",
  "pick-up",
  "pick-up-from",
  "pick-up-to",
  "sort",
] as const

/** Values of `status` in addition to the states: the filters for undelivered enquiries, and for failed emails to customers. */
export const EMAIL_NOT_SENT = "mail-not-sent"
export const EMAIL_FAILED = "email-failed"

/** The value of `sort` for the order by pick-up time; empty: newest first. */
export const BY_PICK_UP = "pick-up"

/** The values of `pick-up`, each with its range of days relative to today: the first day, and the day after the last. */
export const PICK_UP_DAYS = { today: [0, 1], tomorrow: [1, 2], week: [0, 7] } as const
export type PickUpDays = keyof typeof PICK_UP_DAYS
export const PICK_UP_OPTIONS = Object.keys(PICK_UP_DAYS) as PickUpDays[] // the keys of this object

/** The filters and the order as unvalidated query parameters of a URL. Empty: no filter, and newest first. */
export type InboxFilters = Record<(typeof FILTER_FIELDS)[number], string>

export function filtersFrom(url: URL): InboxFilters {
  const values = FILTER_FIELDS.map((name) => [
    name,
    url.searchParams.get(name)?.slice(0, MAX_FILTER_LENGTH) ?? "",
  ])
  return Object.fromEntries(values) as InboxFilters // a value for each field
}

/** The maximum length of the value of a filter, in characters. The rest is ignored. */
export const MAX_FILTER_LENGTH = 200

/** The number of filters that are set. The order is not a filter. */
export function countFilters(filters: InboxFilters): number {
  return FILTER_FIELDS.filter((field) => field !== "sort" && filters[field] !== "").length
}

/** The names of the fields with an invalid day. */
export function invalidFilterFields(filters: InboxFilters): DayField[] {
  const pickUpDays = { from: filters["pick-up-from"], to: filters["pick-up-to"] }
  return [
    ...invalidDayFields(filters),
    ...invalidDayFields(pickUpDays).map((field) => `pick-up-${field}` as const),
  ]
}

export type DayField = "from" | "to" | "pick-up-from" | "pick-up-to"

/** The query for the filters and the position of a URL. Invalid values are ignored. */
export function inboxQuery(filters: InboxFilters, url: URL, now: Date): InboxQuery {
  const { from, before } = instantsOf(filters)
  return {
    kind: KINDS.find((kind) => kind === filters.kind) ?? null,
    state: selectedState(filters),
    vehicle: filters.vehicle || null,
    primaryDeliveryFailed: filters.status === EMAIL_NOT_SENT,
    customerEmailFailed: filters.status === EMAIL_FAILED,
    searchText: filters.q,
    receivedFrom: from,
    receivedBefore: before,
    ...pickUpQuery(filters, startOfDay(wallTimeAt(now))),
    after: pagePosition(url),
    now,
  }
}

export function orderOf({ sort }: InboxFilters): InboxOrder {
  return sort === BY_PICK_UP ? "pickUp" : "newest"
}

/** The order and the pick-up days of the query. The list by pick-up time starts today unless days are chosen. */
function pickUpQuery(filters: InboxFilters, today: WallTime): InboxPickUp {
  const { from, before } = midnightsOf({ from: filters["pick-up-from"], to: filters["pick-up-to"] })
  const name = PICK_UP_OPTIONS.find((option) => option === filters["pick-up"])
  const days = name && PICK_UP_DAYS[name]
  const order = orderOf(filters)
  const pickUpRange = {
    pickUpFrom: latestTime(from, days ? addDays(today, days[0]) : null),
    pickUpBefore: earliestTime(before, days ? addDays(today, days[1]) : null),
  }
  const hasDays = pickUpRange.pickUpFrom !== null || pickUpRange.pickUpBefore !== null
  return { order, ...pickUpRange, ...(order === "pickUp" && !hasDays && { pickUpFrom: today }) }
}

function latestTime(one: WallTime | null, other: WallTime | null): WallTime | null {
  return one && other ? (one > other ? one : other) : (one ?? other)
}

function earliestTime(one: WallTime | null, other: WallTime | null): WallTime | null {
  return one && other ? (one < other ? one : other) : (one ?? other)
}

/** The position after which the page begins; null for the first page. */
export function pagePosition(url: URL): InboxPosition | null {
  return parsePosition(url.searchParams.get("after") ?? "")
}

function selectedState({ status }: InboxFilters): EnquiryState | null {
  return ENQUIRY_STATES.find((state) => state === status) ?? null
}

/** The URL of the inbox with filters; `after` is the position after which the page begins. */
export function inboxHref(filters: InboxFilters, after?: InboxPosition | null): string {
  return hrefWith(INBOX, listParams(filters, after))
}

/** The query parameters of the inbox. The page of an enquiry has them in its `list` parameter. */
function listParams(filters: InboxFilters, after?: InboxPosition | null): URLSearchParams {
  const params = searchParamsOf(filters)
  if (after) params.set("after", formatPosition(after))
  return params
}

/** The URL of an enquiry's page. Its `list` parameter holds the filters and the position for the link back. */
export function enquiryHref(reference: string, filters: InboxFilters, after: InboxPosition | null): string {
  const list = listParams(filters, after)
  return hrefWith(enquiryPage(reference), new URLSearchParams(list.size > 0 ? { list: String(list) } : {}))
}

/** The URL of the inbox from which an enquiry's page was opened. */
export function inboxUrlIn(url: URL): URL {
  return new URL(`${url.origin}${INBOX}?${url.searchParams.get("list") ?? ""}`)
}

/** The URL from an enquiry's page back to its row in the inbox. */
export function backToInboxHref(url: URL, reference: string): string {
  const inbox = inboxUrlIn(url)
  return `${inboxHref(filtersFrom(inbox), pagePosition(inbox))}#${reference}`
}

/** The URL of the CSV file with the same filters. */
export function csvHref(filters: InboxFilters): string {
  return hrefWith(ENQUIRIES_CSV, searchParamsOf(filters))
}

function searchParamsOf(filters: InboxFilters): URLSearchParams {
  return new URLSearchParams(
    FILTER_FIELDS.map((field) => [field, filters[field]]).filter(([, value]) => value),
  )
}

/** Formats a position for a URL: `2026-12-31T04:00:00.000Z~reference`, with the pick-up time after another `~` if there is one. */
export function formatPosition({ receivedAt, reference, pickUpAt }: InboxPosition): string {
  return [receivedAt.toISOString(), reference, ...(pickUpAt ? [pickUpAt] : [])].join("~")
}

/** Parses a position of `formatPosition`. Null: the time or the reference is invalid. An invalid pick-up time is ignored. */
export function parsePosition(text: string): InboxPosition | null {
  const [time = "", reference = "", pickUp = ""] = text.split("~")
  const receivedAt = new Date(time)
  if (Number.isNaN(receivedAt.getTime()) || parseReference(reference) === null) return null
  return { receivedAt, reference, pickUpAt: parseWallTime(pickUp) }
}
