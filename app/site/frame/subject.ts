import { useMatches } from "react-router"
import { useSite } from "#app/site/site-data.ts"
import { messagingHref } from "#app/site/talk.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { sharedAddress } from "./addresses.ts"
import { usePagePath } from "./page-path.ts"

/** A conversation in the messaging app that begins with what the visitor is looking at. */
export function useMessagingHref(siteUrl: string): string {
  const { siteTitle, siteName, talk } = useMessages().common
  const { messagingNumber } = useSite()
  const path = usePagePath()
  const title = useMatches()
    .map(({ loaderData }) => titleIn(loaderData))
    .findLast(Boolean)
  const subject = title?.replace(siteTitle(""), "") ?? siteName
  return messagingHref(messagingNumber, talk.lookingAt(subject, sharedAddress(siteUrl, path)))
}

/** Screens tell their title as `page.title` (page-meta.ts); other loaders' answers are none of our business. */
function titleIn(loaderData: unknown): string | null {
  const page = member(loaderData, "page")
  const title = member(page, "title")
  return typeof title === "string" ? title : null
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
}
