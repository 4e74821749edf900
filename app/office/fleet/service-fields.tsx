import { useMessages } from "#app/ui/messages-context.tsx"
import { FactField, type FactShown } from "./fact-field.tsx"

/** Everything that the office says of an extra. */
export function ServiceFields(shown: FactShown) {
  const { vehicle } = useMessages().office.fleet
  return (
    <fieldset>
      <legend>{vehicle.groups.what}</legend>
      <FactField {...shown} field="name" />
      <FactField {...shown} field="price" control="amount" />
      <FactField {...shown} field="unit" />
      <FactField {...shown} field="asks" />
      <FactField {...shown} field="charged" />
      <FactField {...shown} field="role" />
      <FactField {...shown} field="description" control="text" />
    </fieldset>
  )
}
