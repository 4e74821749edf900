import type { ComponentProps, ReactNode } from "react"
import { classNames } from "./class-names.ts"
import styles from "./dialog.module.css"

/**
 * A styled `<dialog>`: at most 600 px wide, opens in 300 ms. The browser opens it (`showModal`), traps the focus, closes it on
 * Escape, and restores the focus. Name it with `aria-labelledby`.
 */
export function Dialog({ className, children, ...dialog }: ComponentProps<"dialog">) {
  return (
    <dialog {...dialog} className={classNames(styles.dialog, className)}>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

/** The row of buttons at the bottom of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
