import { fittedDescription, shorten } from "#app/site/fitted-text.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"

/** The texts of a listing: `name` and `description` in the head, `heading` and `lead` on the page. */
export type ListingDescription = { name: string; description: string; heading: string; lead: string | null }

/** The maximum length of a name, which leaves room for the rest of a description. */
const MAX_NAME_LENGTH = 60

/**
 * The texts of a listing. `categoryId` null: all vehicles. `category` is null for an unknown id, and if the categories are
 * deferred or could not be read.
 */
export function describeListing(
  categoryId: string | null,
  category: Category | null,
  page: number,
  messages: Messages["listing"],
): ListingDescription {
  const firstPage = describeFirstPage(categoryId, category, messages)
  if (page <= 1) return firstPage
  return {
    ...firstPage,
    name: messages.pageName(firstPage.name, page),
    description: descriptionOf(firstPage, page, messages),
  }
}

/** The texts of a retired category. */
export function describeRetiredCategory(
  { name }: Category,
  { retired }: Pick<Messages["vehicleFacts"], "retired">,
): ListingDescription {
  return {
    name: retired.name(name),
    description: retired.description(shorten(name, MAX_NAME_LENGTH)),
    heading: name,
    lead: retired.lead,
  }
}

function describeFirstPage(
  categoryId: string | null,
  category: Category | null,
  messages: Messages["listing"],
): ListingDescription {
  if (categoryId === null) return messages.all
  if (!category) return { ...messages.unnamed, heading: messages.unnamed.name, lead: null }
  const { name, description: lead } = category
  return { name, heading: name, lead, description: descriptionOf({ name, lead }, 1, messages) }
}

function descriptionOf(
  { name, lead }: Pick<ListingDescription, "name" | "lead">,
  page: number,
  { description }: Messages["listing"],
): string {
  const firstSentence = description.firstSentence(shorten(name, MAX_NAME_LENGTH), page)
  return fittedDescription([firstSentence, lead ?? ""], description.endings)
}
