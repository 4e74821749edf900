import type { IncomingMessage } from "node:http"
import { rememberedTranslation } from "#app/site/frame/translation.ts"

/** As our links write it: the router takes `/FAQ`, `/faq/` and `/%66aq` for it too, and there is no end of such ways. */
const ADDRESS = /^https?:\/\/[^/]*((?:\/[a-z0-9._~-]+)+)(\?page=[1-9]\d{0,3})?$/

/** The address under which the answer to a request may be kept; null where it is for one visitor, or endless in number. */
export function addressToKeep({ method, url, headers }: Request): string | null {
  const [, path, query = ""] = ADDRESS.exec(url) ?? []
  return path !== undefined && mayRead(method, headers.get("cookie")) ? path + query : null
}

/** Whether a request may be answered with what is kept under its address, if anything is. */
export function mayBeAnsweredFromKept({ method, headers }: IncomingMessage): boolean {
  return mayRead(method, headers.cookie)
}

/** Whoever sends something, or reads in another language, has a page of their own. */
function mayRead(method: string | undefined, cookies: string | null | undefined): boolean {
  return (method === "GET" || method === "HEAD") && (!cookies || rememberedTranslation(cookies) === null)
}

/** Whether a part of a page is still on its way: who asked for it has not to wait for that, and the next one finds it whole. */
export function isLate({ headers }: Response): boolean {
  return isHtml(headers) && !headers.has("content-length")
}

/**
 * Whether every visitor may have this answer, or might but for the token of the new form that it shows: see `formHeaders`. The
 * data of such a page, by themselves, have no place for a token.
 */
export function isForEverybody({ status, headers }: Response, { hasNewForm = false } = {}): boolean {
  const control = headers.get("cache-control") ?? ""
  if (status !== 200 || headers.has("set-cookie") || control.includes("no-store")) return false
  return control.includes("private") ? hasNewForm && isHtml(headers) : !hasNewForm
}

function isHtml(headers: Headers): boolean {
  return Boolean(headers.get("content-type")?.startsWith("text/html"))
}

/** For browsers and for proxies: ask again each time; an old page may stand in for a minute while a new one is fetched. */
const CACHE_CONTROL = "public, max-age=0, s-maxage=1, stale-while-revalidate=60"

/** The headers of a page that is kept, in place of those of a page that is made for one visitor. */
export function keptHeaders(headers: Headers): Record<string, string> {
  return { ...openHeaders(headers), "cache-control": CACHE_CONTROL }
}

/** The same for a page that ends in something of one visitor's own: nobody else may keep it. */
export function openHeaders(headers: Headers): Record<string, string> {
  const kept = Object.fromEntries(headers)
  delete kept["content-length"]
  return { ...kept, vary: "accept-encoding, cookie" }
}
