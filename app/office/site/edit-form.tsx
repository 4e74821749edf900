import type { ReactNode } from "react"
import type { FormState } from "#app/forms/form-state.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { Button } from "#app/ui/button.tsx"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers } from "#domain/enquiry/answers.ts"
import styles from "./site.module.css"
import type { SettingOutcome } from "./site-form.ts"

type EditFormProps = {
  version: number
  form: FormState<string, SettingOutcome> | undefined
  /** What stands there now; null where it was taken out since the form was opened. */
  current: Answers | null
  labels: Readonly<Record<string, string>>
  children: ReactNode
}

/** A form with the version that it was made of: of two people who save, the second is told, and shown what the first wrote. */
export function EditForm({ version, form, current, labels, children }: EditFormProps) {
  const { save } = useMessages().office.site
  return (
    <form method="post" noValidate className={styles.form}>
      <OfficeErrors form={form} />
      {form?.outcome === "stale" && (
        <WhatStandsThere typed={form.answers} current={current} labels={labels} />
      )}
      <input type="hidden" name="version" value={version} />
      {children}
      <p>
        <Button type="submit" look="go" name="act" value="save">
          {save}
        </Button>
      </p>
    </form>
  )
}

type WhatStandsThereProps = {
  typed: Answers
  current: Answers | null
  labels: Readonly<Record<string, string>>
}

function WhatStandsThere({ typed, current, labels }: WhatStandsThereProps) {
  const { stale } = useMessages().office.site
  const others = Object.keys(labels).filter((field) => current && current[field] !== asKept(typed[field]))
  return (
    <Message tone="bad">
      <p>{stale.form}</p>
      <h2>{stale.now}</h2>
      {!current && <p>{stale.gone}</p>}
      <dl className={styles.others}>
        {others.map((field) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>{current?.[field] || stale.nothing}</dd>
          </div>
        ))}
      </dl>
    </Message>
  )
}

/** A browser sends each line of a text with an end of its own. */
function asKept(typed: string | undefined): string | undefined {
  return typed?.replaceAll("\r\n", "\n")
}
