import { usePathWithDates } from "#app/site/layout/layout-data.ts"

/**
 * Adds the visitor's dates and chosen extras to the links to other pages of the site in an editor's text. In a page
 * stored for reading offline the links stay as they are.
 */
export function useLinksWithDates(): (html: string) => string {
  const pathWithDates = usePathWithDates()
  return (html) =>
    html.replaceAll(PAGE_LINK, (_, path: string) => `href="${pathWithDates(path).replaceAll("&", "&amp;")}"`)
}

/** Matches a link to a page of the site, as the content adapter renders it: without a query. */
const PAGE_LINK = /href="(\/[^"?]*)"/g
