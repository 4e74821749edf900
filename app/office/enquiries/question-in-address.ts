import { instantsOf } from "#app/office/asked-days.ts"
import { ENQUIRIES_CSV, enquiryPage, OFFICE_HOME } from "#app/office/paths.ts"
import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import {
  DESK_STATES,
  type DeskPosition,
  type DeskQuestion,
  type DeskState,
} from "#domain/enquiry/enquiry-desk.ts"

export const KINDS = ["enquiry", "booking", "contact"] as const satisfies EnquiryKind[]
export const FIELDS = ["q", "kind", "status", "vehicle", "from", "to"] as const

/** `new`, or what no state of the desk is: the mail. */
export const MAIL_NOT_SENT = "mail-not-sent"

/** What was asked, as it stands in the address; what the address cannot mean is left out, but for dates, which somebody types. */
export type Asked = Record<(typeof FIELDS)[number], string>

export function askedIn(address: URL): Asked {
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

export function questionOf(asked: Asked, address: URL, now: Date): DeskQuestion {
  const { from, before } = instantsOf(asked)
  return {
    kind: KINDS.find((kind) => kind === asked.kind) ?? null,
    state: stateOf(asked),
    vehicle: asked.vehicle || null,
    mailNotSent: asked.status === MAIL_NOT_SENT,
    words: asked.q,
    receivedFrom: from,
    receivedBefore: before,
    after: afterIn(address),
    now,
  }
}

/** The place at which the list goes on; null for its beginning. */
export function afterIn(address: URL): DeskPosition | null {
  return positionIn(address.searchParams.get("after") ?? "")
}

function stateOf({ status }: Asked): DeskState | null {
  return DESK_STATES.find((state) => state === status) ?? null
}

/** The address of the list that answers this; `after` is where it goes on. */
export function listHref(asked: Asked, after?: DeskPosition | null): string {
  const parameters = parametersOf(asked)
  if (after) parameters.set("after", positionText(after))
  return withQuestion(OFFICE_HOME, parameters)
}

/** An enquiry's page, which leads back to this place in this list. */
export function enquiryHref(reference: string, asked: Asked, after: DeskPosition | null): string {
  const [, list] = listHref(asked, after).split("?")
  return withQuestion(enquiryPage(reference), new URLSearchParams(list ? { list } : {}))
}

/** From an enquiry's page back to where it stood in the list that led to it. */
export function wayBack(address: URL, reference: string): string {
  const list = new URL(`${address.origin}${OFFICE_HOME}?${address.searchParams.get("list") ?? ""}`)
  return `${listHref(askedIn(list), afterIn(list))}#${reference}`
}

/** Everything that answers this, as a file for a spreadsheet. */
export function csvHref(asked: Asked): string {
  return withQuestion(ENQUIRIES_CSV, parametersOf(asked))
}

function parametersOf(asked: Asked): URLSearchParams {
  return new URLSearchParams(FIELDS.map((field) => [field, asked[field]]).filter(([, value]) => value))
}

function withQuestion(path: string, parameters: URLSearchParams): string {
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** A place in the list as addresses have it. */
export function positionText({ receivedAt, reference }: DeskPosition): string {
  return `${receivedAt.toISOString()}~${reference}`
}

export function positionIn(text: string): DeskPosition | null {
  const [time = "", reference = ""] = text.split("~")
  const receivedAt = new Date(time)
  if (Number.isNaN(receivedAt.getTime()) || parseReference(reference) === null) return null
  return { receivedAt, reference }
}
