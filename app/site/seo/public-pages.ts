import { guidePath, listingPath } from "#app/paths.ts"
import { GENERAL_PAGES } from "#app/site/layout/menu-data.ts"
import type { Content } from "#domain/content/content.ts"
import type { Messages } from "#messages/messages.ts"

/** A page that others should find. `checkedOn`: the day on which its facts were last compared with their sources. */
export type PublicPage = { path: string; name: string; description: string; checkedOn: string | null }

/** The pages of the company. */
export function companyPages({ faq }: Pick<Content, "faq">, messages: Messages): PublicPage[] {
  return [
    pageOf("/home", messages.home.page),
    pageOf("/about", messages.about.page),
    pageOf("/contact", messages.contact.page),
    pageOf(listingPath(null), messages.listing.all),
    pageOf("/faq", messages.faq.page, newestOf(faq.map(({ checkedOn }) => checkedOn))),
    pageOf("/gallery", messages.gallery.page),
    pageOf("/terms-and-conditions", messages.terms.page),
    pageOf("/agreement", messages.agreement.page),
    pageOf("/guides", messages.guides.page),
    pageOf("/privacy", messages.privacy.page),
    pageOf("/imprint", messages.imprint.page),
    pageOf("/credits", messages.credits.page),
  ]
}

/** The two pages about renting in general, and a guide to each place. */
export function writtenPages(content: Pick<Content, "places" | "guide" | "page">): PublicPage[] {
  const general = GENERAL_PAGES.flatMap(({ href }) => content.page(href.slice(1)) ?? [])
  const guides = content.places.flatMap(({ slug }) => content.guide(slug) ?? [])
  return [
    ...general.map((page) => ({ ...describedBy(page), path: `/${page.slug}` })),
    ...guides.map((guide) => ({ ...describedBy(guide), path: guidePath(guide.place.slug) })),
  ]
}

type Written = { title: string; description: string; checkedOn: string | null }

function describedBy({ title, description, checkedOn }: Written): Omit<PublicPage, "path"> {
  return { name: title, description, checkedOn }
}

type Described = { name: string; description: string }

function pageOf(path: string, { name, description }: Described, checkedOn: string | null = null): PublicPage {
  return { path, name, description, checkedOn }
}

/** Days are written so that the later one is the greater text. */
function newestOf(days: readonly string[]): string | null {
  return days.toSorted().at(-1) ?? null
}
