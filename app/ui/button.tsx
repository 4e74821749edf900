import type { ComponentProps } from "react"
import styles from "./button.module.css"
import { classNames } from "./class-names.ts"

/** The variants of a button. `primary` has the shape of a direction sign, for the main action of a form. A form has at most one. */
export type ButtonStyle = { variant?: "solid" | "outline" | "primary"; small?: boolean; wide?: boolean }

/** A button, by default of type 'button'. `busy` shows a spinner and disables the button. */
export function Button({ variant, small, wide, busy, className, children, ...button }: ButtonProps) {
  const variantClass = buttonClass({ variant, small, wide })
  return (
    <button
      type="button"
      {...button}
      className={classNames(variantClass, className)}
      disabled={busy || button.disabled}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

type ButtonProps = ComponentProps<"button"> & OptionalButtonStyle & { busy?: boolean | undefined }

/** A link that looks like a button. Only for navigation: a `Button` submits a form or runs a script. */
export function ButtonLink({
  variant,
  small,
  wide,
  className,
  children,
  ...link
}: ComponentProps<"a"> & OptionalButtonStyle) {
  return (
    <a {...link} className={classNames(buttonClass({ variant, small, wide }), className)}>
      {children}
    </a>
  )
}

type OptionalButtonStyle = { [Name in keyof ButtonStyle]: ButtonStyle[Name] | undefined }

export function buttonClass({ variant = "solid", small, wide }: OptionalButtonStyle = {}): string {
  return classNames(
    styles.button,
    variant === "outline" && styles.outline,
    variant === "primary" && styles.primary,
    small && styles.small,
    wide && styles.wide,
  )
}
