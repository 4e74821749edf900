import { readContent } from "#adapters/content-files/content-files.ts"

/** The content that ships, as the site reads it. */
export const content = readContent(new URL("../../content/", import.meta.url).pathname)

/** What a reader reads: the words without the marks of HTML. */
export function words(html: string): string {
  return html
    .replace(/<\/?(?:li|p|h3|td|th|tr)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
}
