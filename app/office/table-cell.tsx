import type { ReactNode } from "react"
import styles from "./table.module.css"

/** On a phone, where the table has no head, each cell says what it is. */
export function TableCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td>
      <span className={styles.cellLabel}>{label}: </span>
      {children}
    </td>
  )
}
