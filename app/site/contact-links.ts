import type { ContactLinks } from "#app/forms/form-outcome.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { messagingHref, telephoneHref } from "#app/ui/contact-hrefs.ts"

/** The company's phone and messaging links. `text` prefills the message. */
export function useContactLinks(text: string): ContactLinks {
  const { phone, messagingNumber } = usePage().site
  return { phone, phoneHref: telephoneHref(phone), messagingHref: messagingHref(messagingNumber, text) }
}
