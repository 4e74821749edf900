import { PUBLIC_PAGES } from "#app/pages.ts"
import { rememberedTranslation } from "#app/site/frame/translation.ts"

/** A request as the cache looks at it: `target` is path and query. */
export type CacheableRequest = {
  method: string | undefined
  target: string
  cookies: string | null | undefined
  isEncrypted: boolean
}

const CACHED = PUBLIC_PAGES.filter(({ isCached }) => isCached)
const CACHED_ADDRESSES = CACHED.map(({ pattern, isList }) => addressPattern(pattern, isList ?? false))

/** Names in addresses of ours are in lower case; a list's later pages are numbered from 2. */
function addressPattern(pattern: string, isList: boolean): RegExp {
  const path = pattern.replaceAll(/:\w+/g, "[a-z0-9._~-]+")
  return new RegExp(`^${path}${isList ? "(?:\\?page=[1-9]\\d{0,3})?" : ""}$`)
}

/** Whether every visitor may get the same answer to this request, if the answer allows it. */
export function isCacheableRequest({ method, target, cookies, isEncrypted }: CacheableRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false
  if (!CACHED_ADDRESSES.some((pattern) => pattern.test(target))) return false
  return !cookies || rememberedTranslation(cookies, { isEncrypted }) === null
}

/** Whether an answer is the same for every visitor: nothing failed while it was made, and it sets nothing. */
export function isCacheableResponse({ status, headers }: Response): boolean {
  const control = headers.get("cache-control") ?? ""
  return status === 200 && !headers.has("set-cookie") && !/no-store|private/.test(control)
}
