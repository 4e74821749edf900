import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { SentReply } from "#domain/enquiry/reply.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./enquiry.module.css"
import { Attempt, Standing } from "./what-happened.tsx"

type LettersProps = { replies: readonly SentReply[]; isAnonymised: boolean }

/** What became of each letter to the visitor, the latest first, as of the enquiry's own mail. */
export function ReplyLetters({ replies, isAnonymised }: LettersProps) {
  const { replies: texts } = useMessages().office
  if (replies.length === 0) return null
  return (
    <section aria-labelledby="letters">
      <h2 id="letters">{texts.letters}</h2>
      {replies.map((reply) => (
        <Letter key={reply.id} {...reply} isAnonymised={isAnonymised} />
      ))}
    </section>
  )
}

function Letter({
  id,
  subject,
  writtenAt,
  attempts,
  isAnonymised,
  ...standing
}: SentReply & Pick<LettersProps, "isAnonymised">) {
  const {
    officeEnquiries: enquiries,
    office: { replies: texts },
  } = useMessages()
  const { state, isBeingTried } = standing
  return (
    <div className={styles.letter}>
      <h3>{texts.letter(subject, formatWallTime(wallTimeAt(writtenAt)))}</h3>
      {state === "waiting" && (
        <p>
          <Standing {...standing} attempts={attempts.length} />
        </p>
      )}
      {state === "abandoned" && !isAnonymised && <p>{texts.givenUp}</p>}
      {state !== "delivered" && !isBeingTried && !isAnonymised && (
        <form method="post">
          <input type="hidden" name="act" value="resend-letter" />
          <input type="hidden" name="letter" value={id} />
          <Button type="submit" look="line" small>
            {enquiries.change.resend}
          </Button>
        </form>
      )}
      <ol className={styles.log}>
        {attempts.map((attempt) => (
          <Attempt key={attempt.endedAt.getTime() + attempt.channel} {...attempt} />
        ))}
      </ol>
    </div>
  )
}
