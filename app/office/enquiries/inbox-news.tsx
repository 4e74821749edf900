import { OFFICE_HOME, SIGN_IN } from "#app/office/paths.ts"
import { Icon } from "#app/ui/icon.tsx"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { countText } from "./count-text.ts"
import type { News } from "./inbox.ts"
import styles from "./inbox-news.module.css"

/** The number of enquiries that arrived while the list was not visible. Empty without scripts. */
export function InboxNews({ news }: { news: News | null }) {
  return (
    <div className={styles.news} role="status">
      {news && <Told news={news} />}
    </div>
  )
}

function Told({ news }: { news: News }) {
  const { officeEnquiries, officeInbox: texts } = useMessages()
  if (news.about === "signedOut") {
    return (
      <Message tone="warn">
        <p>
          {texts.signedOut} <a href={SIGN_IN}>{texts.signIn}</a>
        </p>
      </Message>
    )
  }
  const words = texts.came(countText(news.count, officeEnquiries), news.count)
  if (news.about === "shown") return <span className="vh">{words}</span>
  return (
    <a href={OFFICE_HOME}>
      <Icon name="mail" />
      {words}
    </a>
  )
}
