import { telephoneHref } from "#app/ui/contact-hrefs.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { firstNumber } from "#domain/enquiry/email/detail-rows.ts"
import styles from "./today.module.css"

/** The customer's number as a link that dials it, or as text if it cannot be dialled. */
export function NumberLink({ number, name }: { number: string | null; name: string }) {
  const { today } = useMessages().office
  if (!number) return null
  const dialledNumber = firstNumber(number)
  if (!dialledNumber) return <p className={styles.number}>{number}</p>
  return (
    <a className={styles.number} href={telephoneHref(dialledNumber)} aria-label={today.call(number, name)}>
      <Icon name="phone" />
      {number}
    </a>
  )
}
