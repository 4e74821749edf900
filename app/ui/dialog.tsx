import type { ComponentProps, MouseEvent, SyntheticEvent } from "react"
import { classNames } from "./class-names.ts"
import styles from "./dialog.module.css"

type DialogProps = Omit<ComponentProps<"dialog">, "onCancel" | "onClick"> & {
  /** Whether Escape and a click on the backdrop close the dialog. */
  isClosable?: boolean
}

/**
 * A styled `<dialog>`: at most 600 px wide, with a transition of 300 ms. Callers open it with `showModal`, and name it with
 * `aria-labelledby`. The browser traps the focus, closes the dialog on Escape, and restores the focus. A click on the backdrop
 * closes the dialog too.
 */
export function Dialog({ isClosable = true, className, children, ...dialog }: DialogProps) {
  const preventClose = (event: SyntheticEvent) => isClosable || event.preventDefault()
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && isClosable) currentTarget.close()
  }
  return (
    // `closedby`: Chromium ignores `preventDefault` of `cancel` if Escape is pressed twice.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, which the browser handles
    <dialog
      {...dialog}
      className={classNames(styles.dialog, className)}
      closedby={isClosable ? undefined : "none"}
      onCancel={preventClose}
      onClick={closeOnBackdrop}
    >
      {children}
    </dialog>
  )
}
