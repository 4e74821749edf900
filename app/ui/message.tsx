import type { ComponentProps } from "react"
import { classNames } from "./class-names.ts"
import { Icon, type IconName } from "./icon.tsx"
import styles from "./message.module.css"

export type MessageTone = "good" | "bad" | "warn" | "note"

const ICONS: Record<MessageTone, IconName> = { good: "check", bad: "alert", warn: "alert", note: "info" }
const ROLES: Record<MessageTone, "status" | "alert" | undefined> = {
  good: "status",
  bad: "alert",
  warn: undefined,
  note: undefined,
}

type MessageProps = ComponentProps<"div"> & { tone: MessageTone; icon?: IconName }

/** A coloured box with a message. Icon, bar and background show its tone, and so does its role. */
export function Message({ tone, icon = ICONS[tone], className, children, ...box }: MessageProps) {
  return (
    <div role={ROLES[tone]} {...box} className={classNames(styles.message, styles[tone], className)}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
