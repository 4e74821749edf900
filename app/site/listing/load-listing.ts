import type { RouterContextProvider } from "react-router"
import { messagesContext, type Ports, portsContext } from "#app/context.ts"
import { deferIfLate } from "#app/islands/defer.ts"
import { readListQuery } from "#app/site/fleet/list-query.ts"
import { loadFleetResult } from "#app/site/fleet/load-fleet-result.ts"
import { dateParams, readDates } from "#app/site/rental-dates.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import { type RentalPeriod, type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { loadCategoryRow } from "./categories.ts"
import { describeListing, describeRetiredCategory } from "./describe-listing.ts"
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
    loadFleetResult(request, context, categoryId, query),
  ])
  const known = road.ready ? road.value : null
  const category = known?.categories.find(({ id }) => id === categoryId) ?? null
  const mayBeRetired = road.ready && !category
  const retired = mayBeRetired ? await retiredCategory(ports, categoryId, request.signal) : null
  const texts = context.get(messagesContext)
  const head = retired
    ? describeRetiredCategory(retired, texts.vehicleFacts)
    : describeListing(categoryId, category, query.page, texts.listing)
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

/** The dates over a list, as they were typed, and as far as they can be counted with. */
export type ListDates = { from: string; to: string; period: RentalPeriod | null; isWrong: boolean }

function listDates(params: URLSearchParams, now: WallTime): ListDates {
  const given = Object.fromEntries(dateParams(params))
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
