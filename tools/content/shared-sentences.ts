import type { Problem } from "#adapters/content-files/problems.ts"
import type { GeneralPage, Guide } from "#domain/content/content.ts"
import { withoutTags } from "../places/guide-length.ts"
import type { ContentFiles } from "./content-files.ts"
import { guideFile, visitFile } from "./figures.ts"

/** Reports sentences that occur in two of the guides and general pages. */
export function sharedSentenceProblems(
  pages: readonly (Guide | GeneralPage)[],
  files: ContentFiles,
): Problem[] {
  const sentences = new Map<string, string>()
  return pages.flatMap(textsOf).flatMap(({ file, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const otherFile = sentences.get(sentence)
      sentences.set(sentence, file)
      if (otherFile === undefined) return []
      const line = files.lineWhere(file, (written) => renderedLine(written).includes(sentence))
      return { file, line, message: `content/${otherFile} has this sentence too: ${sentence}` }
    }),
  )
}

/** The rendered text of a line of Markdown, in lower case. */
function renderedLine(line: string): string {
  return line
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "")
    .toLowerCase()
}

/** The texts of a page by file, without headings and titles of alerts, which may repeat. */
function textsOf(page: Guide | GeneralPage): { file: string; text: string }[] {
  const { description, intro, sections } = page
  const bodies = sections.map(({ html }) => withoutTags(html.replace(/<(th|h3)>.*?<\/\1>/g, "")))
  if (!("place" in page))
    return [{ file: `pages/${page.slug}.md`, text: [description, intro, ...bodies].join("\n") }]
  const alerts = page.alerts.map(({ text }) => text)
  return [
    { file: guideFile(page), text: [description, intro, ...alerts, ...bodies].join("\n") },
    { file: visitFile(page), text: page.visit.stay },
  ]
}

function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.?!:])\s+|\n+/)
  return sentences.map((sentence) => sentence.trim().toLowerCase()).filter(isSentence)
}

const MAX_LEAD_IN_WORDS = 5

/** A single word is no sentence, and neither is a short introduction that ends with a colon: 'Two nights:'. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/).length
  return words > (text.endsWith(":") ? MAX_LEAD_IN_WORDS : 1)
}
