import type { ReactNode } from "react"
import type { FormState } from "#app/forms/form-state.ts"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers } from "#domain/enquiry/answers.ts"
import { EditForm } from "./edit-form.tsx"
import { type ListKey, OPENED_FOR } from "./entry-form.ts"
import { settingPage } from "./setting-pages.ts"
import styles from "./site.module.css"
import type { SettingOutcome } from "./site-form.ts"

type EntryPageProps = {
  setting: ListKey
  heading: string
  version: number
  form: FormState<string, SettingOutcome> | undefined
  /** The name of the entry that the form was opened for; empty for a new one. */
  openedFor: string
  /** What stands there now; null for a new one, and for one that was taken out meanwhile. */
  current: Answers | null
  labels: Readonly<Record<string, string>>
  children: ReactNode
}

/** The page of one entry of a list: its form, and the way back to the list. */
export function EntryPage({ setting, heading, openedFor, children, ...form }: EntryPageProps) {
  const { names } = useMessages().office.site
  return (
    <div className={styles.setting}>
      <BackLink href={settingPage(setting)}>{names[setting]}</BackLink>
      <h1>{heading}</h1>
      <EditForm {...form}>
        <input type="hidden" name={OPENED_FOR} value={openedFor} />
        {children}
      </EditForm>
    </div>
  )
}
