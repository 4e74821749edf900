import type { IncomingMessage } from "node:http"
import { rememberedTranslation } from "#app/site/frame/translation.ts"
import { isEncrypted } from "./proxy-headers.ts"

/** As our links write it, without a query. */
const ADDRESS = /^https?:\/\/[^/]*((?:\/[a-z0-9._~-]+)+)$/

/** A later page of a list. Other pages would answer any number, so that there is no end of such addresses. */
const LIST_ADDRESS = /^https?:\/\/[^/]*((?:\/home|\/carlist(?:\/[a-z0-9._~-]+)?)\?page=[1-9]\d{0,3})$/

/** The address under which the answer to a request may be kept; null where it is for one visitor, or endless in number. */
export function addressToKeep({ method, url, headers }: Request): string | null {
  const address = (ADDRESS.exec(url) ?? LIST_ADDRESS.exec(url))?.[1]
  const visit = { cookies: headers.get("cookie"), isEncrypted: url.startsWith("https:") }
  return address !== undefined && mayRead(method, visit) ? address : null
}

/** Whether a request may be answered with what is kept under its address, if anything is. */
export function mayBeAnsweredFromKept(request: IncomingMessage): boolean {
  const { method, headers } = request
  return mayRead(method, { cookies: headers.cookie, isEncrypted: isEncrypted(request) })
}

/** Whoever sends something, or reads in another language, has a page of their own. */
function mayRead(method: string | undefined, { cookies, isEncrypted }: Visit): boolean {
  if (method !== "GET" && method !== "HEAD") return false
  return !cookies || rememberedTranslation(cookies, { isEncrypted }) === null
}

type Visit = { cookies: string | null | undefined; isEncrypted: boolean }

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

/** The headers of a page that is kept. A text that says how long it lasts says the same as before it was kept. */
export function keptHeaders(headers: Headers): Record<string, string> {
  return { "cache-control": CACHE_CONTROL, ...openHeaders(headers) }
}

/** The same for a page that ends in something of one visitor's own: nobody else may keep it. */
export function openHeaders(headers: Headers): Record<string, string> {
  const kept = Object.fromEntries(headers)
  delete kept["content-length"]
  return { ...kept, vary: "accept-encoding, cookie" }
}
