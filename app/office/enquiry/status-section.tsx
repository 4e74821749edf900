import { SelectField, TextAreaField } from "#app/forms/fields.tsx"
import { DoneNotice } from "#app/office/done-notice.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type EnquiryState, selectableStates } from "#domain/enquiry/enquiry-repository.ts"
import styles from "./enquiry.module.css"
import { DONE_NOTICE, STATE_FIELD, STATUS_SECTION } from "./enquiry-form.ts"
import { completedAction, type EnquiryForForms, type PageReport, SectionErrors } from "./page-report.tsx"
import { UnannouncedNotice } from "./unannounced-notice.tsx"

type StatusSectionProps = { record: EnquiryForForms; report: PageReport }

/** The status and the note. They are fields of the reply form. */
export function StatusSection({ record, report }: StatusSectionProps) {
  const {
    officeEnquiries: { change, states },
    office: { replies: messages },
  } = useMessages()
  const { state } = record
  const { form } = report
  const hints: Partial<Record<EnquiryState, string>> = {
    new: change.answeredHint,
    confirmed: change.confirmedHint,
  }
  const isSaved = completedAction({ section: "status", report }) === "save"
  return (
    <section aria-labelledby={STATUS_SECTION}>
      <h2 id={STATUS_SECTION} tabIndex={-1}>
        {change.heading}
      </h2>
      <SectionErrors section="status" report={report} />
      {isSaved && (
        <div id={DONE_NOTICE} tabIndex={-1} className={styles.statusReport}>
          <DoneNotice done={messages.done.save} />
          <UnannouncedNotice {...record} />
        </div>
      )}
      <SelectField
        field={STATE_FIELD}
        label={change.state}
        hint={hints[state]}
        form={form}
        initial={state}
        options={selectableStates(state).map((value) => ({ value, label: states[value] }))}
      />
      <TextAreaField form={form} field="note" label={change.note} hint={change.reasonHint} rows={3} />
      <Button type="submit" variant="outline" name="act" value="save" formAction={`#${STATUS_SECTION}`}>
        {change.submit}
      </Button>
    </section>
  )
}
