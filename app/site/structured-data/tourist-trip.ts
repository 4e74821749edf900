import type { TouristTripLeaf } from "schema-dts"
import { guidePath } from "#app/paths.ts"
import type { ReadyTrip } from "#domain/content/ready-trip.ts"
import type { Trip } from "#domain/trip/trip.ts"
import type { JsonLdContext } from "./json-ld.ts"

/** A ready-made trip with its stops in their order. Its price depends on the vehicle and the dates, so that it has no offer. */
export function touristTripOf(
  { canonical, siteUrl }: JsonLdContext,
  { title, description }: Pick<ReadyTrip, "title" | "description">,
  { stops }: Pick<Trip, "stops">,
): TouristTripLeaf {
  return {
    "@type": "TouristTrip",
    "@id": `${canonical}#trip`,
    name: title,
    description,
    itinerary: {
      "@type": "ItemList",
      numberOfItems: stops.length,
      itemListElement: stops.map(({ place, point: { name, latitude, longitude } }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "TouristDestination",
          name,
          url: siteUrl + guidePath(place),
          geo: { "@type": "GeoCoordinates", latitude, longitude },
        },
      })),
    },
  }
}
