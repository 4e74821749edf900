import { usePage } from "#app/islands/page-context.tsx"
import { ShareLink } from "#app/site/share-link.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { hrefWithout } from "./hidden-params.tsx"
import styles from "./listing.module.css"

/** The button and the link that copy or send the URL of a list with its dates and filters. */
export function ShareList({ isShown }: { isShown: boolean }) {
  const { share: messages } = useMessages().choosing
  const page = usePage()
  if (!isShown) return null
  const url = page.siteUrl + hrefWithout(page, [])
  return (
    <div className={`${styles.share} screen-only`}>
      <ShareLink url={url} text={messages.list(url)} />
    </div>
  )
}
