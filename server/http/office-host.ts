import { OFFICE } from "#app/office/paths.ts"
import { isOfficePath } from "#app/office-path.ts"
import { type Config, hostNameOf } from "../config.ts"
import { plainPage } from "./plain-page.ts"

/** Whether a Host header has the office's own host name. False if the office has none. Ignores the port, which is the proxy's. */
export function isOfficeHost({ officeHost }: Pick<Config, "officeHost">, host: string | undefined): boolean {
  return officeHost !== null && host !== undefined && hostNameOf(`http://${host}`) === officeHost
}

/**
 * Answers a request by its host, before any page is rendered. Null: the request continues. If the office has its own host, it is
 * served only there, and the public site is not served there. Without an own host, requests by scripts of visitors' pages to the
 * office are refused.
 */
export function responseForHost(
  config: Pick<Config, "siteUrl" | "officeHost">,
  request: Request,
): Response | null {
  const { host, pathname, search } = new URL(request.url)
  const isOffice = isOfficePath(pathname)
  const isRead = READING.includes(request.method)
  if (config.officeHost === null)
    return isOffice && isRead && isForVisitorsPage(request) ? plainPage(403) : null
  if (!isOfficeHost(config, host)) return isOffice ? plainPage(404) : null
  if (isOffice) return isRead && isForAnotherOrigin(request) ? plainPage(403) : null
  if (!isRead) return plainPage(404)
  const location = pathname === "/" ? OFFICE : config.siteUrl + pathname + search
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } })
}

const READING = ["GET", "HEAD"]

/** A request by a script or a prefetch, recognised by `Sec-Fetch-Dest`, which a script cannot set; it can omit its referrer. */
function isForVisitorsPage({ headers }: Request): boolean {
  const referrer = URL.parse(headers.get("referer") ?? "")
  return headers.get("sec-fetch-dest") === "empty" && referrer !== null && !isOfficePath(referrer.pathname)
}

/**
 * Whether the request is not a navigation. The site has another origin than the office, but same-site requests carry the office's
 * cookies.
 */
function isForAnotherOrigin({ headers }: Request): boolean {
  const isOpened = headers.get("sec-fetch-mode") === "navigate"
  return !isOpened && ["same-site", "cross-site"].includes(headers.get("sec-fetch-site") ?? "")
}
