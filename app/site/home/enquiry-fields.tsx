import { EmailField } from "#app/forms/email-field.tsx"
import { DateTimeField, NoteField, SelectField, TextField } from "#app/forms/fields.tsx"
import { PLACE_NAMES_ID } from "#app/site/place-names-id.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { VEHICLE_TYPES } from "#domain/enquiry/rental-enquiry.ts"
import styles from "./enquiry-panel.module.css"

/** `destination` is the name of the place whose guide linked here. */
export function EnquiryFields({ destination }: { destination: string | undefined }) {
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
      <DateTimeField field="pickUpAt" />
      <DateTimeField field="returnAt" />
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
