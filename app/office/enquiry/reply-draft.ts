import { type Context, messagesContext } from "#app/context.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"
import type { ReplyText } from "#domain/enquiry/reply.ts"
import { replyWords, type TemplateId } from "./reply-words.ts"

type Drafted = { enquiry: Enquiry; terms: AgreedTerms | null }

/** The template of this name; null for any other text. */
export function templateIn(context: Context, name: string): TemplateId | null {
  const { texts } = context.get(messagesContext).office.replies
  return Object.hasOwn(texts, name) ? (name as TemplateId) : null // an own key of the templates
}

/** The text of a template about the agreed terms. */
export function templateWords(
  context: Context,
  { enquiry, terms }: Drafted,
  template: TemplateId,
): ReplyText {
  return replyWords(context, enquiry, { terms, template })
}

/** Whether a text is that of a template, unchanged. */
export function isTemplateText(context: Context, drafted: Drafted, text: string): boolean {
  const { texts } = context.get(messagesContext).office.replies
  const unified = text.replaceAll("\r\n", "\n")
  return Object.keys(texts).some(
    (template) => templateWords(context, drafted, template as TemplateId).text === unified, // an own key
  )
}
