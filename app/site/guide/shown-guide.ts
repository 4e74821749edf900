import { createContext } from "react-router"
import type { GeneralPage, Guide, SiteFacts } from "#domain/content/content.ts"
import type { Place } from "#domain/content/place.ts"
import type { RoadVehicle } from "./road-fleet.ts"

/** What a destination guide shows. */
export type PlaceGuide = {
  guide: Guide
  places: readonly Place[]
  /** Null where the fleet could not be read. */
  vehicles: readonly RoadVehicle[] | null
  mileageAllowanceKm: number
  site: Pick<SiteFacts, "phone" | "messagingNumber">
}

/** What the page shows: a destination guide, or a page about renting in general. */
export type ShownGuide = { kind: "place"; shown: PlaceGuide } | { kind: "general"; shown: GeneralPage }

/**
 * Where the loader leaves it: not among its data, which the router writes out anew for each page, also for one that ships no
 * script and has nobody to read them.
 */
export const shownGuideContext = createContext<ShownGuide | null>(null)
