import type { ReactNode } from "react"
import styles from "./disclosure.module.css"

type DisclosureProps = {
  summary: ReactNode
  className?: string | undefined
  open?: boolean
  children: ReactNode
}

/** Content that a click on its summary shows or hides. `open`: whether it is shown at first. */
export function Disclosure({ summary, children, ...details }: DisclosureProps) {
  return (
    <details {...details}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}
