import { RECEIPT_PARAM } from "#app/forms/receipt.ts"
import { isOfficePath } from "#app/office-path.ts"
import { isPrivateUrl } from "#app/paths.ts"
import { isFetchedFromThisSite } from "#lib/fetch-site.ts"

/**
 * The languages of the third-party translation widget, each named in its own language. `code` is used in the query and in `lang`,
 * `widgetCode` by the widget.
 */
export const TRANSLATIONS = [
  { code: "si", name: "සිංහල", widgetCode: "si" },
  { code: "ta", name: "தமிழ்", widgetCode: "ta" },
  { code: "de", name: "Deutsch", widgetCode: "de" },
  { code: "fr", name: "Français", widgetCode: "fr" },
  { code: "ru", name: "Русский", widgetCode: "ru" },
  { code: "zh", name: "中文", widgetCode: "zh-CN" },
  { code: "hi", name: "हिन्दी", widgetCode: "hi" },
] as const
export type Translation = (typeof TRANSLATIONS)[number]

export const ORIGINAL = { code: "en", name: "English" } as const

const PARAMETER = "translate"
/** The cookies that store the chosen language. Browsers accept the prefix `__Host-` only over TLS and from this host. */
const COOKIE_WITHOUT_TLS = "translate"
const HOST_COOKIE = "__Host-translate"
const MONTH_SECONDS = 30 * 24 * 60 * 60
// The widget stores the language in a cookie of its own, which English has to remove too.
const WIDGET_COOKIE = "googtrans"

/**
 * The translation that a visitor chose, by the query or by the cookie of an earlier choice. Null in the office, on a visitor's
 * private page, in the response to a form, and on the page after a form, which shows the visitor's email address. The
 * content of these pages must not reach a third party.
 */
export function translationOf(request: Request): Translation | null {
  const url = new URL(request.url)
  const isPrivate = request.method === "POST" || isOfficePath(url.pathname) || isPrivateUrl(url)
  if (isPrivate || url.searchParams.has(RECEIPT_PARAM)) return null
  const code = chosenLanguageCode(request)
  return code === null
    ? translationInCookies(request.headers.get("Cookie"), { isEncrypted: isEncryptedRequest(request) })
    : translationByCode(code)
}

/**
 * The translation stored in the cookies. Over TLS only the cookie with the prefix counts, because another host of the same domain
 * can set the other one.
 * @param cookies the value of the `Cookie` header
 */
export function translationInCookies(
  cookies: string | null | undefined,
  { isEncrypted }: { isEncrypted: boolean },
): Translation | null {
  const code = (isEncrypted ? HOST_COOKIE_PATTERN : COOKIE_WITHOUT_TLS_PATTERN).exec(cookies ?? "")?.[1]
  return code === undefined ? null : translationByCode(code)
}

/** The `Set-Cookie` values for a request whose query chooses a language. Empty for other requests. */
export function translationCookies(request: Request): string[] {
  if (isOfficePath(new URL(request.url).pathname)) return []
  const code = chosenLanguageCode(request)
  if (code === null) return []
  const isEncrypted = isEncryptedRequest(request)
  const cookie = (name: string, value: string, maxAge: number) =>
    `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${isEncrypted ? "; Secure" : ""}`
  const cookieName = translationCookieName(isEncrypted)
  if (code === ORIGINAL.code) return [cookie(cookieName, "", 0), cookie(WIDGET_COOKIE, "", 0)]
  return translationByCode(code) ? [cookie(cookieName, code, MONTH_SECONDS)] : []
}

/** The name of the cookie that stores the language: with the prefix over TLS only. */
export function translationCookieName(isEncrypted: boolean): string {
  return isEncrypted ? HOST_COOKIE : COOKIE_WITHOUT_TLS
}

/** The URL of the same page in another language. */
export function translatedHref(
  { pathname, search }: { pathname: string; search: string },
  code: string,
): string {
  const query = new URLSearchParams(search)
  query.set(PARAMETER, code)
  return `${pathname}?${query}`
}

/**
 * The language code in the query, not validated. Null if there is none, or if a link on another site chose it: only
 * links of the site, or a typed URL, are accepted.
 */
function chosenLanguageCode(request: Request): string | null {
  const code = new URL(request.url).searchParams.get(PARAMETER)
  return code !== null && isChosenOnSite(request) ? code : null
}

/** Old browsers, and all browsers without TLS, send no Sec-Fetch-Site; then the Referer header counts. */
function isChosenOnSite({ headers, url }: Request): boolean {
  return (
    isFetchedFromThisSite(headers) ?? URL.parse(headers.get("Referer") ?? "")?.origin === new URL(url).origin
  )
}

function isEncryptedRequest({ url }: Request): boolean {
  return new URL(url).protocol === "https:"
}

const COOKIE_WITHOUT_TLS_PATTERN = cookiePattern(COOKIE_WITHOUT_TLS)
const HOST_COOKIE_PATTERN = cookiePattern(HOST_COOKIE)

function cookiePattern(name: string): RegExp {
  return new RegExp(`(?:^|;\\s*)${name}=([a-z]{2})(?:;|$)`)
}

function translationByCode(code: string): Translation | null {
  return TRANSLATIONS.find((translation) => translation.code === code) ?? null
}
