import type { Context } from "#app/context.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"
import { composeReply, REPLY_LANGUAGE_OPTIONS, TEMPLATE_IDS } from "./compose-reply.ts"

type TemplateInput = { enquiry: Enquiry; terms: AgreedTerms | null }

/** A template in a language. The form submits it as `de quote`. */
type TemplateChoice = Pick<Parameters<typeof composeReply>[2], "template" | "language">

/** All templates of all languages. */
const TEMPLATE_CHOICES: readonly TemplateChoice[] = REPLY_LANGUAGE_OPTIONS.flatMap(({ id: language }) =>
  TEMPLATE_IDS.map((template) => ({ language, template })),
)

export function formatTemplateChoice({ language, template }: TemplateChoice): string {
  return `${language} ${template}`
}

/** Parses the template in a form value. Null for any other text. */
export function parseTemplateChoice(text: string): TemplateChoice | null {
  return TEMPLATE_CHOICES.find((choice) => formatTemplateChoice(choice) === text) ?? null
}

/** Whether a text is unchanged since it was inserted from its template. */
export async function isTemplateText(
  context: Context,
  { enquiry, terms }: TemplateInput,
  { text, inserted }: { text: string; inserted: string },
): Promise<boolean> {
  const choice = parseTemplateChoice(inserted)
  if (!choice) return false
  const reply = await composeReply(context, enquiry, { terms, ...choice })
  // Browsers submit line breaks as CR LF.
  return reply.text === text.replaceAll("\r\n", "\n")
}
