import { instantsOf } from "#app/office/day-range.ts"
import { ENQUIRIES_CSV, enquiryPage, INBOX } from "#app/office/paths.ts"
import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import {
  ENQUIRY_STATES,
  type EnquiryState,
  type InboxPosition,
  type InboxQuery,
} from "#domain/enquiry/enquiry-repository.ts"

export const KINDS = ["enquiry", "booking", "contact", "staffBooking"] as const satisfies EnquiryKind[]
export const FILTER_FIELDS = ["q", "kind", "status", "vehicle", "from", "to"] as const

/** A value of `status` beside the states: the filter for undelivered enquiries. */
export const MAIL_NOT_SENT = "mail-not-sent"

/** The filters as query parameters of a URL, unchecked; empty: any. */
export type InboxFilters = Record<(typeof FILTER_FIELDS)[number], string>

export function filtersFrom(url: URL): InboxFilters {
  const param = (name: string) => url.searchParams.get(name)?.slice(0, MAX_LENGTH) ?? ""
  return {
    q: param("q"),
    kind: param("kind"),
    status: param("status"),
    vehicle: param("vehicle"),
    from: param("from"),
    to: param("to"),
  }
}

const MAX_LENGTH = 200

/** The query for the filters and the position of a URL. Invalid values are ignored. */
export function inboxQuery(filters: InboxFilters, url: URL, now: Date): InboxQuery {
  const { from, before } = instantsOf(filters)
  return {
    kind: KINDS.find((kind) => kind === filters.kind) ?? null,
    state: stateOf(filters),
    vehicle: filters.vehicle || null,
    mailNotSent: filters.status === MAIL_NOT_SENT,
    searchText: filters.q,
    receivedFrom: from,
    receivedBefore: before,
    after: pagePosition(url),
    now,
  }
}

/** The position after which the page begins; null for the first page. */
export function pagePosition(url: URL): InboxPosition | null {
  return parsePosition(url.searchParams.get("after") ?? "")
}

function stateOf({ status }: InboxFilters): EnquiryState | null {
  return ENQUIRY_STATES.find((state) => state === status) ?? null
}

/** The URL of the inbox with filters; `after` is the position after which the page begins. */
export function inboxHref(filters: InboxFilters, after?: InboxPosition | null): string {
  const params = searchParamsOf(filters)
  if (after) params.set("after", formatPosition(after))
  return withParams(INBOX, params)
}

/** The URL of an enquiry's page. Its `list` parameter holds the filters and the position for the link back. */
export function enquiryHref(reference: string, filters: InboxFilters, after: InboxPosition | null): string {
  const [, list] = inboxHref(filters, after).split("?")
  return withParams(enquiryPage(reference), new URLSearchParams(list ? { list } : {}))
}

/** The URL from an enquiry's page back to its row in the inbox. */
export function backToInboxHref(url: URL, reference: string): string {
  const inbox = new URL(`${url.origin}${INBOX}?${url.searchParams.get("list") ?? ""}`)
  return `${inboxHref(filtersFrom(inbox), pagePosition(inbox))}#${reference}`
}

/** The URL of the CSV file with the same filters. */
export function csvHref(filters: InboxFilters): string {
  return withParams(ENQUIRIES_CSV, searchParamsOf(filters))
}

function searchParamsOf(filters: InboxFilters): URLSearchParams {
  return new URLSearchParams(
    FILTER_FIELDS.map((field) => [field, filters[field]]).filter(([, value]) => value),
  )
}

function withParams(path: string, params: URLSearchParams): string {
  return params.size > 0 ? `${path}?${params}` : path
}

/** Formats a position for a URL: `2026-12-31T04:00:00.000Z~reference`. */
export function formatPosition({ receivedAt, reference }: InboxPosition): string {
  return `${receivedAt.toISOString()}~${reference}`
}

export function parsePosition(text: string): InboxPosition | null {
  const [time = "", reference = ""] = text.split("~")
  const receivedAt = new Date(time)
  if (Number.isNaN(receivedAt.getTime()) || parseReference(reference) === null) return null
  return { receivedAt, reference }
}
