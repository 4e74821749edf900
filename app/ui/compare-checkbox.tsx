import styles from "./compare-checkbox.module.css"
import { useMessages } from "./messages-context.tsx"

type CompareCheckboxProps = {
  /** The id of the form. */
  form: string
  vehicle: { id: string; name: string }
}

/** The checkbox that chooses a vehicle for the comparison. It is a field of the form with this id. */
export function CompareCheckbox({ form, vehicle: { id, name } }: CompareCheckboxProps) {
  const { compare, compareVehicle } = useMessages().fleet
  return (
    <span className={styles.compare}>
      <label>
        <input type="checkbox" form={form} name="ids" value={id} aria-label={compareVehicle(name)} />
        {compare}
      </label>
    </span>
  )
}
