import { fittedDescription, shortened } from "#app/site/fitted-text.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"

/** What a listing is called, in its title, above its vehicles and where others find it. */
export type ListingDescription = { name: string; description: string; heading: string; lead: string | null }

/** A name that leaves room for the rest of the description. */
const LONGEST_NAME = 60

/** `category` is null where there is none of this id, or where its name did not come in time. */
export function describeListing(
  categoryId: string | null,
  category: Category | null,
  page: number,
  texts: Messages["listing"],
): ListingDescription {
  const first = describeFirstPage(categoryId, category, texts)
  if (page <= 1) return first
  return {
    ...first,
    name: texts.pageName(first.name, page),
    description: descriptionOf(first, page, texts),
  }
}

/** Of a category that the company no longer has. */
export function describeRetiredCategory(
  { name }: Category,
  { retired }: Pick<Messages["vehicleFacts"], "retired">,
): ListingDescription {
  return {
    name: retired.name(name),
    description: retired.description(shortened(name, LONGEST_NAME)),
    heading: name,
    lead: retired.lead,
  }
}

function describeFirstPage(
  categoryId: string | null,
  category: Category | null,
  texts: Messages["listing"],
): ListingDescription {
  if (categoryId === null) return texts.all
  if (!category) return { ...texts.unnamed, heading: texts.unnamed.name, lead: null }
  const { name, description: lead } = category
  return { name, heading: name, lead, description: descriptionOf({ name, lead }, 1, texts) }
}

function descriptionOf(
  { name, lead }: Pick<ListingDescription, "name" | "lead">,
  page: number,
  { description }: Messages["listing"],
): string {
  const first = description.first(shortened(name, LONGEST_NAME), page)
  return fittedDescription([first, lead ?? ""], description.endings)
}
