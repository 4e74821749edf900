import type { ReactNode } from "react"
import { LabelledControl } from "#app/forms/field.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { Disclosure } from "#app/office/disclosure.tsx"
import { Button } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { TodayBooking } from "#domain/enquiry/today.ts"
import { type RowAct, reasonId } from "./row-id.ts"
import styles from "./today.module.css"

type RowFormProps = { booking: TodayBooking; name: string }

/**
 * The button that records the return of the vehicles, or undoes that record. It is in a disclosure until the vehicles are recorded as
 * gone out, because that is usually recorded first.
 */
export function ReturnForm({ booking, name, hasGoneOut }: RowFormProps & { hasGoneOut: boolean }) {
  const { today } = useMessages().office
  if (booking.returnedAt !== null)
    return (
      <RecordForm booking={booking} act="undo" label={today.notBack} fullLabel={today.notBackFor(name)} />
    )
  const form = (
    <RecordForm booking={booking} act="returned" label={today.returned} fullLabel={today.returnedFor(name)} />
  )
  if (hasGoneOut) return form
  return (
    <Disclosure
      className={styles.noPrint}
      summary={
        <>
          {today.notRecordedOut} <span className="visually-hidden">{name}</span>
        </>
      }
    >
      <div className={styles.returnForm}>
        <p className="small">{today.notRecordedOutHint}</p>
        {form}
      </div>
    </Disclosure>
  )
}

type PickUpFormsProps = RowFormProps & {
  hasGoneOut: boolean
  /** The submitted form of this row with its errors. */
  form: FormState | undefined
}

/** The buttons that record that the vehicles went out or that the customer did not come, or the button that undoes the former. */
export function PickUpForms({ booking, name, hasGoneOut, form }: PickUpFormsProps) {
  const { today } = useMessages().office
  if (booking.returnedAt !== null) return null
  if (hasGoneOut)
    return (
      <RecordForm booking={booking} act="notOut" label={today.notOut} fullLabel={today.notOutFor(name)} />
    )
  return (
    <div className={classNames(styles.pickUp, styles.noPrint)}>
      <RecordForm booking={booking} act="wentOut" label={today.wentOut} fullLabel={today.wentOutFor(name)} />
      <NoShowForm booking={booking} name={name} form={form} />
    </div>
  )
}

type RecordFormProps = {
  booking: TodayBooking
  act: RowAct
  label: string
  /** The label with the customer's name, for screen readers. */
  fullLabel: string
}

function RecordForm({ booking, act, label, fullLabel }: RecordFormProps) {
  return (
    <RowForm booking={booking}>
      <Button type="submit" name="act" value={act} variant="outline" aria-label={fullLabel}>
        {label}
      </Button>
    </RowForm>
  )
}

/** Ends the booking of a customer who did not come. It asks for the reason. */
function NoShowForm({ booking, name, form }: Omit<PickUpFormsProps, "hasGoneOut">) {
  const { noShow } = useMessages().office.today
  const id = reasonId(booking.reference)
  return (
    <Disclosure
      summary={
        <>
          {noShow.open} <span className="visually-hidden">{name}</span>
        </>
      }
      open={form !== undefined}
    >
      <RowForm booking={booking} className={styles.noShow}>
        <LabelledControl
          id={id}
          name="reason"
          label={noShow.reason}
          hint={noShow.hint}
          value={form?.answers.reason ?? ""}
          error={form?.errors.find(({ field }) => field === id)?.message ?? null}
        >
          {(control) => <input {...control} autoComplete="off" />}
        </LabelledControl>
        <Button type="submit" name="act" value={"noShow" satisfies RowAct} variant="outline">
          {noShow.submit} <span className="visually-hidden">{name}</span>
        </Button>
      </RowForm>
    </Disclosure>
  )
}

type RowFormElementProps = { booking: TodayBooking; className?: string | undefined; children: ReactNode }

/** A form of a row. It submits the booking's reference and the version that the page showed. */
function RowForm({
  booking: { reference, version },
  className = styles.noPrint,
  children,
}: RowFormElementProps) {
  return (
    <form method="post" className={className}>
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="version" value={version} />
      {children}
    </form>
  )
}
