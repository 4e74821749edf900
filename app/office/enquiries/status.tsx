import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { DeskEntry } from "#domain/enquiry/enquiry-desk.ts"
import styles from "./status.module.css"

/** How far the company is: a word, a shape and a colour. Mail that was not sent comes first while nobody has seen to it. */
export function Status({ state, mailNotSent }: Pick<DeskEntry, "state" | "mailNotSent">) {
  const { states, mailNotSent: notSent } = useMessages().officeEnquiries
  const isFailed = mailNotSent && state === "new"
  return (
    <span className={classNames(styles.status, isFailed ? styles.failed : styles[state])}>
      {isFailed ? notSent : states[state]}
    </span>
  )
}
