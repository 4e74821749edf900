import { ButtonLink } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { messagingHref, telephoneHref } from "#app/ui/talk.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import { firstNumber, internationalNumber } from "#domain/enquiry/letter/facts.ts"
import { formatTotal } from "#domain/money.ts"
import styles from "./enquiry.module.css"

/** One press to the dialler, the messaging app or the mail program, with the first words ready. */
export function AnswerLinks({ enquiry, company }: { enquiry: Enquiry; company: string }) {
  const { one } = useMessages().office.enquiries
  const { contactNumber, email } = summaryOf(enquiry.content)
  const [dialled, messaged] = [firstNumber(contactNumber ?? ""), internationalNumber(contactNumber ?? "")]
  const words = useFirstWords(enquiry, company)
  const subject = one.subject(enquiry.reference, company)
  const mail = `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words)}`
  return (
    <div className={styles.acts}>
      {dialled && (
        <ButtonLink small href={telephoneHref(dialled)}>
          <Icon name="phone" />
          {one.call}
        </ButtonLink>
      )}
      {messaged && (
        <ButtonLink small look="line" href={messagingHref(messaged, words)} rel="noreferrer">
          <Icon name="chat" />
          {one.messaging}
        </ButtonLink>
      )}
      <ButtonLink small look="line" href={mail}>
        <Icon name="mail" />
        {one.email}
      </ButtonLink>
    </div>
  )
}

function useFirstWords({ reference, content }: Enquiry, company: string): string {
  const { one } = useMessages().office.enquiries
  const { name, vehicle, total } = summaryOf(content)
  const price = total !== null && vehicle ? [one.price(vehicle, formatTotal(total))] : []
  return [one.greeting(name), [one.thanks(reference, company), ...price].join(" ")].join("\n\n")
}
