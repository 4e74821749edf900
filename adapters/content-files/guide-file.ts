import type { Alert, Guide } from "#domain/content/content.ts"
import type { ContentReader } from "./content-reader.ts"
import { withNamedItems } from "./markdown.ts"
import type { WrittenPlace } from "./places-file.ts"
import { guideHeadSchema } from "./schemas.ts"

/** The required sections of a guide, in this order; others may follow. The first two are lists of named items. */
const GUIDE_SECTIONS = [
  "Reasons to rent",
  "What to see",
  "Driving there",
  "What the road asks",
  "When to go",
  "Travel tips",
]

/** An optional section before the tips, in guides to places of pilgrimage. */
const PILGRIMS = "For pilgrims"

const NAMED_SECTIONS = 2

export function readGuide(
  reader: ContentReader,
  { place, drives, neighbours }: WrittenPlace,
  places: readonly WrittenPlace[],
): Guide | null {
  const file = `guides/${place.slug}.md`
  const read = reader.markdown(file, guideHeadSchema)
  if (!read) return null
  const { head, sections } = read
  const titles = sections.map(({ title }) => title).filter((title) => title !== PILGRIMS)
  if (!GUIDE_SECTIONS.every((title, index) => titles[index] === title)) {
    const message = `begin with these headings, in this order: ${GUIDE_SECTIONS.join(", ")}`
    reader.problems.push({ file, line: 1, message })
  }
  const { title, description, intro, checkedOn, vehicles } = head
  return {
    place,
    title,
    description,
    intro,
    checkedOn,
    alerts: alertsOf(head),
    sections: sections.map((section, index) => (index < NAMED_SECTIONS ? withNamedItems(section) : section)),
    drives,
    vehicles,
    nearby: neighbours.flatMap(({ slug, km }) => {
      const neighbour = places.find((other) => other.place.slug === slug)
      return neighbour ? [{ place: neighbour.place, km }] : []
    }),
  }
}

type AlertTexts = Partial<Record<"warning" | "warningText" | "notice" | "noticeText", string>>

function alertsOf({ warning, warningText, notice, noticeText }: AlertTexts): Alert[] {
  const alerts: Alert[] = []
  if (warning && warningText) alerts.push({ kind: "warning", title: warning, text: warningText })
  if (notice && noticeText) alerts.push({ kind: "notice", title: notice, text: noticeText })
  return alerts
}
