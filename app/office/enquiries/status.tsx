import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { InboxEntry } from "#domain/enquiry/enquiry-repository.ts"
import styles from "./status.module.css"

/** `notSent`: the words for an enquiry that has not reached the company. */
type StatusProps = Pick<InboxEntry, "state" | "mailNotSent"> & { notSent: string }

/** The state by word, shape and colour. 'Not sent' comes first while the enquiry is new. */
export function Status({ state, mailNotSent, notSent }: StatusProps) {
  const { states } = useMessages().officeEnquiries
  const isFailed = mailNotSent && state === "new"
  return (
    <span className={classNames(styles.status, isFailed ? styles.failed : styles[state])}>
      {isFailed ? notSent : states[state]}
    </span>
  )
}
