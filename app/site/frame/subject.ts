import { useLeftByLoader } from "#app/context.ts"
import { pageFactsContext } from "#app/site/page-head.tsx"
import { useSite } from "#app/site/site-data.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { messagingHref } from "#app/ui/talk.ts"
import { sharedAddress } from "./addresses.ts"
import { useFrameFacts } from "./frame-facts.ts"
import { usePagePath } from "./page-path.ts"

/** A conversation in the messaging app that begins with what the visitor is looking at. */
export function useMessagingHref(): string {
  const { siteUrl } = useFrameFacts()
  const { siteName, talk } = useMessages().common
  const { messagingNumber } = useSite()
  const path = usePagePath()
  const subject = useLeftByLoader(pageFactsContext)?.name ?? siteName
  return messagingHref(messagingNumber, talk.lookingAt(subject, sharedAddress(siteUrl, path)))
}
