import type { ReactNode } from "react"
import { ChangedBy } from "#app/office/history/changed-by.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { SITE_SETTINGS } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { SettingKey } from "#domain/content/settings.ts"
import type { AuditEntry } from "#domain/staff/audit-log.ts"
import { PUBLIC_PAGES } from "./setting-pages.ts"
import styles from "./site.module.css"

export type SettingLayoutProps = {
  setting: SettingKey
  version: number
  isSaved: boolean
  /** Whether an action was refused because the page was stale. A form says that itself, beside its answers. */
  isStale: boolean
  changes: readonly AuditEntry[]
  children: ReactNode
}

/** The parts that all pages of a setting share: heading, outcome of the action, the button that undoes the last change, and changes. */
export function SettingLayout({ setting, version, isSaved, isStale, changes, children }: SettingLayoutProps) {
  const messages = useMessages().office.site
  return (
    <div className={styles.setting}>
      <BackLink href={SITE_SETTINGS}>{messages.back}</BackLink>
      <div className={styles.head}>
        <h1>{messages.names[setting]}</h1>
        <p className="soft">{messages.about[setting]}</p>
        <p>
          <a className="tlink" href={PUBLIC_PAGES[setting]}>
            {messages.seeIt}
          </a>
        </p>
      </div>
      {isSaved && <Notice tone="good">{messages.saved}</Notice>}
      {isStale && <Notice tone="bad">{messages.stale.page}</Notice>}
      {children}
      {version > 0 && <UndoLastChange version={version} />}
      <ChangedBy changes={changes} />
    </div>
  )
}

function UndoLastChange({ version }: { version: number }) {
  const { setBack } = useMessages().office.site
  return (
    <section aria-labelledby="set-back" className={styles.setBack}>
      <h2 id="set-back">{setBack.heading}</h2>
      <p>{setBack.why}</p>
      <form method="post">
        <input type="hidden" name="version" value={version} />
        <Button type="submit" look="line" name="act" value="set-back">
          {setBack.submit}
        </Button>
      </form>
    </section>
  )
}
