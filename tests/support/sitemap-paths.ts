import { TITLED_PAGES } from "#app/pages.ts"
import { guidePath, listingPath, RENT_A_CAR, RENT_A_CAR_GUIDE, tripPath, vehiclePath } from "#app/paths.ts"
import { seedFleet } from "#seed/fleet.ts"
import { content } from "#tests/content/content.ts"

/** The paths in the sitemap of a site with the seeded fleet and the content files. */
export const SITEMAP_PATHS: readonly string[] = [
  ...TITLED_PAGES.filter(({ isInSitemap }) => isInSitemap).map(({ pattern }) => pattern),
  ...seedFleet.categories.map(({ id }) => listingPath(id)),
  ...seedFleet.vehicles.map(({ id }) => vehiclePath(id)),
  RENT_A_CAR,
  RENT_A_CAR_GUIDE,
  ...content.places.map(({ slug }) => guidePath(slug)),
  ...content.readyTrips.map(({ slug }) => tripPath(slug)),
]
