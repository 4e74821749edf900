import { LabelledControl } from "#app/forms/field.tsx"
import { Choice } from "#app/office/forms/choice.tsx"
import { errorOf, OfficeErrors } from "#app/office/forms/office-fields.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { DESK_STATES, type DeskEnquiry } from "#domain/enquiry/enquiry-desk.ts"
import styles from "./enquiry.module.css"
import { HireFields } from "./hire-fields.tsx"
import type { HireOfEnquiry } from "./load-hire.ts"
import type { ChangeForm } from "./receive-change.ts"

type ChangeFormProps = Pick<DeskEnquiry, "state" | "version"> & {
  form: ChangeForm | undefined
  /** Null where there is no calendar, or the enquiry is in it already. */
  calendar: HireOfEnquiry | null
}

/** How far the company is, and a note. The version that was seen goes with it: of two people at once the second is told. */
export function ChangeEnquiry({ state, version, form, calendar }: ChangeFormProps) {
  const { change, states } = useMessages().officeEnquiries
  return (
    <section aria-labelledby="change">
      <h2 id="change">{change.heading}</h2>
      <OfficeErrors form={form} />
      <form method="post" noValidate className={styles.change}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="state-before" value={state} />
        <Choice
          name="state"
          label={change.state}
          value={form?.values.state ?? state}
          options={DESK_STATES.map((each) => ({ id: each, name: states[each] }))}
          error={errorOf(form, "state")}
        />
        {calendar && <HireFields calendar={calendar} form={form} />}
        <LabelledControl
          id="note"
          name="note"
          label={change.note}
          value={form?.values.note ?? ""}
          error={errorOf(form, "note")}
        >
          {(control) => <textarea {...control} rows={3} />}
        </LabelledControl>
        <Button type="submit">{change.press}</Button>
      </form>
    </section>
  )
}
