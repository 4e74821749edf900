import type { Alert, Guide } from "#domain/content/content.ts"
import type { Place } from "#domain/content/place.ts"
import type { ContentReader } from "./content-reader.ts"
import { withNamedItems } from "./markdown.ts"
import type { RuleTexts } from "./placeholders.ts"
import { guideHeadSchema } from "./schemas.ts"

/** The sections that every guide has, in this order; others may follow. The first two are lists of named things. */
const GUIDE_SECTIONS = ["Reasons to rent", "What to see", "Driving there", "When to go", "Travel tips"]

const NAMED_SECTIONS = 2

export function readGuide(
  reader: ContentReader,
  place: Place,
  places: readonly Place[],
  texts: RuleTexts | null,
): Guide | null {
  const file = `guides/${place.slug}.md`
  const read = reader.markdown(file, guideHeadSchema, texts)
  if (!read) return null
  const { head, sections, lineOf } = read
  if (!GUIDE_SECTIONS.every((title, index) => sections[index]?.title === title)) {
    const message = `begin with these headings, in this order: ${GUIDE_SECTIONS.join(", ")}`
    reader.problems.push({ file, line: 1, message })
  }
  const { title, description, intro, vehicles } = head
  const nearby = head.nearby.flatMap((slug) => places.find((other) => other.slug === slug) ?? [])
  if (nearby.length < head.nearby.length) {
    reader.problems.push({
      file,
      line: lineOf("nearby"),
      key: "nearby",
      message: "names a place that is not in places.json",
    })
  }
  return {
    place,
    title,
    description,
    intro,
    alerts: alertsOf(head),
    sections: sections.map((section, index) => (index < NAMED_SECTIONS ? withNamedItems(section) : section)),
    vehicles,
    nearby,
  }
}

type AlertTexts = Partial<Record<"warning" | "warningText" | "notice" | "noticeText", string>>

function alertsOf({ warning, warningText, notice, noticeText }: AlertTexts): Alert[] {
  const alerts: Alert[] = []
  if (warning && warningText) alerts.push({ kind: "warning", title: warning, text: warningText })
  if (notice && noticeText) alerts.push({ kind: "notice", title: notice, text: noticeText })
  return alerts
}
