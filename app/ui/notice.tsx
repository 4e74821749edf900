import type { ComponentProps } from "react"
import { classNames } from "./class-names.ts"
import { Icon, type IconName } from "./icon.tsx"
import styles from "./notice.module.css"

export type NoticeTone = "success" | "error" | "warning" | "info"

const ICONS: Record<NoticeTone, IconName> = {
  success: "check",
  error: "alert",
  warning: "alert",
  info: "info",
}
const ROLES: Record<NoticeTone, "status" | "alert" | undefined> = {
  success: "status",
  error: "alert",
  warning: undefined,
  info: undefined,
}

type NoticeProps = ComponentProps<"div"> & { tone: NoticeTone; icon?: IconName }

/** A coloured box with a text. Icon, bar and background show its tone, and so does its role. */
export function Notice({ tone, icon = ICONS[tone], className, children, ...box }: NoticeProps) {
  return (
    <div role={ROLES[tone]} {...box} className={classNames(styles.notice, styles[tone], className)}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
