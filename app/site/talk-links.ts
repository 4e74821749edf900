import type { TalkLinks } from "#app/forms/form-outcome.tsx"
import { messagingHref, telephoneHref } from "#app/ui/talk.ts"
import { useSite } from "./site-data.ts"

/** The company's telephone and messaging links; `words` stand in the message before the visitor types. */
export function useTalkLinks(words: string): TalkLinks {
  const { phone, messagingNumber } = useSite()
  return { phone, phoneHref: telephoneHref(phone), messagingHref: messagingHref(messagingNumber, words) }
}
