import type { ComponentProps } from "react"
import styles from "./button.module.css"
import { classNames } from "./class-names.ts"

/** The variants of a button. `go` has the shape of a direction sign, for the main action of a form. A form has at most one. */
export type ButtonLook = { look?: "solid" | "line" | "go"; small?: boolean; wide?: boolean }

/** A button, by default of type 'button'. `busy` shows a spinner and disables it. */
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

/** A link that looks like a button. Only for navigation: a `Button` submits. */
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

export function buttonClass({ look = "solid", small, wide }: OptionalLook = {}): string {
  return classNames(
    styles.button,
    look === "line" && styles.line,
    look === "go" && styles.go,
    small && styles.small,
    wide && styles.wide,
  )
}
