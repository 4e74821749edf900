import { data, type RouterContextProvider } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { guidePath, TRIPS, tripPath } from "#app/paths.ts"
import { pageHead } from "#app/site/page-head.ts"
import { costTable, loadCosts, sightsByStop } from "#app/site/plan/load-plan.ts"
import { livesAbroadIn, readDates } from "#app/site/rental-dates.ts"
import { cardOf } from "#app/site/social-cards.ts"
import { touristTripOf } from "#app/site/structured-data/tourist-trip.ts"
import { comingYear } from "#domain/content/festivals.ts"
import { hasAbroadRates } from "#domain/pricing/abroad-rates.ts"
import { dayOf, wallTimeAt } from "#domain/rental-period.ts"
import { COST_ORDERS } from "#domain/trip/cost.ts"
import { loadReadyTrip } from "./load-ready-trips.ts"

/** The number of vehicles in the table, which shows the cheapest ones. */
const MAX_VEHICLES = 5

export type TripData = Awaited<ReturnType<typeof loadTrip>>

/** The data of a ready-made trip. @throws a 404 response for an unknown slug */
export async function loadTrip(request: Request, context: Readonly<RouterContextProvider>, slug: string) {
  const ports = context.get(portsContext)
  const { content, clock, settings } = ports
  const now = wallTimeAt(clock())
  const { searchParams } = new URL(request.url)
  const dates = readDates(searchParams, now)
  const livesAbroad = hasAbroadRates(content.abroadRates) && livesAbroadIn(searchParams)
  const readyTripData = loadReadyTrip(context, slug, { dates, livesAbroad })
  if (!readyTripData) throw data(null, { status: 404 })
  const { readyTrip, trip, points } = readyTripData
  const [order] = COST_ORDERS // the cheapest first
  const today = dayOf(now)
  const isOnRoute = (place: string) => trip.stops.some((stop) => stop.place === place)
  const festivals = comingYear(content.calendar.days, today).filter(({ places }) => places.some(isOnRoute))
  return {
    head: pageHead(
      { request, context },
      {
        name: readyTrip.title,
        description: readyTrip.description,
        path: tripPath(readyTrip.slug),
        openGraphType: "article",
        card: cardOf(ports, guidePath(readyTrip.cover)),
        breadcrumbs: [{ name: context.get(messagesContext).trips.page.name, path: TRIPS }],
        editedOn: readyTrip.editedOn,
        isNotIndexed: searchParams.size > 0,
        mainEntity: (jsonLd) => [touristTripOf(jsonLd, readyTrip, trip)],
      },
    ),
    ...readyTripData,
    sights: sightsByStop(trip, ports),
    ...costTable(await loadCosts(ports, trip, { order, points, signal: request.signal }), {
      maxRows: MAX_VEHICLES,
    }),
    festivals: { ...content.calendar, days: festivals },
    siteUrl: settings.siteUrl,
    messagingNumber: content.site.messagingNumber,
  }
}
