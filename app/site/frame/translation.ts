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

/** The translation that a visitor asked for: with this address, or with an earlier one that a cookie remembers. */
export function translationOf(request: Request): Translation | null {
  const asked = askedIn(request)
  return asked === null ? rememberedTranslation(request.headers.get("Cookie")) : translationFor(asked)
}

/** The translation that the cookies of a visitor remember: their header `Cookie`. */
export function rememberedTranslation(cookies: string | null | undefined): Translation | null {
  const code = REMEMBERED.exec(cookies ?? "")?.[1]
  return code === undefined ? null : translationFor(code)
}

/** What the answer to an address that asks for a language sets, so that the next page knows. */
export function translationCookies(request: Request): string[] {
  const code = askedIn(request)
  const isEncrypted = new URL(request.url).protocol === "https:"
  const cookie = (name: string, value: string, maxAge: number) =>
    `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${isEncrypted ? "; Secure" : ""}`
  const ours = isEncrypted ? HOST_COOKIE : PARAMETER
  if (code === ORIGINAL.code) return [cookie(ours, "", 0), cookie(WIDGET_COOKIE, "", 0)]
  if (!TRANSLATIONS.some((translation) => translation.code === code)) return []
  return [cookie(ours, code ?? "", MONTH_SECONDS)]
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

function askedIn(request: Request): string | null {
  return new URL(request.url).searchParams.get(PARAMETER)
}

const REMEMBERED = /(?:^|;\s*)(?:__Host-)?translate=([a-z]{2})(?:;|$)/

function translationFor(code: string): Translation | null {
  return TRANSLATIONS.find((translation) => translation.code === code) ?? null
}
