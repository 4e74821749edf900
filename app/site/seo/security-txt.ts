import type { LoaderFunctionArgs } from "react-router"
import { portsContext } from "#app/context.ts"
import { SECURITY_TXT } from "#app/paths.ts"
import { textResponse } from "./text-response.ts"

const VALID_DAYS = 90
const DAY_MS = 24 * 60 * 60_000

/**
 * The contact for reports of vulnerabilities. The office maintains the email address, so that the file needs no review: it
 * expires 90 days after the current date. https://www.rfc-editor.org/rfc/rfc9116
 */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { content, settings, clock } = context.get(portsContext)
  const today = Math.floor(clock().getTime() / DAY_MS) * DAY_MS
  const lines = [
    `Contact: mailto:${content.site.email}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    // RFC 9116 requires an https URL.
    ...(settings.siteUrl.startsWith("https:") ? [`Canonical: ${settings.siteUrl}${SECURITY_TXT}`] : []),
    "",
  ]
  return textResponse(request, lines.join("\n"), { type: "text/plain" })
}
