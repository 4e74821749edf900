import { useMatches } from "react-router"
import { usePage } from "#app/islands/page-context.tsx"
import type { PageHead } from "#app/site/page-head.ts"
import { messagingHref } from "#app/ui/contact-hrefs.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { sharedUrl } from "./addresses.ts"
import { usePagePath } from "./page-url.ts"

/** A conversation in the messaging app that begins with what the visitor is looking at. */
export function useMessagingHref(): string {
  const { siteUrl, site } = usePage()
  const { siteName, talk } = useMessages().common
  const path = usePagePath()
  const subject = usePageHead()?.name ?? siteName
  return messagingHref(site.messagingNumber, talk.lookingAt(subject, sharedUrl(siteUrl, path)))
}

/** What the page inside the frame says of itself; undefined where it failed. */
function usePageHead(): PageHead | undefined {
  // Every page for visitors returns it as `head`; the router types loader data of other routes as unknown.
  const data = useMatches().at(-1)?.loaderData as { head?: PageHead } | null | undefined
  return data?.head
}
