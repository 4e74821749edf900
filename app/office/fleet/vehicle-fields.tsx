import { useMessages } from "#app/ui/messages-context.tsx"
import { ChoiceField, FactField, type FactShown, ListField, TickField } from "./fact-field.tsx"

type Named = { id: string; name: string }
type VehicleFieldsProps = FactShown & { categories: readonly Named[]; extras: readonly Named[] }

/** Everything that the office says of a vehicle, but its rates and pictures. */
export function VehicleFields({ categories, extras, ...shown }: VehicleFieldsProps) {
  const { groups } = useMessages().office.fleet.vehicle
  return (
    <>
      <fieldset>
        <legend>{groups.what}</legend>
        <FactField {...shown} field="name" />
        <ChoiceField {...shown} field="categoryId" options={categories} />
        <FactField {...shown} field="brand" />
        <FactField {...shown} field="model" />
        <FactField {...shown} field="modelYear" control="number" />
        <FactField {...shown} field="colour" />
        <FactField {...shown} field="body" />
        <FactField {...shown} field="units" control="number" />
        <FactField {...shown} field="description" control="text" />
      </fieldset>
      <fieldset>
        <legend>{groups.technology}</legend>
        <FactField {...shown} field="gearbox" />
        <FactField {...shown} field="fuel" />
        <FactField {...shown} field="size" />
        <FactField {...shown} field="engineCc" control="number" />
        <FactField {...shown} field="drive" />
        <FactField {...shown} field="rangeKm" control="number" />
        <FactField {...shown} field="kmPerLitre" control="number" />
      </fieldset>
      <fieldset>
        <legend>{groups.room}</legend>
        <FactField {...shown} field="seats" control="number" />
        <FactField {...shown} field="doors" control="number" />
        <FactField {...shown} field="luggageLarge" control="number" />
        <FactField {...shown} field="luggageSmall" control="number" />
        <TickField {...shown} field="airConditioning" />
        <TickField {...shown} field="airbags" />
      </fieldset>
      <fieldset>
        <legend>{groups.money}</legend>
        <FactField {...shown} field="deposit" control="amount" />
        <FactField {...shown} field="extraKmRate" control="amount" />
        <FactField {...shown} field="unlimitedKilometersPrice" control="amount" />
        <TickField {...shown} field="chauffeurOnly" />
      </fieldset>
      <fieldset>
        <legend>{groups.extras}</legend>
        <TickField {...shown} field="ownExtras" />
        <ListField {...shown} field="extrasNotOffered" options={extras} />
      </fieldset>
    </>
  )
}
