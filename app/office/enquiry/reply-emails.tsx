import { DoneNotice } from "#app/office/done-notice.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { SentReply } from "#domain/enquiry/reply-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { ActionButton } from "./action-button.tsx"
import { DeliveryDetails } from "./deliveries.tsx"
import styles from "./enquiry.module.css"
import { DONE_NOTICE, EMAILS_SECTION } from "./enquiry-form.ts"
import { completedAction, type PageReport } from "./page-report.tsx"

type EmailsProps = { replies: readonly SentReply[]; isAnonymised: boolean; report: PageReport }

/** The emails to the visitor with their deliveries, latest first. Not printed: the history lists them. */
export function ReplyEmails({ replies, isAnonymised, report }: EmailsProps) {
  const { replies: messages } = useMessages().office
  if (replies.length === 0) return null
  return (
    <section aria-labelledby={EMAILS_SECTION} className="screen-only">
      <h2 id={EMAILS_SECTION} tabIndex={-1}>
        {messages.emails}
      </h2>
      {completedAction({ section: "emails", report }) && (
        <div id={DONE_NOTICE}>
          <DoneNotice done={messages.done["resend-email"]} />
        </div>
      )}
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
      <DeliveryDetails {...delivery} abandonedText={isAnonymised ? null : messages.abandoned} />
      {state !== "delivered" && !isBeingAttempted && !isAnonymised && (
        <ActionButton act={`resend-email ${id}`} target={EMAILS_SECTION}>
          {enquiries.change.resend}
        </ActionButton>
      )}
    </div>
  )
}
