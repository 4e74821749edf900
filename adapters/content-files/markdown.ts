import { compile, parse, postprocess, preprocess } from "micromark"
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table"
import type { Section } from "#domain/content/content.ts"

/** `line` counts from 1 in the Markdown. */
export type MarkdownProblem = { line: number; message: string }

/**
 * Renders the sections of a Markdown text. Reports what a text must not contain: HTML, images, headings other than `##` and
 * `###`, text before the first `##`, and links that are neither `https://` nor within the site. HTML is escaped, so any input
 * is safe.
 */
export function readMarkdown(markdown: string): { sections: Section[]; problems: MarkdownProblem[] } {
  const parser = parse({ extensions: [gfmTable()] }).document()
  const isLastChunk = true
  const events = postprocess(parser.write(preprocess()(markdown, undefined, isLastChunk)))
  const problems = problemsIn(events)
  const html = compile({ htmlExtensions: [gfmTableHtml()] })(events)
  return { sections: sectionsIn(html), problems }
}

type Events = ReturnType<typeof postprocess>

function sectionsIn(html: string): Section[] {
  const [, ...titlesAndBodies] = html.split(HEADING)
  const sections: Section[] = []
  for (let index = 0; index + 1 < titlesAndBodies.length; index += 2) {
    const title = titlesAndBodies[index] ?? ""
    const body = titlesAndBodies[index + 1] ?? ""
    sections.push({ id: idOf(title), title: plainText(title), html: body.trim() })
  }
  return sections
}

const NAMED_ITEM = /<li><strong>(.+?)\.?<\/strong>\s*(.*?)<\/li>/gs

/** Renders each list item `- **Name.** Text` with a heading, and returns these items with the section. */
export function withNamedItems(section: Section): Section {
  const items = [...section.html.matchAll(NAMED_ITEM)].map(([, name = "", html = ""]) => ({
    name: plainText(name),
    html,
  }))
  return { ...section, html: section.html.replaceAll(NAMED_ITEM, "<li><h3>$1</h3><p>$2</p></li>"), items }
}

/** Whether a section consists of its named items only. */
export function hasOnlyNamedItems({ html }: Section): boolean {
  return html.replaceAll(NAMED_ITEM, "").replaceAll(/<\/?ul>|\s/g, "") === ""
}

const HEADING = /<h2>(.*?)<\/h2>/

/** `What to see` becomes `what-to-see`. */
function idOf(title: string): string {
  return plainText(title)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' }

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? "")
}

function problemsIn(events: Events): MarkdownProblem[] {
  const firstSectionIndex = events.findIndex(
    ([, token, context]) => token.type === "atxHeading" && /^##\s/.test(context.sliceSerialize(token)),
  )
  return events.flatMap(([phase, token, context], index) => {
    if (phase === "exit") return []
    const message =
      problemOfToken(token.type, () => context.sliceSerialize(token)) ??
      problemBeforeSection(index, firstSectionIndex, token.type)
    return message ? [{ line: token.start.line, message }] : []
  })
}

function problemOfToken(type: string, text: () => string): string | null {
  switch (type) {
    case "htmlFlow":
    case "htmlText":
      return "write Markdown; HTML is not shown"
    case "image":
      return "remove the picture; the page shows its own"
    case "setextHeading":
      return "write a heading as `## Heading`"
    case "atxHeading":
      return /^#{2,3}\s/.test(text())
        ? null
        : "use ## or ### for a heading; # is the page's title, in the front matter"
    case "resourceDestinationString":
    case "definitionDestinationString":
    case "autolinkProtocol":
      return isAllowedLink(text()) ? null : "begin a link with / or # for this site, or with https://"
    default:
      return null
  }
}

/** `content` is the parser's type of a paragraph. */
function problemBeforeSection(index: number, firstSectionIndex: number, type: string): string | null {
  const isBefore = firstSectionIndex === -1 || index < firstSectionIndex
  return type === "content" && isBefore
    ? "begin with a ## heading; write an introduction in the front matter"
    : null
}

function isAllowedLink(destination: string): boolean {
  return /^(?:\/(?![/\\])|#|https:\/\/)/.test(destination)
}
