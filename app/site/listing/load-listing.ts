import type { RouterContextProvider } from "react-router"
import { messagesContext, type Ports, portsContext } from "#app/context.ts"
import { deferIfLate } from "#app/islands/defer.ts"
import { readListQuery } from "#app/site/fleet/list-query.ts"
import { loadFleetResult } from "#app/site/fleet/load-fleet-result.ts"
import { dateParams, livesAbroadIn, readDates } from "#app/site/rental-dates.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import { hasAbroadRates } from "#domain/pricing/abroad-rates.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { loadCategoryRow } from "./category-row.ts"
import { describeListing, describeRetiredCategory } from "./describe-listing.ts"
import type { ListDates } from "./list-dates.ts"
import { listingPageHead } from "./listing-page-head.ts"

/** The data of a listing. `categoryId` null: all vehicles. */
export async function loadListing(
  request: Request,
  context: Readonly<RouterContextProvider>,
  categoryId: string | null,
) {
  const ports = context.get(portsContext)
  const params = new URL(request.url).searchParams
  const query = readListQuery(params)
  const dates = listDates(params, ports)
  const [row, fleet] = await Promise.all([
    deferIfLate({ request, context }, loadCategoryRow(ports, request.signal)),
    loadFleetResult(request, context, categoryId, query),
  ])
  const categoryRow = row.ready ? row.value : null
  const category = categoryRow?.categories.find(({ id }) => id === categoryId) ?? null
  const mayBeRetired = row.ready && !category
  const retired = mayBeRetired ? await retiredCategory(ports, categoryId, request.signal) : null
  const messages = context.get(messagesContext)
  const description = retired
    ? describeRetiredCategory(retired, messages.vehicleFacts)
    : describeListing(categoryId, category, query.page, messages.listing)
  const isEmpty = fleet.ready && fleet.value.state === "emptyCategory"
  const isUnknown = categoryRow?.isComplete === true && !category && isEmpty
  return {
    status: retired ? 410 : isUnknown ? 404 : 200,
    head: listingPageHead({ request, context }, { description, categoryId, category, fleet, query, dates }),
    heading: description.heading,
    lead: description.lead,
    categoryId,
    categoryRow: row,
    fleet,
    query,
    dates,
    mileageAllowanceKm: ports.content.rules.mileageAllowanceKm,
  }
}

function listDates(params: URLSearchParams, { clock, content }: Pick<Ports, "clock" | "content">): ListDates {
  const submitted = Object.fromEntries(dateParams(params))
  const period = readDates(params, wallTimeAt(clock()))
  const isSubmitted = params.has("from") && params.has("to")
  const livesAbroad = hasAbroadRates(content.abroadRates) ? livesAbroadIn(params) : null
  const isInvalid = isSubmitted && !period
  return { from: submitted.from ?? "", to: submitted.to ?? "", period, isInvalid, livesAbroad }
}

/** The retired category of this id; null for any other. */
async function retiredCategory(
  { catalogue }: Pick<Ports, "catalogue">,
  id: string | null,
  signal: AbortSignal,
): Promise<Category | null> {
  if (id === null) return null
  const retired = await catalogue.retired(signal)
  return (retired.ok && retired.value.categories.find((category) => category.id === id)) || null
}

export type ListingData = Omit<Awaited<ReturnType<typeof loadListing>>, "status">
