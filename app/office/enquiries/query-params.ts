import { instantsOf } from "#app/office/asked-days.ts"
import { ENQUIRIES_CSV, enquiryPage, OFFICE_HOME } from "#app/office/paths.ts"
import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import {
  ENQUIRY_STATES,
  type EnquiryState,
  type InboxPosition,
  type InboxQuery,
} from "#domain/enquiry/enquiry-repository.ts"

export const KINDS = ["enquiry", "booking", "contact"] as const satisfies EnquiryKind[]
export const FIELDS = ["q", "kind", "status", "vehicle", "from", "to"] as const

/** A state, or the filter for undelivered enquiries. */
export const MAIL_NOT_SENT = "mail-not-sent"

/** The query parameters. Invalid values are dropped, except for dates, which are typed. */
export type InboxParams = Record<(typeof FIELDS)[number], string>

export function queryFrom(address: URL): InboxParams {
  const given = (name: string) => address.searchParams.get(name)?.slice(0, LONGEST) ?? ""
  return {
    q: given("q"),
    kind: given("kind"),
    status: given("status"),
    vehicle: given("vehicle"),
    from: given("from"),
    to: given("to"),
  }
}

const LONGEST = 200

export function questionOf(query: InboxParams, address: URL, now: Date): InboxQuery {
  const { from, before } = instantsOf(query)
  return {
    kind: KINDS.find((kind) => kind === query.kind) ?? null,
    state: stateOf(query),
    vehicle: query.vehicle || null,
    mailNotSent: query.status === MAIL_NOT_SENT,
    searchText: query.q,
    receivedFrom: from,
    receivedBefore: before,
    after: afterIn(address),
    now,
  }
}

/** The position after which the page begins; null for the first page. */
export function afterIn(address: URL): InboxPosition | null {
  return positionIn(address.searchParams.get("after") ?? "")
}

function stateOf({ status }: InboxParams): EnquiryState | null {
  return ENQUIRY_STATES.find((state) => state === status) ?? null
}

/** The list's URL for a query; `after` is the position of the next page. */
export function listHref(query: InboxParams, after?: InboxPosition | null): string {
  const parameters = parametersOf(query)
  if (after) parameters.set("after", positionText(after))
  return withQuestion(OFFICE_HOME, parameters)
}

/** The URL of an enquiry's page, with the way back to this place in the list. */
export function enquiryHref(reference: string, query: InboxParams, after: InboxPosition | null): string {
  const [, list] = listHref(query, after).split("?")
  return withQuestion(enquiryPage(reference), new URLSearchParams(list ? { list } : {}))
}

/** The URL from an enquiry's page back to its place in the list. */
export function wayBack(address: URL, reference: string): string {
  const list = new URL(`${address.origin}${OFFICE_HOME}?${address.searchParams.get("list") ?? ""}`)
  return `${listHref(queryFrom(list), afterIn(list))}#${reference}`
}

/** The URL of the CSV file for a query. */
export function csvHref(query: InboxParams): string {
  return withQuestion(ENQUIRIES_CSV, parametersOf(query))
}

function parametersOf(query: InboxParams): URLSearchParams {
  return new URLSearchParams(FIELDS.map((field) => [field, query[field]]).filter(([, value]) => value))
}

function withQuestion(path: string, parameters: URLSearchParams): string {
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** Formats a position for a URL. */
export function positionText({ receivedAt, reference }: InboxPosition): string {
  return `${receivedAt.toISOString()}~${reference}`
}

export function positionIn(text: string): InboxPosition | null {
  const [time = "", reference = ""] = text.split("~")
  const receivedAt = new Date(time)
  if (Number.isNaN(receivedAt.getTime()) || parseReference(reference) === null) return null
  return { receivedAt, reference }
}
