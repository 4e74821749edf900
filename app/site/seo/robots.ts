import type { LoaderFunctionArgs } from "react-router"
import { portsContext } from "#app/context.ts"
import { availabilityPath, FLEET_JSON, SITEMAP } from "#app/paths.ts"
import { textResponse } from "./text-response.ts"

/** Allows every page, and disallows the endpoints for programs. https://www.rfc-editor.org/rfc/rfc9309 */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { siteUrl } = context.get(portsContext).settings
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    `Disallow: ${FLEET_JSON}`,
    `Disallow: ${availabilityPath("*")}`,
    // The same content: the visitor's browser translates it.
    "Disallow: /*?*translate=",
    "",
    `Sitemap: ${siteUrl}${SITEMAP}`,
    "",
  ]
  return textResponse(request, lines.join("\n"), { type: "text/plain" })
}
