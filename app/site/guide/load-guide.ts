import { data, type RouterContextProvider } from "react-router"
import { portsContext } from "#app/context.ts"
import { placeSlugIn } from "#app/paths.ts"
import type { PageHead } from "#app/site/page-head.ts"
import type { GeneralPage, Guide, SiteFacts } from "#domain/content/content.ts"
import type { Place } from "#domain/content/place.ts"
import { timeLimit } from "#lib/time-limit.ts"
import { findGuideFleet, type GuideVehicle } from "./guide-fleet-data.ts"
import { generalPageHead, guidePageHead } from "./guide-page-head.ts"

/** The data of a destination guide. */
export type PlaceGuide = {
  guide: Guide
  places: readonly Place[]
  /** Null where the fleet could not be read. */
  vehicles: readonly GuideVehicle[] | null
  mileageAllowanceKm: number
  site: Pick<SiteFacts, "phone" | "messagingNumber">
}

/** A destination guide, or a page about renting in general. */
type GuideData = { head: PageHead } & (
  | { kind: "place"; shown: PlaceGuide }
  | { kind: "general"; page: GeneralPage }
)

/** The timeout of the vehicles: the page has no script that could load them later. */
const FLEET_TIMEOUT_MS = 1000

/** The guide or general page of a path segment. @throws a 404 response where there is neither */
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
      shown: await placeGuide(request, context, guide),
    }
  }
  const page = content.page(segment)
  if (!page) throw data(null, { status: 404 })
  return { kind: "general", head: generalPageHead(args, page), page }
}

async function placeGuide(
  request: Request,
  context: Readonly<RouterContextProvider>,
  guide: Guide,
): Promise<PlaceGuide> {
  const { places, rules, site } = context.get(portsContext).content
  const { phone, messagingNumber } = site
  return {
    guide,
    places,
    vehicles: await vehiclesFor(request, context, guide),
    mileageAllowanceKm: rules.mileageAllowanceKm,
    site: { phone, messagingNumber },
  }
}

/** @returns null where the fleet could not be read. */
async function vehiclesFor(
  request: Request,
  context: Readonly<RouterContextProvider>,
  guide: Guide,
): Promise<GuideVehicle[] | null> {
  const { catalogue, log } = context.get(portsContext)
  const limit = timeLimit(FLEET_TIMEOUT_MS, request.signal)
  const fleet = await findGuideFleet(catalogue, guide.vehicles, limit.signal).finally(limit.end)
  if (fleet.ok) return fleet.vehicles
  log.warn({ reason: fleet.reason }, "no vehicles for a guide")
  return null
}
