import type { TouristDestinationLeaf } from "schema-dts"
import type { Card } from "#app/site/cards.ts"
import type { Guide, Section } from "#domain/content/content.ts"
import type { JsonLdContext } from "./json-ld.ts"

/** The place of a guide. */
export function destinationOf(
  { canonical }: JsonLdContext,
  { place, intro, sections }: Pick<Guide, "place" | "intro" | "sections">,
  card: Card | null,
): TouristDestinationLeaf {
  const { name, sinhala, tamil, latitude, longitude } = place
  return {
    "@type": "TouristDestination",
    "@id": `${canonical}#place`,
    name,
    alternateName: [sinhala, tamil],
    description: intro,
    image: card?.address,
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    containedInPlace: { "@type": "Country", name: "Sri Lanka" },
    includesAttraction: attractionsIn(sections).map((name) => ({ "@type": "TouristAttraction", name })),
    touristType: sections.some(({ id }) => id === "for-pilgrims") ? "Pilgrims" : undefined,
  }
}

/** The headings of the section 'What to see'. */
function attractionsIn(sections: readonly Section[]): string[] {
  const sights = sections.find(({ id }) => id === "what-to-see")?.html ?? ""
  return [...sights.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name = ""]) => plainText(name))
}

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' }

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
}
