import { WantedFields } from "#app/office/calendar/wanted-fields.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { WANTED_FIELDS, type WantedField } from "#domain/calendar/wanted.ts"
import styles from "./hire.module.css"
import { type HireOfEnquiry, LEFT_OUT } from "./load-hire.ts"
import type { ChangeForm } from "./receive-change.ts"

/** The vehicle and the time that the calendar shows once the enquiry is confirmed; in sight while that is what is chosen. */
export function HireFields({ calendar, form }: { calendar: HireOfEnquiry; form: ChangeForm | undefined }) {
  const { enquiry } = useMessages().office.calendar
  const shown = {
    values: { ...calendar.values, ...form?.values },
    faults: (form?.faults ?? []).filter(isOfHire),
    availability: form?.availability ?? null,
  }
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

type Fault = ChangeForm["faults"][number]

function isOfHire(fault: Fault): fault is Fault & { field: WantedField } {
  return WANTED_FIELDS.some((field) => field === fault.field)
}
