import type { ReplyText } from "#domain/enquiry/reply.ts"
import { headerText } from "#domain/enquiry/wording.ts"
import { PLACEHOLDER, type PlaceholderValues, placeholdersIn, type TemplateText } from "./reply-template.ts"

/**
 * Inserts the values into a template. Leaves out a paragraph whose placeholders are all empty, and a line that becomes empty.
 * Values are inserted once, so braces in a visitor's text stay as they are. An unknown placeholder counts as empty.
 */
export function renderTemplate({ subject, body }: TemplateText, values: PlaceholderValues): ReplyText {
  return {
    subject: headerText(filledLine(subject, values)),
    text: body
      .split(BLANK_LINES)
      .flatMap((paragraph) => filledParagraph(paragraph, values))
      .join("\n\n"),
  }
}

const BLANK_LINES = /\n\s*\n/

function filledParagraph(paragraph: string, values: PlaceholderValues): string[] {
  const names = placeholdersIn(paragraph)
  if (names.length > 0 && names.every((name) => textFor(values, name) === "")) return []
  const lines = paragraph.split("\n").map((line) => filledLine(line, values))
  return [lines.filter((line) => line !== "").join("\n")].filter((text) => text !== "")
}

/** Also removes the blanks that an empty placeholder leaves. */
function filledLine(line: string, values: PlaceholderValues): string {
  return line
    .replace(PLACEHOLDER, (_, name: string) => textFor(values, name))
    .replace(/ {2,}/g, " ")
    .trim()
}

function textFor(values: PlaceholderValues, name: string): string {
  return Object.hasOwn(values, name) ? values[name as keyof PlaceholderValues] : "" // an own key of the values
}
