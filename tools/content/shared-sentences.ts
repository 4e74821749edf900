import type { Problem } from "#adapters/content-files/problems.ts"
import type { GeneralPage, Guide } from "#domain/content/content.ts"
import { withoutTags } from "../places/guide-length.ts"
import { guideFile } from "./figures.ts"
import type { WrittenFiles } from "./written-files.ts"

/** The sentences that stand in two guides, or in a guide and a general page. */
export function sharedSentences(pages: readonly (Guide | GeneralPage)[], files: WrittenFiles): Problem[] {
  const seen = new Map<string, string>()
  return pages.flatMap((page) => {
    const file = "place" in page ? guideFile(page) : `pages/${page.slug}.md`
    return sentencesOf(page).flatMap((sentence) => {
      const other = seen.get(sentence)
      seen.set(sentence, file)
      if (other === undefined) return []
      const line = files.lineWhere(file, (text) => plainLine(text).includes(sentence))
      return { file, line, message: `content/${other} has this sentence too: ${sentence}` }
    })
  })
}

/** A line of Markdown as its readers see it, in small letters. */
function plainLine(line: string): string {
  return line
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "")
    .toLowerCase()
}

/** Headings and titles of warnings may repeat; other sentences may not. */
function sentencesOf(page: Guide | GeneralPage): string[] {
  const { description, intro, sections } = page
  const texts = [
    description,
    intro,
    ...("alerts" in page ? page.alerts.map(({ text }) => text) : []),
    ...("visit" in page ? [page.visit.stay] : []),
    ...sections.map(({ html }) => withoutTags(html.replace(/<(th|h3)>.*?<\/\1>/g, ""))),
  ]
  const sentences = texts.join("\n").split(/(?<=[.?!:])\s+|\n+/)
  return sentences.map((sentence) => sentence.trim().toLowerCase()).filter((sentence) => /\s/.test(sentence))
}
