import type { ReactNode } from "react"
import { useActionData } from "react-router"
import type { FormState } from "#app/forms/form-state.ts"
import { ChangedBy } from "#app/office/history/changed-by.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { SITE_SETTINGS } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { SettingKey } from "#domain/content/settings.ts"
import type { AuditEntry } from "#domain/staff/audit-log.ts"
import { UNDO_LAST_CHANGE } from "./save-setting.ts"
import { PUBLIC_PAGES } from "./setting-pages.ts"
import styles from "./site.module.css"
import type { SettingOutcome } from "./site-form.ts"

export type SettingLayoutProps = EditorState & {
  setting: SettingKey
  /** The submitted form, on a page with one form. */
  form?: Pick<FormState<string, SettingOutcome>, "outcome"> | undefined
  children: ReactNode
}

type EditorState = {
  /** 0: the value was never changed. */
  version: number
  /** Whether the URL is the one after a save. An invalid form that was submitted there has the same URL. */
  isSaved: boolean
  /** Whether an action was refused because the page was stale. */
  isStale: boolean
  changes: readonly AuditEntry[]
}

/** The layout of every page that edits a setting. */
export function SettingLayout({ setting, form, isStale, ...props }: SettingLayoutProps) {
  const messages = useMessages().office.site
  const isReportedByForm = Boolean(form?.outcome)
  return (
    <EditorLayout
      {...props}
      isStale={isStale && !isReportedByForm}
      heading={messages.names[setting]}
      about={messages.descriptions[setting]}
      publicPage={PUBLIC_PAGES[setting]}
      backLink={<BackLink href={SITE_SETTINGS}>{messages.back}</BackLink>}
      savedMessage={messages.saved}
    />
  )
}

type EditorLayoutProps = EditorState & {
  heading: ReactNode
  about: string
  /** The public page that shows the text. Missing: there is none. */
  publicPage?: string
  backLink: ReactNode
  savedMessage: string
  children: ReactNode
}

/**
 * The layout of a page that edits a versioned value: heading, outcome of the action, the button that undoes the last change, and the
 * list of changes.
 */
export function EditorLayout({
  heading,
  about,
  publicPage,
  backLink,
  savedMessage,
  children,
  ...state
}: EditorLayoutProps) {
  const messages = useMessages().office.site
  const { version, isSaved, isStale, changes } = state
  const isFormResponse = useActionData() !== undefined
  return (
    <div className={styles.setting}>
      {backLink}
      <div className={styles.head}>
        <h1>{heading}</h1>
        <p className="soft">{about}</p>
        {publicPage && (
          <p>
            <a className="text-link" href={publicPage}>
              {messages.viewOnSite}
            </a>
          </p>
        )}
      </div>
      {isSaved && !isFormResponse && <Notice tone="success">{savedMessage}</Notice>}
      {isStale && <Notice tone="error">{messages.stale.page}</Notice>}
      {children}
      {version > 0 && <UndoLastChange version={version} />}
      <ChangedBy changes={changes} />
    </div>
  )
}

function UndoLastChange({ version }: { version: number }) {
  const { undoLastChange } = useMessages().office.site
  return <VersionButton {...undoLastChange} id="set-back" version={version} act={UNDO_LAST_CHANGE} />
}

type VersionButtonProps = {
  id: string
  heading: string
  explanation: string
  submit: string
  version: number
  act: string
}

/** A section with one button, which submits the rendered version. */
export function VersionButton({ id, heading, explanation, submit, version, act }: VersionButtonProps) {
  return (
    <section aria-labelledby={id} className={styles.undo}>
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
