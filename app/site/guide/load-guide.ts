import { data, type RouterContextProvider } from "react-router"
import { portsContext } from "#app/context.ts"
import { placeSlugIn } from "#app/site/frame/menu-data.ts"
import type { Guide } from "#domain/content/content.ts"
import { generalFacts, guideFacts } from "./guide-facts.ts"
import { type RoadVehicle, roadFleet } from "./road-fleet.ts"

/** The page ships no script, so that a late list could not be put in: longer than this the guide does not wait. */
const PATIENCE_MS = 1000

/** A guide or a general page by the last part of its address. @throws the answer 404 where there is neither. */
export async function loadGuide(request: Request, context: Readonly<RouterContextProvider>, address: string) {
  const { content } = context.get(portsContext)
  const placeSlug = placeSlugIn(`/${address}`)
  const guide = placeSlug === null ? null : content.guide(placeSlug)
  if (guide) return loadPlace(request, context, guide)
  const general = content.page(address)
  if (general) return { kind: "general" as const, page: generalFacts({ request, context }, general), general }
  throw data(null, { status: 404 })
}

async function loadPlace(request: Request, context: Readonly<RouterContextProvider>, guide: Guide) {
  const { places, rules } = context.get(portsContext).content
  const vehicles = await vehiclesFor(request, context, guide)
  return {
    kind: "place" as const,
    page: guideFacts({ request, context }, guide),
    guide,
    places,
    vehicles,
    mileageAllowanceKm: rules.mileageAllowanceKm,
  }
}

/** @returns null where the fleet could not be read. */
async function vehiclesFor(
  request: Request,
  context: Readonly<RouterContextProvider>,
  guide: Guide,
): Promise<RoadVehicle[] | null> {
  const { catalogue, log } = context.get(portsContext)
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE_MS)])
  const fleet = await roadFleet(catalogue, guide.vehicles, signal)
  if (fleet.ok) return fleet.vehicles
  log.warn({ reason: fleet.reason }, "no vehicles for a guide")
  return null
}
