import type { Ports } from "#app/context.ts"
import {
  DATE_PARAMS,
  dateParams,
  livesAbroadIn,
  readDates,
  type VisitorDates,
} from "#app/site/rental-dates.ts"
import { hasAbroadRates } from "#domain/pricing/abroad-rates.ts"
import { wallTimeAt } from "#domain/rental-period.ts"

/**
 * The dates above a list. `from` and `to` are the submitted times, each empty if it is missing or not a time. `period` is null
 * unless both can be booked. `livesAbroad` null: visitors from abroad pay the same rates, so the form does not ask.
 */
export type ListDates = {
  from: string
  to: string
  period: VisitorDates | null
  isInvalid: boolean
  livesAbroad: boolean | null
}

/** The dates of a query. */
export function listDates(
  params: URLSearchParams,
  { clock, content }: Pick<Ports, "clock" | "content">,
): ListDates {
  const times = Object.fromEntries(dateParams(params))
  const period = readDates(params, wallTimeAt(clock()))
  const isSubmitted = DATE_PARAMS.some((name) => params.get(name))
  const livesAbroad = hasAbroadRates(content.abroadRates) ? livesAbroadIn(params) : null
  const isInvalid = isSubmitted && !period
  return { from: times.from ?? "", to: times.to ?? "", period, isInvalid, livesAbroad }
}
