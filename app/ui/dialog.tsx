import type { ComponentProps, ReactNode } from "react"
import { classNames } from "./class-names.ts"
import styles from "./dialog.module.css"

/**
 * The looks of a dialog: 600 px wide at most, 300 ms. The platform opens it (`showModal`), keeps the focus inside,
 * closes it with Escape, and gives the focus back. Name it with `aria-labelledby`.
 */
export function Dialog({ className, children, ...dialog }: ComponentProps<"dialog">) {
  return (
    <dialog {...dialog} className={classNames(styles.dialog, className)}>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

/** The row of buttons at a dialog's foot. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
