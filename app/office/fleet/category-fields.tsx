import { FactField, type FactShown } from "./fact-field.tsx"

/** Everything that the office says of a class of vehicles. */
export function CategoryFields(shown: FactShown) {
  return (
    <fieldset>
      <FactField {...shown} field="name" />
      <FactField {...shown} field="description" control="text" />
    </fieldset>
  )
}
