import type { FormState } from "#app/forms/form-state.ts"
import { WantedFields } from "#app/office/calendar/wanted-fields.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Availability } from "#domain/calendar/calendar.ts"
import styles from "./calendar-section.module.css"
import type { ChangeField } from "./handle-change.ts"
import { type EnquiryInCalendar, LEFT_OUT } from "./load-enquiry-in-calendar.ts"

/** The vehicle and the time that the calendar shows once the enquiry is confirmed; in sight while that is what is chosen. */
export function CalendarFields({
  calendar,
  form,
}: {
  calendar: EnquiryInCalendar
  form: FormState<ChangeField, Availability> | undefined
}) {
  const { enquiry } = useMessages().office.calendar
  const answers = { ...calendar.values, ...form?.answers }
  const shown = { errors: form?.errors ?? [], outcome: form?.outcome ?? null, answers }
  return (
    <fieldset className={styles.fields}>
      <legend>{enquiry.fieldset}</legend>
      <WantedFields
        form={shown}
        fleet={calendar.fleet}
        freeUnits={calendar.freeUnits}
        without={{ value: LEFT_OUT, label: enquiry.leaveOut }}
      />
    </fieldset>
  )
}
