import type { ReactNode } from "react"
import type { FormState } from "#app/forms/form-state.ts"
import { ChangedBy } from "#app/office/history/changed-by.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { SITE_SETTINGS } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { SettingKey } from "#domain/content/settings.ts"
import type { AuditEntry } from "#domain/staff/audit-log.ts"
import { SET_BACK } from "./save-setting.ts"
import { PUBLIC_PAGES } from "./setting-pages.ts"
import styles from "./site.module.css"
import type { SettingOutcome } from "./site-form.ts"

export type SettingLayoutProps = EditedState & {
  setting: SettingKey
  /** The submitted form, on a page with one form. */
  form?: Pick<FormState<string, SettingOutcome>, "outcome"> | undefined
  children: ReactNode
}

type EditedState = {
  version: number
  isSaved: boolean
  /** Whether an action was refused because the page was stale. */
  isStale: boolean
  changes: readonly AuditEntry[]
}

/** The parts that all pages of a setting share. */
export function SettingLayout({ setting, form, isStale, ...props }: SettingLayoutProps) {
  const messages = useMessages().office.site
  const isSaidByForm = Boolean(form?.outcome)
  return (
    <EditedLayout
      {...props}
      isStale={isStale && !isSaidByForm}
      heading={messages.names[setting]}
      about={messages.descriptions[setting]}
      publicPage={PUBLIC_PAGES[setting]}
      back={<BackLink href={SITE_SETTINGS}>{messages.back}</BackLink>}
      saved={messages.saved}
    />
  )
}

type EditedLayoutProps = EditedState & {
  heading: ReactNode
  about: string
  /** The public page that shows the text. Missing: there is none. */
  publicPage?: string
  back: ReactNode
  saved: string
  children: ReactNode
}

/**
 * The parts of a page that edits a text of which the database has versions: heading, outcome of the action, the button that undoes
 * the last change, and the list of changes.
 */
export function EditedLayout({
  heading,
  about,
  publicPage,
  back,
  saved,
  children,
  ...state
}: EditedLayoutProps) {
  const messages = useMessages().office.site
  const { version, isSaved, isStale, changes } = state
  return (
    <div className={styles.setting}>
      {back}
      <div className={styles.head}>
        <h1>{heading}</h1>
        <p className="soft">{about}</p>
        {publicPage && (
          <p>
            <a className="tlink" href={publicPage}>
              {messages.viewOnSite}
            </a>
          </p>
        )}
      </div>
      {isSaved && <Notice tone="good">{saved}</Notice>}
      {isStale && <Notice tone="bad">{messages.stale.page}</Notice>}
      {children}
      {version > 0 && <UndoLastChange version={version} />}
      <ChangedBy changes={changes} />
    </div>
  )
}

function UndoLastChange({ version }: { version: number }) {
  const { undoLastChange } = useMessages().office.site
  return <VersionButton {...undoLastChange} id="set-back" version={version} act={SET_BACK} />
}

type VersionButtonProps = {
  id: string
  heading: string
  explanation: string
  submit: string
  version: number
  act: string
}

/** A section with one button, which submits the shown version. */
export function VersionButton({ id, heading, explanation, submit, version, act }: VersionButtonProps) {
  return (
    <section aria-labelledby={id} className={styles.setBack}>
      <h2 id={id}>{heading}</h2>
      <p>{explanation}</p>
      <form method="post">
        <input type="hidden" name="version" value={version} />
        <Button type="submit" variant="outline" name="act" value={act}>
          {submit}
        </Button>
      </form>
    </section>
  )
}
