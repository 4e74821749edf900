import { Island } from "#app/islands/island.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { messagingHref } from "#app/ui/contact-hrefs.ts"
import { CopyButton } from "#app/ui/copy-button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"

/**
 * The links and buttons that send a URL of the site in a message, copy it, or pass it to another app. `text` is the message with
 * the URL. The link names no recipient: the visitor chooses one in the messaging app.
 */
export function ShareLink({ url, text }: { url: string; text: string }) {
  const { share: messages } = useMessages().choosing
  return (
    <>
      <ButtonLink small variant="outline" href={messagingHref("", text)}>
        <Icon name="chat" />
        {messages.send}
      </ButtonLink>
      <Island name="copyButton" component={CopyButton} props={{ text: url, messages: messages.copy }} />
    </>
  )
}
