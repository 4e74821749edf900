/** Whether a visitor asked for the page in another language: in this address, or before, which a cookie remembers. */
export function isTranslated(request: Request): boolean {
  const asked = new URL(request.url).searchParams.get("translate")
  const remembered = /(?:^|;\s*)translate=([a-z-]+)/i.exec(request.headers.get("cookie") ?? "")?.[1]
  return (asked ?? remembered ?? "en") !== "en"
}
