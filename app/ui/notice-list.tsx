import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon.tsx"
import styles from "./notice-list.module.css"

export type NoticeItem = { id: string; icon: IconName; text: ReactNode }

/** Short notices side by side, each under a line. */
export function NoticeList({ notices }: { notices: readonly NoticeItem[] }) {
  return (
    <ul className={styles.notices}>
      {notices.map(({ id, icon, text }) => (
        <li key={id}>
          <Icon name={icon} />
          <div>{text}</div>
        </li>
      ))}
    </ul>
  )
}
