import { isOfficePath } from "#app/office-path.ts"
import { type Config, hostNameOf } from "../config.ts"
import { plainPage } from "./plain-page.ts"

/** Whether a Host header names the office's own host; never where it has none. The port is the proxy's matter. */
export function isOfficeHost({ officeHost }: Pick<Config, "officeHost">, host: string | undefined): boolean {
  return officeHost !== null && host !== undefined && hostNameOf(`http://${host}`) === officeHost
}

/**
 * What is answered because of the host that a request names, before any page is asked; null where the request goes on. With a host
 * of its own the office is there and nowhere else, and nothing of the public site is there. Without one, a script of a visitor's page
 * reads nothing of the office.
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
  const location = pathname === "/" ? "/office" : config.siteUrl + pathname + search
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } })
}

const READING = ["GET", "HEAD"]

/** What a script reads, or a browser ahead of a click. It says so by itself; a script may leave out where it stands, or make it up. */
function isForVisitorsPage({ headers }: Request): boolean {
  const referrer = URL.parse(headers.get("referer") ?? "")
  return headers.get("sec-fetch-dest") === "empty" && referrer !== null && !isOfficePath(referrer.pathname)
}

/** Anything but a page that is opened: the site is another origin, though its requests bring the office's cookies along. */
function isForAnotherOrigin({ headers }: Request): boolean {
  const isOpened = headers.get("sec-fetch-mode") === "navigate"
  return !isOpened && ["same-site", "cross-site"].includes(headers.get("sec-fetch-site") ?? "")
}
