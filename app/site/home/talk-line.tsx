import type { TalkLinks } from "#app/forms/form-outcome.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./enquiry-panel.module.css"

/** For those who would rather talk than fill in a form. */
export function TalkLine({ phone, phoneHref, messagingHref }: TalkLinks) {
  const { rather, message } = useMessages().home.enquiry
  return (
    <p className={styles.talk}>
      <span>{rather}</span>
      <a className="num" href={phoneHref}>
        {phone}
      </a>
      <a href={messagingHref}>{message}</a>
    </p>
  )
}
