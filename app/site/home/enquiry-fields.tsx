import { EmailField } from "#app/forms/email-field.tsx"
import { DateTimeField, NoteField, SelectField, TextField } from "#app/forms/fields.tsx"
import { PLACE_NAMES_ID } from "#app/site/place-names-id.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { VEHICLE_TYPES } from "#domain/enquiry/rental-enquiry.ts"
import styles from "./enquiry-panel.module.css"

/**
 * The fees beside the return place and the times, as texts of the loader, so that the script of the form does not contain their
 * messages. Null: the company has not set a fee.
 */
export type FeeHints = { oneWay: string | null; night: string | null }

type EnquiryFieldsProps = {
  /** The name of the place whose guide linked here. */
  destination: string | undefined
  feeHints: FeeHints
}

/** The fields in columns. A wide field spans all of them; in a wide panel, a narrow field spans a third. */
export function EnquiryFields({ destination, feeHints }: EnquiryFieldsProps) {
  const messages = useMessages().home.enquiry
  const vehicleTypes = VEHICLE_TYPES.map((value) => ({ value, label: messages.vehicleTypes[value] }))
  return (
    <div className={styles.fields}>
      <p className={styles.airport} data-for="airport">
        {messages.airportOneWay}
      </p>
      <TextField
        field="pickUpLocation"
        listId={PLACE_NAMES_ID}
        placeholder={messages.pickUpPlaceholder}
        isWide
      />
      <TextField
        field="returnLocation"
        listId={PLACE_NAMES_ID}
        placeholder={messages.returnPlaceholder}
        hint={destination && messages.goingTo(destination)}
        isWide
      />
      {feeHints.oneWay && <p className={`${styles.fee} ${styles.oneWay}`}>{feeHints.oneWay}</p>}
      <DateTimeField field="pickUpAt" />
      <DateTimeField field="returnAt" />
      {feeHints.night && <p className={styles.fee}>{feeHints.night}</p>}
      <SelectField
        field="vehicleType"
        options={vehicleTypes}
        emptyLabel={messages.selectVehicleType}
        isNarrow
      />
      <TextField
        field="contactNumber"
        type="tel"
        autoComplete="tel"
        placeholder={messages.contactPlaceholder}
        isNarrow
      />
      <EmailField isWide isNarrow />
      <NoteField />
    </div>
  )
}
