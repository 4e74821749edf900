import type { ClimateStation } from "#domain/content/climate.ts"
import type { Alert, Guide, Section } from "#domain/content/content.ts"
import type { FestivalCalendar } from "#domain/content/festivals.ts"
import type { RoadState } from "#domain/content/road-state.ts"
import type { ContentReader } from "./content-reader.ts"
import { hasOnlyNamedItems, withNamedItems } from "./markdown.ts"
import type { PlaceWithGuideData } from "./places-file.ts"
import { guideFrontMatterSchema } from "./schemas.ts"
import { type NamedSights, readVisit } from "./visit-file.ts"

/** The required sections of a guide, in this order; others may follow them. */
const GUIDE_SECTIONS = [
  "Reasons to rent",
  "What to see",
  "Driving there",
  "Which vehicle to take",
  "When to go",
  "Travel tips",
]

/** An optional section in guides to places of pilgrimage. It may stand anywhere after 'What to see'. */
const PILGRIM_SECTION = "For pilgrims"

/** The number of sections, from the first, that are lists of named items: `- **Name.** Text`. */
const NAMED_ITEM_SECTION_COUNT = 2

/** The index of 'What to see'. */
const SIGHTS_SECTION_INDEX = 1

/** The content of other files that a guide shows. */
type SharedContent = {
  places: readonly PlaceWithGuideData[]
  roadStates: readonly RoadState[]
  calendar: FestivalCalendar
  climateOf: (slug: string) => ClimateStation | null
}

/** Reads the guide to a place, `guides/<slug>.md`, and adds the content of other files that it shows. */
export function readGuide(
  reader: ContentReader,
  { place, drives, neighbours }: PlaceWithGuideData,
  { places, roadStates, calendar, climateOf }: SharedContent,
): Guide | null {
  const file = `guides/${place.slug}.md`
  const markdown = reader.markdown(file, guideFrontMatterSchema)
  const sights = markdown ? readNamedSights(reader, file, markdown.sections[SIGHTS_SECTION_INDEX]) : null
  const visit = readVisit(reader, place.slug, sights)
  if (!markdown || !visit) return null
  const { frontMatter, sections } = markdown
  const titles = sections.map(({ title }) => title).filter((title) => title !== PILGRIM_SECTION)
  if (!GUIDE_SECTIONS.every((title, index) => titles[index] === title)) {
    const message = `begin with these headings, in this order: ${GUIDE_SECTIONS.join(", ")}`
    reader.problems.push({ file, line: 1, message })
  }
  const { title, description, intro, editedOn, newestReport } = frontMatter
  return {
    place,
    title,
    description,
    intro,
    editedOn,
    newestReport,
    alerts: alertsOf(frontMatter),
    sections: sections.map((section, index) =>
      index < NAMED_ITEM_SECTION_COUNT ? withNamedItems(section) : section,
    ),
    drives,
    visit,
    roadStates: roadStates.filter((state) => state.places.includes(place.slug)),
    climate: climateOf(place.slug),
    festivals: calendar.days.filter((day) => day.places.includes(place.slug)),
    nearby: neighbours.flatMap(({ slug, km }) => {
      const neighbour = places.find((other) => other.place.slug === slug)
      return neighbour ? [{ place: neighbour.place, km }] : []
    }),
  }
}

/** The names of the sights, in order. A sight without a bold name would be shown without its data from `visits/`. */
function readNamedSights(
  reader: ContentReader,
  file: string,
  section: Section | undefined,
): NamedSights | null {
  if (!section) return null
  if (!hasOnlyNamedItems(section)) {
    const message = "write 'What to see' as a list of `- **Name.** Text` and nothing else"
    reader.problems.push({ file, line: 1, message })
  }
  return withNamedItems(section).items ?? []
}

type AlertTexts = Partial<Record<"warning" | "warningText" | "notice" | "noticeText", string>>

function alertsOf({ warning, warningText, notice, noticeText }: AlertTexts): Alert[] {
  const alerts: Alert[] = []
  if (warning && warningText) alerts.push({ kind: "warning", title: warning, text: warningText })
  if (notice && noticeText) alerts.push({ kind: "notice", title: notice, text: noticeText })
  return alerts
}
