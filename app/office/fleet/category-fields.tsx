import { useMessages } from "#app/ui/messages-context.tsx"
import { FactField, type FactShown, ListField } from "./fact-field.tsx"

type CategoryFieldsProps = FactShown & { extras: readonly { id: string; name: string }[] }

/** Everything that the office says of a class of vehicles. */
export function CategoryFields({ extras, ...shown }: CategoryFieldsProps) {
  const { groups } = useMessages().office.fleet.vehicle
  return (
    <fieldset>
      <legend>{groups.what}</legend>
      <FactField {...shown} field="name" />
      <FactField {...shown} field="description" control="text" />
      <ListField {...shown} field="extrasNotOffered" options={extras} />
    </fieldset>
  )
}
