import { ENQUIRIES_LIVE, OFFICE_HOME, SIGN_IN } from "#app/office/paths.ts"
import { Icon } from "#app/ui/icon.tsx"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { DeskMark } from "#domain/enquiry/enquiry-desk.ts"
import { countText } from "./count-text.ts"
import styles from "./live-news.module.css"
import liveScript from "./live-script.ts?worker&url"
import { positionText } from "./question-in-address.ts"

type LiveNewsProps = {
  mark: DeskMark
  /** How many came in since the place that the page's own script names; 0 where it does not. */
  came: number
}

/**
 * What came in while one looks elsewhere: a link to it. The page's script fills it, in the server's words; without scripts it stays
 * empty.
 */
export function LiveNews({ mark, came }: LiveNewsProps) {
  const { officeEnquiries: enquiries, officeInbox: inbox } = useMessages()
  return (
    <>
      <div
        className={styles.news}
        role="status"
        data-live={ENQUIRIES_LIVE}
        data-version={mark.version}
        data-newest={mark.newest ? positionText(mark.newest) : ""}
      >
        {came > 0 && (
          <a href={OFFICE_HOME} data-came={countText(came, enquiries)}>
            <Icon name="mail" />
            {inbox.came(countText(came, enquiries), came)}
          </a>
        )}
      </div>
      <template data-signed-out>
        <Message tone="warn">
          <p>
            {inbox.signedOut} <a href={SIGN_IN}>{inbox.signIn}</a>
          </p>
        </Message>
      </template>
      <script type="module" async src={liveScript} />
    </>
  )
}
