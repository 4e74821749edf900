import type { ReactNode } from "react"
import styles from "./table.module.css"

/** A cell with the heading of its column. The heading is shown on a narrow screen, where the table has no header row. */
export function TableCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td>
      <span className={styles.cellLabel}>{label}: </span>
      {children}
    </td>
  )
}
