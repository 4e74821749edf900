import { type Context, portsContext } from "#app/context.ts"
import { visitorPagePath } from "#app/paths.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"

/**
 * The URL of the visitor's page, for the office, its emails and the copy of an enquiry. Null for an enquiry without an email
 * address.
 */
export function visitorPageUrl(context: Context, { id, reference, content }: Enquiry): string | null {
  const { settings, visitorPages } = context.get(portsContext)
  return content.email ? settings.siteUrl + visitorPagePath({ reference, key: visitorPages.keyOf(id) }) : null
}
