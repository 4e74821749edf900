/** Large providers, whose names are long enough that a name one edit away is a typing error. */
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

/** Domains in use that are one edit away from a provider. */
const IN_USE = ["mail.com", "email.com", "ymail.com", "cloud.com"]

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
  if (IN_USE.includes(domain)) return domain
  const ended = domain.replace(MISTYPED_COM, "$1.com")
  return PROVIDERS.find((provider) => isWithinOneEdit(ended, provider)) ?? ended
}

/** Whether one text becomes the other by at most one insertion, deletion, substitution or transposition. */
function isWithinOneEdit(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const a = one.slice(start)
  const b = other.slice(start)
  const afterA = a.slice(1)
  const afterB = b.slice(1)
  const isSwap = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return afterA === afterB || a === afterB || afterA === b || isSwap
}
