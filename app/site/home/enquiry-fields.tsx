import { DateTimeField, SelectField, TextField } from "#app/forms/fields.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { VEHICLE_TYPES } from "#domain/enquiry/hire-enquiry.ts"
import styles from "./enquiry-panel.module.css"

const PLACES_ID = "enquiry-places"

/** `destination` is the place whose guide the visitor came from. */
export function EnquiryFields({
  placeNames,
  destination,
}: {
  placeNames: readonly string[]
  destination?: string
}) {
  const texts = useMessages().home.enquiry
  const vehicleTypes = VEHICLE_TYPES.map((value) => ({ value, label: texts.vehicleTypes[value] }))
  return (
    <div className={styles.fields}>
      <TextField field="pickUpLocation" listId={PLACES_ID} placeholder={texts.pickUpPlaceholder} isWide />
      <TextField
        field="returnLocation"
        listId={PLACES_ID}
        placeholder={texts.returnPlaceholder}
        hint={destination && texts.goingTo(destination)}
        isWide
      />
      <DateTimeField field="pickUpAt" />
      <DateTimeField field="returnAt" />
      <SelectField field="vehicleType" options={vehicleTypes} emptyLabel={texts.selectVehicleType} />
      <TextField field="contactNumber" type="tel" autoComplete="tel" placeholder={texts.contactPlaceholder} />
      <TextField field="email" type="email" autoComplete="email" isWide />
      <datalist id={PLACES_ID}>
        {placeNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}
