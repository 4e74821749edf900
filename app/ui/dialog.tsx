import type { ComponentProps, MouseEvent, ReactNode, SyntheticEvent } from "react"
import { classNames } from "./class-names.ts"
import styles from "./dialog.module.css"

type DialogProps = Omit<ComponentProps<"dialog">, "onCancel" | "onClick"> & {
  /** Whether Escape and a click beside the dialog close it. */
  isClosable?: boolean
  /** Whether the content has the distances and the gaps of a text. */
  isPadded?: boolean
}

/**
 * A styled `<dialog>`: at most 600 px wide, opens in 300 ms. The browser opens it (`showModal`), traps the focus, closes it on Escape,
 * and restores the focus. A click beside it closes it too. Name it with `aria-labelledby`.
 */
export function Dialog({ isClosable = true, isPadded = true, className, children, ...dialog }: DialogProps) {
  const preventClose = (event: SyntheticEvent) => isClosable || event.preventDefault()
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && isClosable) currentTarget.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, which the browser handles
    <dialog
      {...dialog}
      className={classNames(styles.dialog, className)}
      onCancel={preventClose}
      onClick={closeOnBackdrop}
    >
      {isPadded ? <div className={styles.body}>{children}</div> : children}
    </dialog>
  )
}

/** The row of buttons at the bottom of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
