import { isOfficePath } from "#app/office-path.ts"

/**
 * Languages into which a visitor may have the page translated by the outside widget, named in themselves.
 * `code` stands in the address and in `lang`; `widgetCode` is what the widget calls it.
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
/** Over TLS browsers take a cookie of this name from this very host only. */
const HOST_COOKIE = "__Host-translate"
const MONTH_SECONDS = 30 * 24 * 60 * 60
// The widget keeps its own note of the language; going back to English takes it away too.
const WIDGET_COOKIE = "googtrans"

/**
 * The translation that a visitor asked for: with this address, or with an earlier one that a cookie remembers. None in the
 * office, and none in the answer to a form: what stands there is for no other company.
 */
export function translationOf(request: Request): Translation | null {
  if (request.method === "POST" || isOfficePath(new URL(request.url).pathname)) return null
  const asked = askedIn(request)
  return asked === null
    ? translationInCookies(request.headers.get("Cookie"), { isEncrypted: isEncrypted(request) })
    : translationFor(asked)
}

/**
 * The translation that the cookies of a visitor remember: their header `Cookie`. Over TLS only the cookie with the prefix counts,
 * because another host of the same domain can set the other one.
 */
export function translationInCookies(
  cookies: string | null | undefined,
  { isEncrypted }: { isEncrypted: boolean },
): Translation | null {
  const code = (isEncrypted ? REMEMBERED_BY_HOST : REMEMBERED).exec(cookies ?? "")?.[1]
  return code === undefined ? null : translationFor(code)
}

/** What the answer to an address that asks for a language sets, so that the next page knows. */
export function translationCookies(request: Request): string[] {
  if (isOfficePath(new URL(request.url).pathname)) return []
  const code = askedIn(request)
  const isSecure = isEncrypted(request)
  const cookie = (name: string, value: string, maxAge: number) =>
    `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${isSecure ? "; Secure" : ""}`
  const ours = hostCookie(isSecure)
  if (code === ORIGINAL.code) return [cookie(ours, "", 0), cookie(WIDGET_COOKIE, "", 0)]
  if (!TRANSLATIONS.some((translation) => translation.code === code)) return []
  return [cookie(ours, code ?? "", MONTH_SECONDS)]
}

/** What the cookie is called in which we remember the language. */
export function hostCookie(isEncrypted: boolean): string {
  return isEncrypted ? HOST_COOKIE : PARAMETER
}

/** The same address in another language. */
export function translatedHref(
  { pathname, search }: { pathname: string; search: string },
  code: string,
): string {
  const query = new URLSearchParams(search)
  query.set(PARAMETER, code)
  return `${pathname}?${query}`
}

/** Null where another site leads to the address: a language is chosen on our own pages, or typed. */
function askedIn(request: Request): string | null {
  const asked = new URL(request.url).searchParams.get(PARAMETER)
  return asked !== null && isAskedHere(request) ? asked : null
}

const OUR_OWN = ["same-origin", "none"]

/** Old browsers, and all of them without TLS, send no Sec-Fetch-Site; our referrer policy has them name the page. */
function isAskedHere({ headers, url }: Request): boolean {
  const from = headers.get("Sec-Fetch-Site")
  if (from !== null) return OUR_OWN.includes(from)
  return URL.parse(headers.get("Referer") ?? "")?.origin === new URL(url).origin
}

function isEncrypted({ url }: Request): boolean {
  return new URL(url).protocol === "https:"
}

const REMEMBERED = /(?:^|;\s*)translate=([a-z]{2})(?:;|$)/
const REMEMBERED_BY_HOST = /(?:^|;\s*)__Host-translate=([a-z]{2})(?:;|$)/

function translationFor(code: string): Translation | null {
  return TRANSLATIONS.find((translation) => translation.code === code) ?? null
}
