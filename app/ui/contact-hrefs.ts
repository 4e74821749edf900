/** `tel:` without what people write between the digits. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`
}

/**
 * Opens a conversation in the messaging app with words already typed. The number is international, digits only; without one (''), the
 * app asks for whom they are.
 */
export function messagingHref(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
