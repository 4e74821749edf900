import type { Config } from "./config.ts"

/** `scripts` are the page's own inline scripts, as the policy names them: a nonce, or a hash for each. */
export type GuardedPage = { scripts: readonly string[]; isTranslated: boolean }

/** What a page may load. A page that a visitor asked to be translated may also load the translator's own parts. */
export function securityHeaders(
  config: Pick<Config, "adminHost" | "mapUrl" | "translateUrl">,
  { scripts, isTranslated }: GuardedPage,
): Record<string, string> {
  const map = new URL(config.mapUrl).origin
  const translator = isTranslated ? translatorSources(config.translateUrl) : ""
  const policy = [
    "default-src 'self'",
    `script-src 'self'${scripts.map((script) => ` '${script}'`).join("")}${translator}`,
    // Widths and places that are computed stand in style attributes; there is no inline style sheet.
    isTranslated
      ? `style-src 'self' 'unsafe-inline'${translator}`
      : "style-src 'self'; style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${config.adminHost ? ` ${config.adminHost}` : ""}${translator}`,
    `connect-src 'self'${translator}`,
    `frame-src ${map}${translator}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    // Never no-referrer: browsers would send `Origin: null` with forms, which the origin check refuses.
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
  }
}

/** The widget of the address in the settings brings parts from sister hosts of the same owner. */
function translatorSources(translateUrl: string): string {
  const { origin, hostname } = new URL(translateUrl)
  const sisters = hostname.endsWith(".google.com")
    ? ["https://*.google.com", "https://*.googleapis.com", "https://*.gstatic.com"]
    : []
  return [origin, ...sisters].map((source) => ` ${source}`).join("")
}
