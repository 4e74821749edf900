import type { GeoCoordinatesLeaf, TouristAttractionLeaf, TouristDestinationLeaf } from "schema-dts"
import type { SocialCard } from "#app/site/social-cards.ts"
import type { Guide } from "#domain/content/content.ts"
import type { JsonLdContext } from "./json-ld.ts"

/** The place of a guide. */
export function destinationOf(
  { canonical }: JsonLdContext,
  { place, intro, sections, visit }: Pick<Guide, "place" | "intro" | "sections" | "visit">,
  card: SocialCard | null,
): TouristDestinationLeaf {
  const { name, sinhala, tamil, latitude, longitude } = place
  return {
    "@type": "TouristDestination",
    "@id": `${canonical}#place`,
    name,
    alternateName: [sinhala, tamil],
    description: intro,
    image: card?.url,
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    containedInPlace: { "@type": "Country", name: "Sri Lanka" },
    includesAttraction: attractionsOf({ sections, visit }),
    touristType: sections.some(({ id }) => id === "for-pilgrims") ? "Pilgrims" : undefined,
  }
}

/** The sights of 'What to see', with their positions. The visits file of a place has the same sights in the same order. */
function attractionsOf({ sections, visit }: Pick<Guide, "sections" | "visit">): TouristAttractionLeaf[] {
  const items = sections.find(({ id }) => id === "what-to-see")?.items ?? []
  return items.map(({ name }, index) => {
    const sight = visit.sights[index]
    const geo: GeoCoordinatesLeaf | undefined = sight && {
      "@type": "GeoCoordinates",
      latitude: sight.latitude,
      longitude: sight.longitude,
    }
    return { "@type": "TouristAttraction", name, geo }
  })
}
