import { PUBLIC_PAGES } from "#app/pages.ts"
import { translationInCookies } from "#app/site/layout/translation.ts"

/** The parts of a request that decide whether its response may be shared by all visitors. */
export type CacheableRequest = {
  method: string | undefined
  cookies: string | null | undefined
  isEncrypted: boolean
}

const CACHED_PAGES = PUBLIC_PAGES.filter(({ isCached }) => isCached)
const CACHED_URL_PATTERNS = CACHED_PAGES.map(({ pattern, isList }) => urlPattern(pattern, isList ?? false))

/** An expression for the URLs of a route pattern. Slugs are in lower case. A list also has a page number in its query. */
function urlPattern(pattern: string, isList: boolean): RegExp {
  const path = pattern.replaceAll(/:\w+/g, "[a-z0-9._~-]+")
  return new RegExp(`^${path}${isList ? "(?:\\?page=[1-9]\\d{0,3})?" : ""}$`)
}

/** Whether a page is cached. @param target path and query */
export function isCacheableUrl(target: string): boolean {
  return CACHED_URL_PATTERNS.some((pattern) => pattern.test(target))
}

/** Whether a visitor may get the same page as every other. */
export function isCacheableRequest({ method, cookies, isEncrypted }: CacheableRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false
  return !cookies || translationInCookies(cookies, { isEncrypted }) === null
}

/** Whether a response can be shared by all visitors: status 200, no cookies, and not private. */
export function isCacheableResponse({ status, headers }: Response): boolean {
  const control = headers.get("cache-control") ?? ""
  return status === 200 && !headers.has("set-cookie") && !/no-store|private/.test(control)
}
