import type { LoaderFunctionArgs } from "react-router"
import { portsContext } from "#app/context.ts"
import { SECURITY_TXT } from "#app/paths.ts"
import { textResponse } from "./text-response.ts"

const DAYS = 90
const DAY_MS = 24 * 60 * 60_000

/**
 * Whom to tell of a hole in the site. What it says holds as long as the company's address does, which the office keeps: it is made
 * anew each day, good for a quarter of a year. https://www.rfc-editor.org/rfc/rfc9116
 */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { content, settings, clock } = context.get(portsContext)
  const today = Math.floor(clock().getTime() / DAY_MS) * DAY_MS
  const lines = [
    `Contact: mailto:${content.site.email}`,
    `Expires: ${new Date(today + DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    // Only an address with TLS may be named.
    ...(settings.siteUrl.startsWith("https:") ? [`Canonical: ${settings.siteUrl}${SECURITY_TXT}`] : []),
    "",
  ]
  return textResponse(request, lines.join("\n"), { type: "text/plain" })
}
