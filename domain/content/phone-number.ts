/** The country code of Sri Lanka. */
const SRI_LANKA_CODE = "94"

/** Two digits of the area or the operator, and seven of the subscriber. */
const NATIONAL_DIGITS = 9

/** The number of digits with the country code. The maximum is that of ITU-T E.164. A shorter number is assumed to be incomplete. */
const DIGIT_LIMITS = { min: 8, max: 15 }

/**
 * Formats a typed phone number internationally: `066 223 4567`, `(066) 2234567`, `0094 66 223 4567` and `94662234567` become
 * `+94 66 223 4567`. A number of another country keeps its groups if it begins with +. If it begins with 00, it has none.
 * @returns null for a number that cannot be dialled from abroad
 */
export function formatPhoneNumber(text: string): string | null {
  const digits = internationalDigits(text)
  if (!digits) return null
  const isSriLankan =
    digits.startsWith(SRI_LANKA_CODE) && digits.length === SRI_LANKA_CODE.length + NATIONAL_DIGITS
  if (!isSriLankan) return `+${groupsIn(text) ?? digits}`
  const national = digits.slice(SRI_LANKA_CODE.length)
  return `+${SRI_LANKA_CODE} ${national.slice(0, 2)} ${national.slice(2, 5)} ${national.slice(5)}`
}

/**
 * Converts a typed phone number to international digits, for the messaging app: `94662234567`.
 * @returns null for a number that cannot be dialled from abroad
 */
export function toMessagingNumber(text: string): string | null {
  return internationalDigits(text)
}

function internationalDigits(input: string): string | null {
  const text = input.trim()
  if (!/^\+?[\d\s()./-]+$/.test(text)) return null
  const digits = text.replace("(0)", "").replaceAll(/\D/g, "")
  const international = withCountryCode(digits, text.startsWith("+"))
  if (!international) return null
  const { length } = international
  return length >= DIGIT_LIMITS.min && length <= DIGIT_LIMITS.max ? international : null
}

function withCountryCode(digits: string, hasPlus: boolean): string | null {
  if (hasPlus) return digits.startsWith("0") ? null : digits
  if (digits.startsWith("00")) return digits.slice(2)
  if (digits.startsWith("0"))
    return digits.length === NATIONAL_DIGITS + 1 ? SRI_LANKA_CODE + digits.slice(1) : null
  return digits.startsWith(SRI_LANKA_CODE) && digits.length === SRI_LANKA_CODE.length + NATIONAL_DIGITS
    ? digits
    : null
}

/** The groups of a number that begins with +, separated by single spaces: `44 20 7946 0000`. */
function groupsIn(input: string): string | null {
  const text = input.trim()
  return text.startsWith("+") ? text.replace("(0)", " ").replaceAll(/\D+/g, " ").trim() : null
}
