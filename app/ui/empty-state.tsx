import type { ReactNode } from "react"
import styles from "./empty-state.module.css"

type EmptyStateProps = { heading: string; headingLevel?: "h2" | "h3"; ways: ReactNode; children?: ReactNode }

/** Nothing to list: says so, and shows the ways out. */
export function EmptyState({ heading, headingLevel: Heading = "h2", ways, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Heading>{heading}</Heading>
      {children}
      <div className={styles.ways}>{ways}</div>
    </div>
  )
}
