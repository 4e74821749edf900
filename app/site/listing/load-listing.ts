import type { RouterContextProvider } from "react-router"
import { messagesContext, type Ports, portsContext } from "#app/context.ts"
import { deferIfLate } from "#app/islands/defer.ts"
import { readListQuery } from "#app/site/fleet/list-address.ts"
import { loadFleetPart } from "#app/site/fleet/load-fleet-part.ts"
import { datesAsGiven, readDates } from "#app/site/rental-dates.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import { type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { loadCategoryRow } from "./categories.ts"
import { headOfListing, headOfRetired } from "./head-of-listing.ts"
import type { ListDates } from "./list-dates.ts"
import { listingPageHead } from "./listing-page-head.ts"

/** Everything that a listing shows. `categoryId` null: all vehicles. */
export async function loadListing(
  request: Request,
  context: Readonly<RouterContextProvider>,
  categoryId: string | null,
) {
  const ports = context.get(portsContext)
  const params = new URL(request.url).searchParams
  const query = readListQuery(params)
  const dates = listDates(params, wallTimeAt(ports.clock()))
  const [road, fleet] = await Promise.all([
    deferIfLate({ request, context }, loadCategoryRow(ports, request.signal)),
    loadFleetPart(request, context, categoryId, query),
  ])
  const known = road.ready ? road.value : null
  const category = known?.categories.find(({ id }) => id === categoryId) ?? null
  const mayBeRetired = road.ready && !category
  const retired = mayBeRetired ? await retiredCategory(ports, categoryId, request.signal) : null
  const texts = context.get(messagesContext)
  const head = retired
    ? headOfRetired(retired, texts.vehicleFacts)
    : headOfListing(categoryId, category, query.page, texts.listing)
  const isEmpty = fleet.ready && fleet.value.state === "emptyCategory"
  const isUnknown = known?.isWhole === true && !category && isEmpty
  return {
    status: retired ? 410 : isUnknown ? 404 : 200,
    head: listingPageHead({ request, context }, { head, categoryId, category, fleet, query, dates }),
    heading: head.heading,
    lead: head.lead,
    categoryId,
    road,
    fleet,
    query,
    dates,
    mileageAllowanceKm: ports.content.rules.mileageAllowanceKm,
  }
}

function listDates(params: URLSearchParams, now: WallTime): ListDates {
  const given = Object.fromEntries(datesAsGiven(params))
  const period = readDates(params, now)
  const isSent = params.has("from") && params.has("to")
  return { from: given.from ?? "", to: given.to ?? "", period, isWrong: isSent && !period }
}

/** The category of this id, where it is one that the company no longer has. */
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
