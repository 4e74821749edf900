/** A `tel:` link: digits and `+` only. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`
}

/**
 * A link that opens a conversation in the messaging app with a prefilled text.
 * @param number with the country code, digits only; empty: the app asks for the recipient
 */
export function messagingHref(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
