/** The country code of Sri Lanka. */
const SRI_LANKA = "94"

/** Two digits of the area or the operator, and seven of the subscriber. */
const NATIONAL_DIGITS = 9

/** Minimum and maximum number of digits with country code. Source: ITU-T E.164. */
const DIGITS = { least: 8, most: 15 }

/**
 * Formats a typed phone number internationally: `066 223 4567`, `(066) 2234567`, `0094 66 223 4567` and `94662234567` become
 * `+94 66 223 4567`. A number of another country begins with + or 00, and its grouping is unchanged.
 * @returns null for a number that cannot be dialled from abroad
 */
export function formatPhoneNumber(text: string): string | null {
  const digits = internationalDigits(text)
  if (!digits) return null
  const isHome = digits.startsWith(SRI_LANKA) && digits.length === SRI_LANKA.length + NATIONAL_DIGITS
  if (!isHome) return `+${groupsIn(text) ?? digits}`
  const national = digits.slice(SRI_LANKA.length)
  return `+${SRI_LANKA} ${national.slice(0, 2)} ${national.slice(2, 5)} ${national.slice(5)}`
}

/** The number as international digits, for the messaging app: `94662234567`. @returns null as `formatPhoneNumber` does */
export function toMessagingNumber(text: string): string | null {
  return internationalDigits(text)
}

function internationalDigits(input: string): string | null {
  const text = input.trim()
  if (!/^\+?[\d\s()./-]+$/.test(text)) return null
  const digits = text.replace("(0)", "").replaceAll(/\D/g, "")
  const international = withCountry(digits, text.startsWith("+"))
  if (!international) return null
  const { length } = international
  return length >= DIGITS.least && length <= DIGITS.most ? international : null
}

function withCountry(digits: string, hasPlus: boolean): string | null {
  if (hasPlus) return digits.startsWith("0") ? null : digits
  if (digits.startsWith("00")) return digits.slice(2)
  if (digits.startsWith("0"))
    return digits.length === NATIONAL_DIGITS + 1 ? SRI_LANKA + digits.slice(1) : null
  return digits.startsWith(SRI_LANKA) && digits.length === SRI_LANKA.length + NATIONAL_DIGITS ? digits : null
}

/** The groups of a number that begins with +, separated by single spaces: `44 20 7946 0000`. */
function groupsIn(input: string): string | null {
  const text = input.trim()
  return text.startsWith("+") ? text.replace("(0)", " ").replaceAll(/\D+/g, " ").trim() : null
}
