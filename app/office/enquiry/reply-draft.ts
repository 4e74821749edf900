import { type Context, messagesContext, officePortsContext } from "#app/context.ts"
import { type AgreedTerms, agreedTotal } from "#domain/agreed/agreed-terms.ts"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import type { Messages } from "#messages/messages.ts"
import { replyWords, type TemplateId } from "./reply-words.ts"

type Replies = Messages["office"]["replies"]

/** Templates about a price. */
const PRICE_TEMPLATES: readonly TemplateId[] = ["quote", "confirmed"]

/**
 * The initial content of the reply form for the query (`?answer=quote`), about the agreed terms. Without a template, the words are those
 * of 'received'.
 */
export function replyDraft(
  request: Request,
  context: Context,
  { enquiry, terms }: Pick<EnquiryRecord, "enquiry"> & { terms: AgreedTerms | null },
) {
  const { replies } = context.get(messagesContext).office
  const { searchParams } = new URL(request.url)
  const template = templateIn(searchParams, replies)
  const needsPrice = template !== null && PRICE_TEMPLATES.includes(template)
  return {
    template,
    lacksPrice: needsPrice && (terms === null || agreedTotal(terms) === null),
    words: replyWords(context, enquiry, { terms, template: template ?? "received" }),
    otherParams: otherParams(searchParams),
    channel: context.get(officePortsContext).sender.channel,
  }
}

export type ReplyDraft = ReturnType<typeof replyDraft>

/** The query parameters that are not of the template, such as those of the link back to the inbox. */
export function otherParams(searchParams: URLSearchParams): [string, string][] {
  return [...searchParams].filter(([name]) => name !== "answer")
}

function templateIn(searchParams: URLSearchParams, { texts }: Replies): TemplateId | null {
  const id = searchParams.get("answer") ?? ""
  return Object.hasOwn(texts, id) ? (id as TemplateId) : null // an own key of the templates
}
