import { type Context, officePortsContext } from "#app/context.ts"
import { type AgreedTerms, agreedTotal } from "#domain/agreed/agreed-terms.ts"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { replyWords, TEMPLATE_IDS, type TemplateId } from "./reply-words.ts"

/** Templates about a price. */
const PRICE_TEMPLATES: readonly TemplateId[] = ["quote", "confirmed"]

/**
 * The initial content of the reply form for the query (`?answer=quote`), about the agreed terms. Without a template, the words are those
 * of 'received'.
 */
export async function replyDraft(
  request: Request,
  context: Context,
  { enquiry, terms }: Pick<EnquiryRecord, "enquiry"> & { terms: AgreedTerms | null },
) {
  const { searchParams } = new URL(request.url)
  const template = templateIn(searchParams)
  const needsPrice = template !== null && PRICE_TEMPLATES.includes(template)
  return {
    template,
    lacksPrice: needsPrice && (terms === null || agreedTotal(terms) === null),
    words: await replyWords(context, enquiry, { terms, template: template ?? "received", language: "en" }),
    otherParams: otherParams(searchParams),
    channel: context.get(officePortsContext).sender.channel,
  }
}

export type ReplyDraft = Awaited<ReturnType<typeof replyDraft>>

/** The query parameters that are not of the template, such as those of the link back to the inbox. */
export function otherParams(searchParams: URLSearchParams): [string, string][] {
  return [...searchParams].filter(([name]) => name !== "answer")
}

function templateIn(searchParams: URLSearchParams): TemplateId | null {
  return TEMPLATE_IDS.find((id) => id === searchParams.get("answer")) ?? null
}
