import { comingTime, DATE_PARAMS } from "#app/site/rental-dates.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { MAX_QUANTITY, type Service } from "#domain/pricing/service.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { quantityName, tickName } from "./extra-names.ts"
import { serviceAnswersOf } from "./reservation.ts"

// A hire in the address of its page, `?from=2027-01-10T09:00&to=2027-01-23T09:00&extras=need-a-driver:13,roof-rack`.
// Why in this form: docs/decisions/0006-rental-period-in-the-url.md.

export const RENTAL_PARAMS = [...DATE_PARAMS, "extras"] as const
type RentalParams = Partial<Record<(typeof RENTAL_PARAMS)[number], string>>

/** More than the extras of any vehicle need; what comes after is not looked at. */
const MAX_EXTRAS_LENGTH = 4000

/**
 * The answers that stand in an address. Whatever is wrong there (no such extra, a date that no calendar has, a pick-up
 * that is past, a return before it) is left out without a word: an old link still opens the vehicle.
 */
export function rentalFromAddress(
  params: URLSearchParams,
  offered: readonly Service[],
  now: WallTime,
): Answers {
  const from = comingTime(params.get("from"), now)
  const to = comingTime(params.get("to"), now)
  return {
    pickUpAt: from ?? "",
    returnAt: to && (!from || to > from) ? to : "",
    ...extrasFromAddress(params.get("extras") ?? "", offered),
  }
}

/** What the answers say of the hire, as the query of an address, without `?`. Nothing personal goes in. */
export function rentalToAddress(answers: Answers, offered: readonly Service[]): string {
  const ids = new Set(offered.map(({ id }) => id))
  const extras = serviceAnswersOf(answers, offered)
    .filter(({ serviceId, isChosen }) => isChosen && ids.has(serviceId))
    .map(({ serviceId, quantity }) => extraToAddress(serviceId, quantity.trim()))
  const params = rentalParams(answers.pickUpAt, answers.returnAt, extras)
  return Object.entries(params)
    .map(([name, value]) => `${name}=${readable(value)}`)
    .join("&")
}

function extrasFromAddress(text: string, offered: readonly Service[]): Answers {
  const named = new Map(text.slice(0, MAX_EXTRAS_LENGTH).split(",").map(parseExtra))
  return Object.fromEntries(
    offered.flatMap((service) => {
      const quantity = named.get(service.id)
      const isGood = quantity !== undefined && /^\d{0,6}$/.test(quantity) && Number(quantity) <= MAX_QUANTITY
      return isGood ? answersAbout(service, quantity) : []
    }),
  )
}

function parseExtra(part: string): [id: string, quantity: string] {
  const [id = "", quantity = ""] = part.split(":")
  return [decoded(id), quantity]
}

function answersAbout(service: Service, quantity: string): [string, string][] {
  const tick: [string, string] = [tickName(service.id), "yes"]
  return service.asks === "quantity" ? [tick, [quantityName(service.id), quantity]] : [tick]
}

function rentalParams(pickUpAt = "", returnAt = "", extras: readonly string[]): RentalParams {
  const from = parseWallTime(pickUpAt)
  const to = parseWallTime(returnAt)
  return { ...(from && { from }), ...(to && { to }), ...(extras.length > 0 && { extras: extras.join(",") }) }
}

/** The id is encoded so that it holds neither colon nor comma, whatever another catalogue calls its extras. */
function extraToAddress(id: string, quantity: string): string {
  const name = encodeURIComponent(id)
  return /^\d+$/.test(quantity) ? `${name}:${quantity}` : name
}

/** Encoded for an address, but for the colons and commas that may stand there as they are. */
function readable(value: string): string {
  return encodeURIComponent(value).replaceAll("%3A", ":").replaceAll("%2C", ",")
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return "" // a broken escape names no extra
  }
}
