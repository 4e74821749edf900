import type { ReplyText } from "#domain/enquiry/reply.ts"
import { headerText } from "#domain/enquiry/wording.ts"
import { PLACEHOLDER, type PlaceholderValues, placeholdersIn, type TemplateText } from "./reply-template.ts"

/**
 * Inserts the values into a template. Leaves out a paragraph whose placeholders are all empty, and a line that becomes empty.
 * Values are inserted once, so braces in a visitor's text stay as they are. An unknown placeholder counts as empty.
 */
export function renderTemplate({ subject, body }: TemplateText, values: PlaceholderValues): ReplyText {
  return {
    subject: headerText(fillLine(subject, values)),
    text: body
      .split(BLANK_LINES)
      .flatMap((paragraph) => fillParagraph(paragraph, values))
      .join("\n\n"),
  }
}

const BLANK_LINES = /\n\s*\n/

function fillParagraph(paragraph: string, values: PlaceholderValues): string[] {
  const names = placeholdersIn(paragraph)
  if (names.length > 0 && names.every((name) => valueOrEmpty(values, name) === "")) return []
  const lines = paragraph.split("\n").map((line) => fillLine(line, values))
  return [lines.filter((line) => line !== "").join("\n")].filter((text) => text !== "")
}

/** Inserts the values into a line. Reduces several spaces to one and trims the line, because an empty placeholder leaves spaces. */
function fillLine(line: string, values: PlaceholderValues): string {
  return line
    .replace(PLACEHOLDER, (_, name: string) => valueOrEmpty(values, name))
    .replace(/ {2,}/g, " ")
    .trim()
}

function valueOrEmpty(values: PlaceholderValues, name: string): string {
  return Object.hasOwn(values, name) ? values[name as keyof PlaceholderValues] : "" // an own key of the values
}
