import { INBOX, SIGN_IN } from "#app/office/paths.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { countText } from "./count-text.ts"
import type { InboxChange } from "./inbox.ts"
import styles from "./inbox-notice.module.css"

/** Reports a change of the inbox while its page is open. Empty without scripts. */
export function InboxNotice({ change }: { change: InboxChange | null }) {
  return (
    <div className={styles.notice} role="status">
      {change && <NoticeContent change={change} />}
    </div>
  )
}

function NoticeContent({ change }: { change: InboxChange }) {
  const { officeEnquiries, officeInbox: messages } = useMessages()
  if (change.type === "signedOut") {
    return (
      <Notice tone="warning">
        <p>
          {messages.signedOut} <a href={SIGN_IN}>{messages.signIn}</a>
        </p>
      </Notice>
    )
  }
  const text = messages.arrived(countText(change.count, officeEnquiries), change.count)
  // The new rows are already in the list, so only screen readers need the text.
  if (change.type === "inserted") return <span className="visually-hidden">{text}</span>
  return (
    <a href={INBOX}>
      <Icon name="mail" />
      {text}
    </a>
  )
}
