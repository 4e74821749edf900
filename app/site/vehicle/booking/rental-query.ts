import {
  ABROAD_PARAM,
  ABROAD_VALUE,
  DATE_PARAMS,
  EXTRAS_PARAM,
  encodeReadably,
  livesAbroadIn,
  parseBookableTime,
} from "#app/site/rental-dates.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { type Extra, type ExtraChoice, MAX_QUANTITY } from "#domain/pricing/extra.ts"
import type { Terms } from "#domain/pricing/terms.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { extraAnswersOf } from "./booking-answers.ts"
import { checkboxName, quantityName } from "./extra-names.ts"

// A rental in the query of a vehicle's page: `?from=2027-01-10T09:00&to=2027-01-23T09:00&extras=need-a-driver:13,roof-rack`. A
// visitor who lives abroad also has `&abroad=1`. Reason for this format: docs/decisions/0006-rental-period-in-the-url.md.

export const RENTAL_PARAMS = [...DATE_PARAMS, EXTRAS_PARAM, ABROAD_PARAM] as const
type RentalParams = Partial<Record<(typeof RENTAL_PARAMS)[number], string>>

/** The maximum length of the text that is parsed. The extras of any vehicle fit. */
const MAX_EXTRAS_LENGTH = 4000

/**
 * The answers in a query. Ignores invalid values (an unknown extra, an invalid or past date, a return before the pick-up), so
 * that an old link still opens the vehicle.
 */
export function rentalFromQuery(
  params: URLSearchParams,
  { offeredExtras, abroadRates }: Pick<Terms, "offeredExtras" | "abroadRates">,
  now: WallTime,
): Answers {
  const from = parseBookableTime(params.get("from"), now)
  const to = parseBookableTime(params.get("to"), now)
  return {
    pickUpAt: from ?? "",
    returnAt: to && (!from || to > from) ? to : "",
    ...(abroadRates && livesAbroadIn(params) && { livesAbroad: "yes" }),
    ...extrasFromQuery(params.get("extras") ?? "", offeredExtras),
  }
}

/** The dates and extras of the answers as a query, without `?`. Contains no personal data. */
export function rentalToQuery(answers: Answers, offeredExtras: readonly Extra[]): string {
  const ids = new Set(offeredExtras.map(({ id }) => id))
  const extras = extraAnswersOf(answers, offeredExtras)
    .filter(({ extraId, isChosen }) => isChosen && ids.has(extraId))
    .map(({ extraId, quantity }) => extraToQuery(extraId, quantity.trim()))
  const params = {
    ...rentalParams(answers.pickUpAt, answers.returnAt, extras),
    ...(answers.livesAbroad && { [ABROAD_PARAM]: ABROAD_VALUE }),
  }
  return Object.entries(params)
    .map(([name, value]) => `${name}=${encodeReadably(value)}`)
    .join("&")
}

/** Chosen extras as a query, without `?`; empty without any. */
export function extrasToQuery(chosen: readonly ExtraChoice[]): string {
  const extras = chosen.map(({ extraId, quantity }) => extraToQuery(extraId, String(quantity)))
  return extras.length > 0 ? `extras=${encodeReadably(extras.join(","))}` : ""
}

function extrasFromQuery(text: string, offeredExtras: readonly Extra[]): Answers {
  const quantities = new Map(text.slice(0, MAX_EXTRAS_LENGTH).split(",").map(parseExtra))
  return Object.fromEntries(
    offeredExtras.flatMap((extra) => {
      const quantity = quantities.get(extra.id)
      const isValid = quantity !== undefined && /^\d{0,6}$/.test(quantity) && Number(quantity) <= MAX_QUANTITY
      return isValid ? answersAbout(extra, quantity) : []
    }),
  )
}

function parseExtra(extraText: string): [id: string, quantity: string] {
  const [id = "", quantity = ""] = extraText.split(":")
  return [decodeId(id), quantity]
}

function answersAbout(extra: Extra, quantity: string): [string, string][] {
  const checkboxAnswer: [string, string] = [checkboxName(extra.id), "yes"]
  return extra.inputKind === "quantity"
    ? [checkboxAnswer, [quantityName(extra.id), quantity]]
    : [checkboxAnswer]
}

function rentalParams(pickUpAt = "", returnAt = "", extras: readonly string[]): RentalParams {
  const from = parseWallTime(pickUpAt)
  const to = parseWallTime(returnAt)
  return { ...(from && { from }), ...(to && { to }), ...(extras.length > 0 && { extras: extras.join(",") }) }
}

/** Encodes the id, because ids of an external admin host may contain a colon or a comma. */
function extraToQuery(id: string, quantity: string): string {
  const name = encodeURIComponent(id)
  return /^\d+$/.test(quantity) ? `${name}:${quantity}` : name
}

function decodeId(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return "" // an invalid escape sequence is not the id of an extra
  }
}
