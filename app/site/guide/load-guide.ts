import { data, type RouterContextProvider } from "react-router"
import { portsContext } from "#app/context.ts"
import { placeSlugIn } from "#app/site/frame/menu-data.ts"
import type { Guide } from "#domain/content/content.ts"
import { timeLimit } from "#domain/delivery/time-limit.ts"
import { tellOfGeneralPage, tellOfGuide } from "./guide-facts.ts"
import { type RoadVehicle, roadFleet } from "./road-fleet.ts"
import { type PlaceGuide, shownGuideContext } from "./shown-guide.ts"

/** The page ships no script, so that a late list could not be put in: longer than this the guide does not wait. */
const PATIENCE_MS = 1000

/** Leaves a guide or a general page for the screen, by the last part of its address. @throws the answer 404 where there is neither. */
export async function loadGuide(request: Request, context: Readonly<RouterContextProvider>, address: string) {
  const { content } = context.get(portsContext)
  const placeSlug = placeSlugIn(`/${address}`)
  const guide = placeSlug === null ? null : content.guide(placeSlug)
  if (guide) {
    context.set(shownGuideContext, { kind: "place", shown: await placeGuide(request, context, guide) })
    tellOfGuide({ request, context }, guide)
    return null
  }
  const general = content.page(address)
  if (!general) throw data(null, { status: 404 })
  context.set(shownGuideContext, { kind: "general", shown: general })
  tellOfGeneralPage({ request, context }, general)
  return null
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
): Promise<RoadVehicle[] | null> {
  const { catalogue, log } = context.get(portsContext)
  const limit = timeLimit(PATIENCE_MS, request.signal)
  const fleet = await roadFleet(catalogue, guide.vehicles, limit.signal).finally(limit.end)
  if (fleet.ok) return fleet.vehicles
  log.warn({ reason: fleet.reason }, "no vehicles for a guide")
  return null
}
