import type { ReactNode } from "react"
import type { FormState } from "#app/forms/form-state.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { Answers } from "#domain/enquiry/answers.ts"
import { EFFECT_SEEN, type EffectToConfirm } from "./price-effect.ts"
import { UNDO_LAST_CHANGE } from "./save-setting.ts"
import styles from "./site.module.css"
import type { SettingOutcome } from "./site-form.ts"

type EditFormProps = {
  version: number
  form: FormState<string, SettingOutcome> | undefined
  /** The stored values. Null for an entry that was removed after the form had been opened. */
  storedValues: Answers | null
  labels: Readonly<Record<string, string>>
  /** The buttons beside the save button. */
  buttons?: ReactNode
  children: ReactNode
}

/**
 * A form with the version that it edits. If another user saved in the meantime, it shows the stored values beside the typed ones.
 */
export function EditForm({ version, form, storedValues, labels, buttons, children }: EditFormProps) {
  const { save, effect: messages } = useMessages().office.site
  const outcome = form?.outcome
  const effectToConfirm = outcome && outcome !== "stale" ? outcome : null
  return (
    <form method="post" noValidate className={styles.form}>
      <OfficeErrors form={form} />
      {effectToConfirm && <EffectNotice {...effectToConfirm} heading={messages.headings.save} />}
      {form?.outcome === "stale" && (
        <StoredValues formValues={form.answers} storedValues={storedValues} labels={labels} />
      )}
      <input type="hidden" name="version" value={version} />
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" name="act" value="save">
          {effectToConfirm ? messages.save : save}
        </Button>
        {buttons}
      </div>
    </form>
  )
}

/** Asks for confirmation of a button without fields, and shows its effect on prices. `form.answers` are those of the button's form. */
export function ConfirmForm({ form }: { form: FormState<string, SettingOutcome> | undefined }) {
  const { effect: messages } = useMessages().office.site
  if (!form?.outcome || form.outcome === "stale") return null
  const { act, version, name = "" } = form.answers
  const isUndo = act === UNDO_LAST_CHANGE
  return (
    <form method="post" className={styles.form}>
      <EffectNotice {...form.outcome} heading={isUndo ? messages.headings.undo : messages.headings.remove} />
      <input type="hidden" name="version" value={version} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" name="act" value={act}>
          {isUndo ? messages.undo : messages.remove(name)}
        </Button>
      </div>
    </form>
  )
}

/** The effect of a change, with a hidden field that records that it was shown. */
function EffectNotice({ effect, serializedAnswers, heading }: EffectToConfirm & { heading: string }) {
  const messages = useMessages().office.site.effect
  return (
    <Notice tone="warning" role="status">
      <h2>{heading}</h2>
      <p>{effect ? messages.vehicles(effect.vehicleCount) : messages.unknown}</p>
      {effect?.example && <p>{messages.example(effect.example)}</p>}
      <p>{messages.stored}</p>
      <input type="hidden" name={EFFECT_SEEN} value={serializedAnswers} />
    </Notice>
  )
}

type StoredValuesProps = {
  formValues: Answers
  storedValues: Answers | null
  labels: Readonly<Record<string, string>>
}

function StoredValues({ formValues, storedValues, labels }: StoredValuesProps) {
  const { stale } = useMessages().office.site
  const changedFields = Object.keys(labels).filter(
    (field) => storedValues && storedValues[field] !== withStoredLineEnds(formValues[field]),
  )
  return (
    <Notice tone="error">
      <p>{stale.form}</p>
      <h2>{stale.currentText}</h2>
      {!storedValues && <p>{stale.removedEntry}</p>}
      <dl className={styles.storedValues}>
        {changedFields.map((field) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>{storedValues?.[field] || stale.emptyText}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}

/** A browser submits line ends as CR LF; settings are stored with LF. */
function withStoredLineEnds(text: string | undefined): string | undefined {
  return text?.replaceAll("\r\n", "\n")
}
