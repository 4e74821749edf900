import { type CountedContent, TITLED_PAGES } from "#app/pages.ts"
import { FAQ, guidePath, tripPath } from "#app/paths.ts"
import { GENERAL_PAGES } from "#app/site/layout/menu-data.ts"
import type { Content } from "#domain/content/content.ts"
import type { Messages } from "#messages/messages.ts"

/** An indexed page. `lastModified`: the day of the last edit of its text, or of the last check of an answer; null: unknown. */
export type IndexedPage = { path: string; name: string; description: string; lastModified: string | null }

/** The indexed pages of `TITLED_PAGES`. */
export function indexedTitledPages(content: CountedContent, messages: Messages): IndexedPage[] {
  return TITLED_PAGES.filter(({ isInSitemap }) => isInSitemap).map(({ pattern: path, meta }) => {
    const { name, description } = meta(messages, content)
    return { path, name, description, lastModified: path === FAQ ? latestCheck(content) : null }
  })
}

/** The two pages about renting in general, a guide to each place, and the ready-made trips. */
export function writtenPages(
  content: Pick<Content, "places" | "guide" | "page" | "readyTrips">,
): IndexedPage[] {
  const general = GENERAL_PAGES.flatMap(({ href }) => content.page(href.slice(1)) ?? [])
  const guides = content.places.flatMap(({ slug }) => content.guide(slug) ?? [])
  return [
    ...general.map((page) => ({ ...entryOf(page), path: `/${page.slug}` })),
    ...guides.map((guide) => ({ ...entryOf(guide), path: guidePath(guide.place.slug) })),
    ...content.readyTrips.map((trip) => ({ ...entryOf(trip), path: tripPath(trip.slug) })),
  ]
}

type WrittenPage = { title: string; description: string; editedOn: string }

function entryOf({ title, description, editedOn }: WrittenPage): Omit<IndexedPage, "path"> {
  return { name: title, description, lastModified: editedOn }
}

/** The day on which an answer was checked last. ISO dates sort as text. */
function latestCheck({ faq }: Pick<Content, "faq">): string | null {
  const days = faq.map(({ checkedOn }) => checkedOn)
  return days.toSorted().at(-1) ?? null
}
