import type { ReactNode } from "react"
import styles from "./fold.module.css"

type FoldProps = { summary: ReactNode; className?: string | undefined; open?: boolean; children: ReactNode }

/** What is folded away until its summary is pressed. */
export function Fold({ summary, children, ...details }: FoldProps) {
  return (
    <details {...details}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}
