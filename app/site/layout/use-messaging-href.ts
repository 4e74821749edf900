import { useMatches } from "react-router"
import { usePage } from "#app/islands/page-context.tsx"
import { isPrivateUrl } from "#app/paths.ts"
import type { PageHead } from "#app/site/page-head.ts"
import { messagingHref } from "#app/ui/contact-hrefs.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { sharedUrl, usePagePath } from "./page-url.ts"

/** A messaging link whose text names the current page and its URL; of a private page, the URL of the site. */
export function useMessagingHref(): string {
  const { siteUrl, site } = usePage()
  const { siteName, contact } = useMessages().common
  const path = usePagePath()
  const subject = usePageHead()?.name ?? siteName
  const url = isPrivateUrl(new URL(path.pathname + path.search, siteUrl)) ? siteUrl : sharedUrl(siteUrl, path)
  return messagingHref(site.messagingNumber, contact.lookingAt(subject, url))
}

/** The `head` of the current page; undefined if its loader failed. */
function usePageHead(): PageHead | undefined {
  // Every page for visitors returns it as `head`; the router types loader data of other routes as unknown.
  const data = useMatches().at(-1)?.loaderData as { head?: PageHead } | null | undefined
  return data?.head
}
