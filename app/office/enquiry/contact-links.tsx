import { ButtonLink } from "#app/ui/button.tsx"
import { messagingHref, telephoneHref } from "#app/ui/contact-hrefs.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { firstNumber, internationalNumber } from "#domain/enquiry/email/facts.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import type { ReplyText } from "#domain/enquiry/reply.ts"
import styles from "./enquiry.module.css"

/** Links that open the telephone, a messaging app or the mail program, with the text of the selected template. */
export function ContactLinks({ enquiry, words }: { enquiry: Enquiry; words: ReplyText }) {
  const {
    officeEnquiries: enquiries,
    office: { replies },
  } = useMessages()
  const { one } = enquiries
  const { contactNumber, email } = summaryOf(enquiry.content)
  const [phoneNumber, messagingNumber] = [
    firstNumber(contactNumber ?? ""),
    internationalNumber(contactNumber ?? ""),
  ]
  const text = encodeURIComponent(words.text)
  const mailHref = `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(words.text.replaceAll("\n", "\r\n"))}`
  return (
    <div className={styles.links}>
      {phoneNumber && (
        <ButtonLink small href={telephoneHref(phoneNumber)}>
          <Icon name="phone" />
          {one.call}
        </ButtonLink>
      )}
      {messagingNumber && isInternational(messagingNumber) && (
        <ButtonLink small look="line" href={messagingHref(messagingNumber, words.text)} rel="noreferrer">
          <Icon name="chat" />
          {one.messaging}
        </ButtonLink>
      )}
      {phoneNumber && (
        <ButtonLink small look="line" href={`sms:${phoneNumber}?body=${text}`}>
          <Icon name="edit" />
          {replies.sms}
        </ButtonLink>
      )}
      {email !== "" && (
        <ButtonLink small look="line" href={mailHref}>
          <Icon name="mail" />
          {one.email}
        </ButtonLink>
      )}
    </div>
  )
}

/** Whether a number is a complete international number: 8 to 15 digits with the country code. Source: ITU-T E.164. */
function isInternational(number: string): boolean {
  return /^[1-9]\d{7,14}$/.test(number)
}
