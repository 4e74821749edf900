import { OFFICE } from "#app/office/paths.ts"
import { isOfficePath } from "#app/office-path.ts"
import { type Config, hostNameOf } from "../config.ts"
import { plainPage } from "./plain-page.ts"
import { READ_METHODS } from "./request-limits.ts"

/** Whether a Host header has the office's own host name. False if the office has none. Ignores the port, which is the proxy's. */
export function isOfficeHost({ officeHost }: Pick<Config, "officeHost">, host: string | undefined): boolean {
  return officeHost !== null && host !== undefined && hostNameOf(`http://${host}`) === officeHost
}

/**
 * Responds to a request by its host, before any page is rendered. Null: the request continues. If the office has its own host, it is
 * served only there, and the public site is not served there. Without an own host, requests by scripts of visitors' pages to the
 * office are refused.
 */
export function responseForHost(
  config: Pick<Config, "siteUrl" | "officeHost">,
  request: Request,
): Response | null {
  const { host, pathname, search } = new URL(request.url)
  const isOffice = isOfficePath(pathname)
  const isRead = READ_METHODS.includes(request.method)
  if (config.officeHost === null)
    return isOffice && isRead && isScriptOfPublicPage(request) ? plainPage(403) : null
  if (!isOfficeHost(config, host)) return isOffice ? plainPage(404) : null
  if (isOffice) return isRead && isSubresourceOfOtherOrigin(request) ? plainPage(403) : null
  if (!isRead) return plainPage(404)
  const location = pathname === "/" ? OFFICE : config.siteUrl + pathname + search
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } })
}

/** Whether a script or a prefetch of a public page sent the request. Scripts cannot set `Sec-Fetch-Dest`, only omit the referrer. */
function isScriptOfPublicPage({ headers }: Request): boolean {
  const referrer = URL.parse(headers.get("referer") ?? "")
  return headers.get("sec-fetch-dest") === "empty" && referrer !== null && !isOfficePath(referrer.pathname)
}

/**
 * Whether a page of another origin sent the request, and not as a navigation. Pages of the site have another origin than the
 * office, but their requests carry the office's cookies.
 */
function isSubresourceOfOtherOrigin({ headers }: Request): boolean {
  const isNavigation = headers.get("sec-fetch-mode") === "navigate"
  return !isNavigation && ["same-site", "cross-site"].includes(headers.get("sec-fetch-site") ?? "")
}
