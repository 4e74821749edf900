import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { InboxEntry } from "#domain/enquiry/enquiry-repository.ts"
import styles from "./status.module.css"

/** `notSentLabel`: the label of an enquiry that was not delivered. */
type StatusProps = Pick<InboxEntry, "state" | "primaryDeliveryFailed"> & { notSentLabel: string }

/** A failure that is shown beside the state. */
export function FailureMark({ children }: { children: string }) {
  return <span className={classNames(styles.status, styles.failed)}>{children}</span>
}

/** The state, by text, shape and colour. For a new enquiry that was not delivered, `notSentLabel` is shown instead. */
export function Status({ state, primaryDeliveryFailed, notSentLabel }: StatusProps) {
  const { states } = useMessages().officeEnquiries
  const isFailed = primaryDeliveryFailed && state === "new"
  return (
    <span className={classNames(styles.status, isFailed ? styles.failed : styles[state])}>
      {isFailed ? notSentLabel : states[state]}
    </span>
  )
}
