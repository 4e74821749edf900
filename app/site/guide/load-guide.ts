import { data, type RouterContextProvider } from "react-router"
import { portsContext } from "#app/context.ts"
import { placeSlugIn, RENT_A_CAR, RENT_A_CAR_GUIDE } from "#app/paths.ts"
import type { PageHead } from "#app/site/page-head.ts"
import type { CompanyDetails, Content, GeneralPage, Guide } from "#domain/content/content.ts"
import { comingYear, type FestivalCalendar } from "#domain/content/festivals.ts"
import type { Place } from "#domain/content/place.ts"
import type { ReadyTrip } from "#domain/content/ready-trip.ts"
import type { RoadState } from "#domain/content/road-state.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { type SunTimes, sunByMonth } from "#domain/sun.ts"
import { timeLimit } from "#lib/time-limit.ts"
import { findVehicleGroups, type VehicleGroups } from "./guide-fleet-data.ts"
import { generalPageHead, guidePageHead } from "./guide-page-head.ts"
import { type LocalMapData, localMapData } from "./local-map/local-map-data.ts"

/** The data of a destination guide. */
export type PlaceGuideData = {
  guide: Guide
  places: readonly Place[]
  /** The alternative text of the picture at the top of the guide. */
  pictureAlt: string
  localMap: LocalMapData
  /** The sun at the place, on the middle day of each month of this year. */
  sun: readonly SunTimes[]
  /** The crowded days of the place in the coming twelve months. */
  festivals: FestivalCalendar
  /** Null: the fleet could not be read. */
  vehicleGroups: VehicleGroups | null
  /** The ready-made trips that stop here. */
  trips: readonly Pick<ReadyTrip, "slug" | "title">[]
  mileageAllowanceKm: number
  site: Pick<CompanyDetails, "phone" | "messagingNumber">
}

/** The data of a general page, which is not about one place. */
export type GeneralPageData = {
  page: GeneralPage
  pictureAlt: string
  /** All road reports on the page about driving. Empty on the page about the country. */
  roadStates: readonly RoadState[]
  /** The days of the coming twelve months on the page about the country. Without days on the page about driving. */
  festivals: FestivalCalendar
  places: readonly Place[]
}

/** A destination guide or a general page. */
type GuideData = { head: PageHead } & (
  | { kind: "place"; pageData: PlaceGuideData }
  | { kind: "general"; pageData: GeneralPageData }
)

/** Milliseconds to wait for the vehicles. No script of the page could load them later. */
const FLEET_TIMEOUT_MS = 1000

/**
 * The guide or general page of a path segment.
 * @throws a 404 response if there is neither
 */
export async function loadGuide(
  request: Request,
  context: Readonly<RouterContextProvider>,
  segment: string,
): Promise<GuideData> {
  const { content } = context.get(portsContext)
  const args = { request, context }
  const placeSlug = placeSlugIn(`/${segment}`)
  const guide = placeSlug === null ? null : content.guide(placeSlug)
  if (guide) {
    return {
      kind: "place",
      head: guidePageHead(args, guide),
      pageData: await placeGuideData(request, context, guide),
    }
  }
  const page = content.page(segment)
  if (!page) throw data(null, { status: 404 })
  return { kind: "general", head: generalPageHead(args, page), pageData: generalPageData(context, page) }
}

/** The general pages: /rent-a-car-guide is about driving and the roads, /rent-a-car-sri-lanka about the country. */
const DRIVING_PAGE_SLUG = RENT_A_CAR_GUIDE.slice(1)
const COUNTRY_PAGE_SLUG = RENT_A_CAR.slice(1)

function generalPageData(context: Readonly<RouterContextProvider>, page: GeneralPage): GeneralPageData {
  const { content, clock } = context.get(portsContext)
  const { calendar, places, roadStates } = content
  const days = page.slug === COUNTRY_PAGE_SLUG ? comingYear(calendar.days, todayAt(clock())) : []
  return {
    page,
    pictureAlt: altOfScene(content, page.scene),
    roadStates: page.slug === DRIVING_PAGE_SLUG ? roadStates : [],
    festivals: { ...calendar, days },
    places,
  }
}

/**
 * The gallery has an entry for every scene that a page shows: cards.test.ts (places) and pages.test.ts (general pages) in
 * tests/content check that.
 */
function altOfScene({ gallery }: Pick<Content, "gallery">, scene: string): string {
  return gallery.find((picture) => picture.scene === scene)?.alt ?? ""
}

/** The day in Sri Lanka, `YYYY-MM-DD`. */
function todayAt(instant: Date): string {
  return wallTimeAt(instant).slice(0, "YYYY-MM-DD".length)
}

async function placeGuideData(
  request: Request,
  context: Readonly<RouterContextProvider>,
  guide: Guide,
): Promise<PlaceGuideData> {
  const { content, clock } = context.get(portsContext)
  const { places, rules, site, calendar } = content
  const { phone, messagingNumber } = site
  const today = todayAt(clock())
  return {
    guide,
    places,
    pictureAlt: altOfScene(content, guide.place.scene),
    localMap: localMapData(guide, places, content.roads, content.roadStates),
    sun: sunByMonth(Number(today.slice(0, 4)), guide.place),
    festivals: { ...calendar, days: comingYear(guide.festivals, today) },
    trips: content.readyTrips.filter(({ stops }) => stops.some(({ place }) => place === guide.place.slug)),
    vehicleGroups: await loadVehicleGroups(request, context, guide),
    mileageAllowanceKm: rules.mileageAllowanceKm,
    site: { phone, messagingNumber },
  }
}

/** @returns null if the fleet could not be read */
async function loadVehicleGroups(
  request: Request,
  context: Readonly<RouterContextProvider>,
  guide: Guide,
): Promise<VehicleGroups | null> {
  const { catalogue, log } = context.get(portsContext)
  const limit = timeLimit(FLEET_TIMEOUT_MS, request.signal)
  const fleet = await findVehicleGroups(catalogue, guide.visit.needs, limit.signal).finally(limit.end)
  if (fleet.ok) return fleet.groups
  log.warn({ reason: fleet.reason }, "no vehicles for a guide")
  return null
}
