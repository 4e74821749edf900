import type { Messages } from "#messages/messages.ts"

/** What a screen's loader says of its page. The title is whole: `Rent Car Service - About`. */
export type PageFacts = { title: string; description: string }

/** For a loader: the page's own name and description, with the name of the site before the title. */
export function pageFacts(messages: Messages, name: string, description: string): PageFacts {
  return { title: messages.common.siteTitle(name), description }
}

/** A screen's `meta`: `export const meta = pageMeta`. A page that failed is titled by the boundary that shows it. */
export function pageMeta({ loaderData }: { loaderData?: { page: PageFacts } | undefined }) {
  if (!loaderData) return []
  const { title, description } = loaderData.page
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ]
}
