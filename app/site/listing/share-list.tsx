import { Island } from "#app/islands/island.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { messagingHref } from "#app/ui/contact-hrefs.ts"
import { CopyButton } from "#app/ui/copy-button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { hrefWithout } from "./kept-params.tsx"
import styles from "./listing.module.css"

/** Copies or sends the address of a list with its dates and filters. */
export function ShareList({ isShown }: { isShown: boolean }) {
  const { share: messages } = useMessages().choosing
  const page = usePage()
  if (!isShown) return null
  const url = page.siteUrl + hrefWithout(page, [])
  return (
    <div className={`${styles.share} screen-only`}>
      <ButtonLink small look="line" href={messagingHref("", messages.list(url))}>
        <Icon name="chat" />
        {messages.send}
      </ButtonLink>
      <Island name="copyButton" component={CopyButton} props={{ text: url, words: messages.copy }} />
    </div>
  )
}
