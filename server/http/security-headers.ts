import type { Config } from "../config.ts"

/** `mapUrl` null: no page has a frame for the map. */
type PageSettings = Pick<Config, "adminHost" | "translateUrl"> & { mapUrl: string | null }

/** `isTranslated`: the visitor chose a language of the external translation widget. */
export type PageTranslation = { isTranslated: boolean }

/** Adds the headers that define what a page may load. */
export type AddPageHeaders = (response: Response, page: PageTranslation) => Response

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Sent only over TLS, because RFC 6797 forbids it otherwise, and only if the site's URL has TLS. */
export const STRICT_TRANSPORT = {
  "strict-transport-security": `max-age=${YEAR_SECONDS}; includeSubDomains`,
}

/** Browser features that no page uses. */
const UNUSED_FEATURES =
  "accelerometer autoplay browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb"

/** The value of `permissions-policy`, a header of pages only. Files do not need it, and a page loads about ten of them. */
const PERMISSIONS_POLICY = UNUSED_FEATURES.split(" ")
  .map((feature) => `${feature}=()`)
  .join(", ")

const DOCUMENT_RESTRICTIONS = {
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
}

/** The headers of every response. A file or data that is opened directly may load nothing. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": policyOf({ "default-src": ["'none'"], ...DOCUMENT_RESTRICTIONS }),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // Never no-referrer: browsers would send `Origin: null` with forms, which the origin check refuses.
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
}

/** The policy of the service worker of stored plans, which may request what its pages may. */
export const WORKER_POLICY = policyOf({
  "default-src": ["'none'"],
  "connect-src": ["'self'"],
  ...DOCUMENT_RESTRICTIONS,
})

/** Allows a page its own resources; a translated page also those of the translation widget. */
export function pageSecurityHeaders(
  { adminHost, mapUrl, translateUrl }: PageSettings,
  { isTranslated }: PageTranslation,
): Record<string, string> {
  const translator = isTranslated ? translatorSources(translateUrl) : NO_SOURCES
  const policy = policyOf({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...translator.script],
    "style-src": ["'self'", ...translator.style],
    "img-src": ["'self'", ...(adminHost ? [adminHost] : []), ...translator.img],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...translator.connect],
    "worker-src": ["'self'"],
    ...(mapUrl && { "frame-src": [new URL(mapUrl).origin, ...translator.frame] }),
    ...DOCUMENT_RESTRICTIONS,
    "form-action": ["'self'"],
  })
  return {
    ...SECURITY_HEADERS,
    "content-security-policy": policy,
    "permissions-policy": PERMISSIONS_POLICY,
    "cross-origin-opener-policy": "same-origin",
  }
}

function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ")
}

type Sources = Readonly<Record<"script" | "style" | "img" | "connect" | "frame", readonly string[]>>

const NO_SOURCES: Sources = { script: [], style: [], img: [], connect: [], frame: [] }

/** The hosts of Google's widget (docs/decisions/0019); for another widget, its own host. */
function translatorSources(translateUrl: string): Sources {
  const { origin } = new URL(translateUrl)
  if (origin === GOOGLE) return GOOGLE_SOURCES
  return { script: [origin], style: [origin], img: [origin], connect: [origin], frame: [origin] }
}

const GOOGLE = "https://translate.google.com"
const GOOGLE_APIS = ["https://translate.googleapis.com", "https://translate-pa.googleapis.com"]
const GOOGLE_SOURCES: Sources = {
  script: [GOOGLE, ...GOOGLE_APIS],
  style: ["https://translate.googleapis.com", "https://www.gstatic.com"],
  img: [GOOGLE, "https://www.google.com", "https://www.gstatic.com", "https://fonts.gstatic.com"],
  connect: [GOOGLE, ...GOOGLE_APIS],
  frame: [GOOGLE],
}
