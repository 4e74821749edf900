import { ButtonLink } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { messagingHref, telephoneHref } from "#app/ui/talk.ts"
import { firstNumber, internationalNumber } from "#domain/enquiry/email/facts.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import type { ReplyText } from "#domain/enquiry/reply.ts"
import styles from "./enquiry.module.css"

/** One press to the dialler, the messaging apps or the mail program, with the text of the chosen template ready. */
export function AnswerLinks({ enquiry, words }: { enquiry: Enquiry; words: ReplyText }) {
  const {
    officeEnquiries: enquiries,
    office: { replies },
  } = useMessages()
  const { one } = enquiries
  const { contactNumber, email } = summaryOf(enquiry.content)
  const [dialled, messaged] = [firstNumber(contactNumber ?? ""), internationalNumber(contactNumber ?? "")]
  const text = encodeURIComponent(words.text)
  const mail = `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(words.text.replaceAll("\n", "\r\n"))}`
  return (
    <div className={styles.acts}>
      {dialled && (
        <ButtonLink small href={telephoneHref(dialled)}>
          <Icon name="phone" />
          {one.call}
        </ButtonLink>
      )}
      {messaged && isWhole(messaged) && (
        <ButtonLink small look="line" href={messagingHref(messaged, words.text)} rel="noreferrer">
          <Icon name="chat" />
          {one.messaging}
        </ButtonLink>
      )}
      {dialled && (
        <ButtonLink small look="line" href={`sms:${dialled}?body=${text}`}>
          <Icon name="edit" />
          {replies.sms}
        </ButtonLink>
      )}
      <ButtonLink small look="line" href={mail}>
        <Icon name="mail" />
        {one.email}
      </ButtonLink>
    </div>
  )
}

/** A number that the messaging app can know: with the country's code it has 8 digits or more, and never over 15. Source: ITU-T E.164. */
function isWhole(number: string): boolean {
  return /^[1-9]\d{7,14}$/.test(number)
}
