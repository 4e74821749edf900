import { type Context, officePortsContext, portsContext } from "#app/context.ts"
import { visitorPageUrl } from "#app/forms/visitor-page-url.ts"
import { sessionContext } from "#app/office/office-context.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"
import { ENDED_STATES, type EnquiryState } from "#domain/enquiry/enquiry-repository.ts"
import type { ReplyText } from "#domain/enquiry/reply.ts"
import { type ReplyValues, replyValues } from "#domain/enquiry/reply-values.ts"
import type { UnannouncedChange } from "#domain/enquiry/unannounced-change.ts"
import { placeholderValues } from "#domain/replies/placeholder-values.ts"
import { renderTemplate } from "#domain/replies/render-template.ts"
import { REPLY_LANGUAGES, type ReplyLanguageId } from "#domain/replies/reply-languages.ts"
import { TEMPLATE_IDS, type TemplateId } from "#domain/replies/reply-template.ts"

export { REPLY_LANGUAGE_OPTIONS, type ReplyLanguageId } from "#domain/replies/reply-languages.ts"
export { TEMPLATE_IDS, type TemplateId } from "#domain/replies/reply-template.ts"

type ReplyChoice = {
  /** Null: the enquiry is a message. */
  terms: AgreedTerms | null
  template: TemplateId
  language: ReplyLanguageId
}

/** The states in which a template applies. A template that is not listed applies in every state. */
const TEMPLATE_STATES: Partial<Record<TemplateId, readonly EnquiryState[]>> = {
  confirmed: ["confirmed"],
  changed: ["confirmed"],
  cancelled: ENDED_STATES,
}

/** The templates for an enquiry in this state. */
export function templatesFor(state: EnquiryState): readonly TemplateId[] {
  return TEMPLATE_IDS.filter((id) => TEMPLATE_STATES[id]?.includes(state) ?? true)
}

/** The template that tells the customer of a change. Before the confirmation, changed terms are sent as a new quote. */
export function templateForChange({ kind }: UnannouncedChange, state: EnquiryState): TemplateId {
  if (kind === "changed") return state === "confirmed" ? "changed" : "quote"
  return kind === "noShow" ? "cancelled" : kind
}

/** Renders a template in a language, with the values of an enquiry and its agreed terms. */
export async function composeReply(
  context: Context,
  enquiry: Enquiry,
  { terms, template, language }: ReplyChoice,
): Promise<ReplyText> {
  const { text } = await context.get(officePortsContext).replyTemplates.find({ language, template })
  const values = replyValues(enquiry, terms, {
    ...senderValues(context),
    pageUrl: visitorPageUrl(context, enquiry),
  })
  return renderTemplate(text, placeholderValues(values, REPLY_LANGUAGES[language]))
}

/** The placeholder values of a reply that do not depend on the enquiry. */
export function senderValues(context: Context): Pick<ReplyValues, "company" | "phone" | "by"> {
  const { site } = context.get(portsContext).content
  const { member } = context.get(sessionContext)
  return { company: site.companyName, phone: site.phone, by: member.name }
}
