import styles from "./compare-checkbox.module.css"
import { useMessages } from "./messages-context.tsx"

type CompareCheckboxProps = {
  formId: string
  vehicle: { id: string; name: string }
}

/** The checkbox that chooses a vehicle for the comparison. It is a field of the form with this id. */
export function CompareCheckbox({ formId, vehicle: { id, name } }: CompareCheckboxProps) {
  const { compare, compareVehicle } = useMessages().fleet
  return (
    <span className={styles.compare}>
      <label>
        <input type="checkbox" form={formId} name="ids" value={id} aria-label={compareVehicle(name)} />
        {compare}
      </label>
    </span>
  )
}
