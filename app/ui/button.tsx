import type { ComponentProps } from "react"
import styles from "./button.module.css"
import { classNames } from "./class-names.ts"

/** `go` is the direction board: one on a form, for its main act. */
export type ButtonLook = { look?: "solid" | "line" | "go"; small?: boolean; wide?: boolean }

/** A button; `type` is 'button' unless it is told to submit. `busy` shows the turning ring and refuses a press. */
export function Button({ look, small, wide, busy, className, children, ...button }: ButtonProps) {
  const looks = buttonClass({ look, small, wide })
  return (
    <button
      type="button"
      {...button}
      className={classNames(looks, className)}
      disabled={busy || button.disabled}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

type ButtonProps = ComponentProps<"button"> & OptionalLook & { busy?: boolean | undefined }

/** A link that looks like a button, for going somewhere; what sends something is a `Button`. */
export function ButtonLink({
  look,
  small,
  wide,
  className,
  children,
  ...link
}: ComponentProps<"a"> & OptionalLook) {
  return (
    <a {...link} className={classNames(buttonClass({ look, small, wide }), className)}>
      {children}
    </a>
  )
}

type OptionalLook = { [Name in keyof ButtonLook]: ButtonLook[Name] | undefined }

function buttonClass({ look = "solid", small, wide }: OptionalLook = {}): string {
  return classNames(
    styles.button,
    look === "line" && styles.line,
    look === "go" && styles.go,
    small && styles.small,
    wide && styles.wide,
  )
}
