import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { SentReply } from "#domain/enquiry/reply-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { ANSWER_FORM } from "./answer-state.ts"
import { DeliveryDetails } from "./deliveries.tsx"
import styles from "./enquiry.module.css"

type EmailsProps = { replies: readonly SentReply[]; isAnonymised: boolean }

/** The emails to the visitor with their deliveries, latest first. Not printed: the history lists them. */
export function ReplyEmails({ replies, isAnonymised }: EmailsProps) {
  const { replies: messages } = useMessages().office
  if (replies.length === 0) return null
  return (
    <section aria-labelledby="emails" className="screen-only">
      <h2 id="emails">{messages.emails}</h2>
      {replies.map((reply) => (
        <ReplyEmail key={reply.id} {...reply} isAnonymised={isAnonymised} />
      ))}
    </section>
  )
}

function ReplyEmail({
  id,
  subject,
  writtenAt,
  isAnonymised,
  ...delivery
}: SentReply & Pick<EmailsProps, "isAnonymised">) {
  const {
    officeEnquiries: enquiries,
    office: { replies: messages },
  } = useMessages()
  const { state, isBeingAttempted } = delivery
  return (
    <div className={styles.reply}>
      <h3>{messages.email(subject, formatWallTime(wallTimeAt(writtenAt)))}</h3>
      <DeliveryDetails {...delivery} givenUp={isAnonymised ? null : messages.givenUp} />
      {state !== "delivered" && !isBeingAttempted && !isAnonymised && (
        <Button type="submit" form={ANSWER_FORM} name="act" value={`resend-email ${id}`} look="line" small>
          {enquiries.change.resend}
        </Button>
      )}
    </div>
  )
}
