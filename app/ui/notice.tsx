import type { ComponentProps } from "react"
import { classNames } from "./class-names.ts"
import { Icon, type IconName } from "./icon.tsx"
import styles from "./notice.module.css"

export type NoticeTone = "good" | "bad" | "warn" | "note"

const ICONS: Record<NoticeTone, IconName> = { good: "check", bad: "alert", warn: "alert", note: "info" }
const ROLES: Record<NoticeTone, "status" | "alert" | undefined> = {
  good: "status",
  bad: "alert",
  warn: undefined,
  note: undefined,
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
