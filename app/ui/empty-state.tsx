import type { ReactNode } from "react"
import styles from "./empty-state.module.css"

type EmptyStateProps = {
  heading: string
  headingLevel?: "h2" | "h3"
  actions: ReactNode
  children?: ReactNode
}

/** Replaces a list without entries: a heading, and links to go on. */
export function EmptyState({ heading, headingLevel: Heading = "h2", actions, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Heading>{heading}</Heading>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
