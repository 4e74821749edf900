import type { ComponentProps, MouseEvent, SyntheticEvent } from "react"
import { classNames } from "./class-names.ts"
import styles from "./dialog.module.css"

type DialogProps = Omit<ComponentProps<"dialog">, "onCancel" | "onClick"> & {
  /** Whether Escape and a click beside the dialog close it. */
  isClosable?: boolean
}

/**
 * A styled `<dialog>`: at most 600 px wide, opens in 300 ms. The browser opens it (`showModal`), traps the focus, closes it on Escape,
 * and restores the focus. A click beside it closes it too. Name it with `aria-labelledby`.
 */
export function Dialog({ isClosable = true, className, children, ...dialog }: DialogProps) {
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
      {children}
    </dialog>
  )
}
