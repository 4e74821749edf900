import { isWithinEdits } from "#lib/edit-distance.ts"

/** Large email providers. Their names are so long that a domain one edit away is most likely a typing error. */
const PROVIDERS = [
  "gmail.com",
  "yahoo.com",
  "yahoo.co.uk",
  "hotmail.com",
  "hotmail.co.uk",
  "outlook.com",
  "icloud.com",
  "rediffmail.com",
  "yandex.ru",
  "t-online.de",
  "sltnet.lk",
]

/** Real domains that are one edit away from a provider, and so are not typing errors. */
const REAL_DOMAINS = ["mail.com", "email.com", "ymail.com", "cloud.com"]

/** Endings that are not a top-level domain. */
const MISTYPED_COM = /(.)\.(?:con|cmo|ocm|vom|xom|cim|comm|coom)$/

/**
 * The probable address if the domain looks mistyped: 'ann@gmail.com' for 'ann@gmial.com'. Use it only for a hint, because the
 * typed address may be right.
 * @returns null for an address without a likely error, and for a text that is not an address
 */
export function likelyEmail(text: string): string | null {
  const [, name, domain] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(text) ?? []
  if (!name || !domain) return null
  const likely = likelyDomain(domain.toLowerCase())
  return likely === domain.toLowerCase() ? null : `${name}@${likely}`
}

function likelyDomain(domain: string): string {
  if (REAL_DOMAINS.includes(domain)) return domain
  const corrected = domain.replace(MISTYPED_COM, "$1.com")
  return PROVIDERS.find((provider) => isWithinEdits(1, corrected, provider)) ?? corrected
}
