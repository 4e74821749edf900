import { OFFICE } from "#app/office/paths.ts"
import { isOfficePath } from "#app/office-path.ts"
import { type Config, hostNameOf } from "../config.ts"
import { plainPage } from "./plain-page.ts"

/** Whether a Host header names the office's own host; false where the office has none. Ignores the port, which is the proxy's. */
export function isOfficeHost({ officeHost }: Pick<Config, "officeHost">, host: string | undefined): boolean {
  return officeHost !== null && host !== undefined && hostNameOf(`http://${host}`) === officeHost
}

/**
 * Answers by the host of a request, before any page is rendered; null where the request goes on. With a host of its own, the office
 * is served there and nowhere else, and the public site is not served there. Without one, scripts of visitors' pages cannot read the
 * office.
 */
export function answerForHost(
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

/** Anything but a navigation: the site is another origin, but same-site requests carry the office's cookies. */
function isForAnotherOrigin({ headers }: Request): boolean {
  const isOpened = headers.get("sec-fetch-mode") === "navigate"
  return !isOpened && ["same-site", "cross-site"].includes(headers.get("sec-fetch-site") ?? "")
}
