/**
 * Seconds that a `Retry-After` header asks for, in either of its forms: seconds, or a date.
 * @returns undefined if there is none or it cannot be parsed. Source: RFC 9110, section 10.2.3.
 */
export function retryAfterSeconds(header: string | null, now: Date): number | undefined {
  const text = header?.trim() ?? ""
  if (/^\d{1,9}$/.test(text)) return Number(text)
  // Only a text that begins like a weekday, because `Date.parse` takes bare numbers and signs for years.
  const timeMs = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(timeMs) ? undefined : Math.max(0, Math.ceil((timeMs - now.getTime()) / 1000))
}
