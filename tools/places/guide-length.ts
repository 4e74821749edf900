import type { Guide } from "#domain/content/content.ts"

/** The allowed number of words of a guide, introduction and alerts included. */
export const GUIDE_WORDS = { min: 700, max: 1200 } as const

type GuideText = Pick<Guide, "intro" | "alerts" | "sections">

export function countWords(guide: GuideText): number {
  return readableText(guide)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The rendered text of a guide. */
export function readableText({ intro, alerts, sections }: GuideText): string {
  const sectionTexts = sections.map(({ title, html }) => `${title}\n${withoutTags(html)}`)
  return [intro, ...alerts.map(({ text }) => text), ...sectionTexts].join("\n")
}

/** The text content of HTML, with a line for each block. */
export function withoutTags(html: string): string {
  return html
    .replace(/<\/?(?:li|p|h3|td|th|tr)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
}
