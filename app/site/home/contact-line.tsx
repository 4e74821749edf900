import type { ContactLinks } from "#app/forms/form-outcome.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./enquiry-panel.module.css"

/** Phone and messaging links below the form. */
export function ContactLine({ phone, phoneHref, messagingHref }: ContactLinks) {
  const { preferToTalk, message } = useMessages().home.enquiry
  return (
    <p className={styles.contactLine}>
      <span>{preferToTalk}</span>
      <a className="num" href={phoneHref}>
        {phone}
      </a>
      <a href={messagingHref}>{message}</a>
    </p>
  )
}
