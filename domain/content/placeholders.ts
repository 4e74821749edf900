import type { CompanyContact } from "./content.ts"

/** A placeholder number, not assigned. */
const PHONE = "+94 66 000 0000"
const MESSAGING_NUMBER = "94660000000"

/**
 * The fields of the contact data that are still placeholders: `phone`, `email`, `messagingNumber`, `social`. Domains under
 * `.example` are reserved (RFC 2606); `example.lk` is treated alike.
 */
export function placeholderContactFields({
  phone,
  email,
  messagingNumber,
  social,
}: CompanyContact): string[] {
  return [
    ...(phone === PHONE ? ["phone"] : []),
    ...(email.endsWith("@example.lk") ? ["email"] : []),
    ...(messagingNumber === MESSAGING_NUMBER ? ["messagingNumber"] : []),
    ...(social.some(({ href }) => isPlaceholderUrl(href)) ? ["social"] : []),
  ]
}

/** Whether a URL has a reserved host. */
export function isPlaceholderUrl(href: string): boolean {
  return URL.parse(href)?.hostname.endsWith(".example") ?? false
}
