import type { Config } from "../config.ts"

/** Without the address of a map a page has no frame. */
type PageSettings = Pick<Config, "adminHost" | "translateUrl"> & { mapUrl: string | null }

/** `isTranslated`: the visitor asked the outside widget to translate the page. */
export type GuardedPage = { isTranslated: boolean }

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Of an answer that goes over TLS, where the site's address has TLS; RFC 6797 forbids it in any other. */
export const STRICT_TRANSPORT = {
  "strict-transport-security": `max-age=${YEAR_SECONDS}; includeSubDomains`,
}

/** What no page of ours asks a browser for. */
const UNUSED_FEATURES =
  "accelerometer autoplay browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb"

const NOWHERE = { "base-uri": ["'none'"], "form-action": ["'none'"], "frame-ancestors": ["'none'"] }

/** Of everything that is answered, a file, data or a page. What is no page may load nothing when it is opened by itself. */
export const HEADERS_OF_EVERY_ANSWER: Readonly<Record<string, string>> = {
  "content-security-policy": policyOf({ "default-src": ["'none'"], ...NOWHERE }),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // Never no-referrer: browsers would send `Origin: null` with forms, which the origin check refuses.
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": UNUSED_FEATURES.split(" ")
    .map((feature) => `${feature}=()`)
    .join(", "),
  "cross-origin-resource-policy": "same-origin",
}

/** What a page may load. A page that a visitor asked to be translated may also load the translator's own parts. */
export function headersOfPage(
  { adminHost, mapUrl, translateUrl }: PageSettings,
  { isTranslated }: GuardedPage,
): Record<string, string> {
  const translator = isTranslated ? translatorSources(translateUrl) : NO_SOURCES
  const policy = policyOf({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...translator.script],
    "style-src": ["'self'", ...translator.style],
    "img-src": ["'self'", ...(adminHost ? [adminHost] : []), ...translator.img],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...translator.connect],
    ...(mapUrl && { "frame-src": [new URL(mapUrl).origin, ...translator.frame] }),
    ...NOWHERE,
    "form-action": ["'self'"],
  })
  return {
    ...HEADERS_OF_EVERY_ANSWER,
    "content-security-policy": policy,
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

/** The hosts that the widget of Google brings its parts from, as docs/decisions/0019 tells; of another, its own. */
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
