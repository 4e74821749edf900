import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { CompanyNotice } from "#domain/content/content.ts"
import styles from "./company-notices.module.css"
import { useLayoutData } from "./layout-data.ts"

/** The company's notices of today. Renders nothing without any. */
export function CompanyNotices() {
  const { notices } = useLayoutData()
  const { label } = useMessages().common.noticeBand
  if (notices.length === 0) return null
  return (
    <section className={styles.band} aria-label={label}>
      <ul>
        {notices.map((notice) => (
          <NoticeItem key={notice.text} {...notice} />
        ))}
      </ul>
    </section>
  )
}

function NoticeItem({ kind, text }: CompanyNotice) {
  const isWarning = kind === "warning"
  return (
    <li className={isWarning ? styles.warning : styles.notice}>
      <Icon name={isWarning ? "alert" : "info"} />
      <p>{text}</p>
    </li>
  )
}
