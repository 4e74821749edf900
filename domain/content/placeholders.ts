import type { ContactFacts } from "./content.ts"

/** A number that nobody has, of Dambulla. */
const PHONE = "+94 66 000 0000"
const MESSAGING_NUMBER = "94660000000"

/**
 * Which contact facts are still those that the program comes with, and lead to nobody: `phone`, `email`, `messagingNumber`, `social`.
 * Names under `.example` belong to nobody (RFC 2606), nor does `example.lk` here.
 */
export function placeholders({ phone, email, messagingNumber, social }: ContactFacts): string[] {
  return [
    ...(phone === PHONE ? ["phone"] : []),
    ...(email.endsWith("@example.lk") ? ["email"] : []),
    ...(messagingNumber === MESSAGING_NUMBER ? ["messagingNumber"] : []),
    ...(social.some(({ href }) => isPlaceholder(href)) ? ["social"] : []),
  ]
}

/** Whether an address is one of a host that cannot exist. */
export function isPlaceholder(href: string): boolean {
  return URL.parse(href)?.hostname.endsWith(".example") ?? false
}
