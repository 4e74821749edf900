import { useMatches } from "react-router"
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
  const subject =
    useMatches()
      .map(({ loaderData }) => nameIn(loaderData))
      .findLast(Boolean) ?? siteName
  return messagingHref(messagingNumber, talk.lookingAt(subject, sharedAddress(siteUrl, path)))
}

/** Screens tell their name as `page.name` (page-meta.ts); other loaders' answers are none of our business. */
function nameIn(loaderData: unknown): string | null {
  const page = member(loaderData, "page")
  const name = member(page, "name")
  return typeof name === "string" ? name : null
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
}
