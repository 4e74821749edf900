import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { InboxEntry } from "#domain/enquiry/enquiry-repository.ts"
import styles from "./status.module.css"

/** `notSent`: the words for an enquiry that has not reached the company. */
type StatusProps = Pick<InboxEntry, "state" | "mailNotSent"> & { notSent: string }

/** How far the company is: a word, a shape and a colour. What was not sent comes first while nobody has seen to it. */
export function Status({ state, mailNotSent, notSent }: StatusProps) {
  const { states } = useMessages().officeEnquiries
  const isFailed = mailNotSent && state === "new"
  return (
    <span className={classNames(styles.status, isFailed ? styles.failed : styles[state])}>
      {isFailed ? notSent : states[state]}
    </span>
  )
}
