import { type CountedContent, TITLED_PAGES } from "#app/pages.ts"
import { FAQ, guidePath } from "#app/paths.ts"
import { GENERAL_PAGES } from "#app/site/layout/menu-data.ts"
import type { Content } from "#domain/content/content.ts"
import type { Messages } from "#messages/messages.ts"

/** A page that others should find. `checkedOn`: the day on which its facts were last compared with their sources. */
export type ListedPage = { path: string; name: string; description: string; checkedOn: string | null }

/** The pages of the register that others should find. */
export function companyPages(content: CountedContent, messages: Messages): ListedPage[] {
  return TITLED_PAGES.filter(({ isInSitemap }) => isInSitemap).map(({ pattern: path, meta }) => {
    const { name, description } = meta(messages, content)
    return { path, name, description, checkedOn: path === FAQ ? newestAnswer(content) : null }
  })
}

/** The two pages about renting in general, and a guide to each place. */
export function writtenPages(content: Pick<Content, "places" | "guide" | "page">): ListedPage[] {
  const general = GENERAL_PAGES.flatMap(({ href }) => content.page(href.slice(1)) ?? [])
  const guides = content.places.flatMap(({ slug }) => content.guide(slug) ?? [])
  return [
    ...general.map((page) => ({ ...describedBy(page), path: `/${page.slug}` })),
    ...guides.map((guide) => ({ ...describedBy(guide), path: guidePath(guide.place.slug) })),
  ]
}

type Written = { title: string; description: string; checkedOn: string | null }

function describedBy({ title, description, checkedOn }: Written): Omit<ListedPage, "path"> {
  return { name: title, description, checkedOn }
}

/** Days are written so that the later one is the greater text. */
function newestAnswer({ faq }: Pick<Content, "faq">): string | null {
  const days = faq.map(({ checkedOn }) => checkedOn)
  return days.toSorted().at(-1) ?? null
}
