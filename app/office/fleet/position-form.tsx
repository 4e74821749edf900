import { optionsOf, SelectField } from "#app/forms/fields.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./fleet.module.css"

type PositionFormProps = { otherRows: readonly { id: string; name: string }[]; previousRowId: string | null }

/** Moves a row to any position of the list: behind a selected row, or to the start. */
export function PositionForm({ otherRows, previousRowId }: PositionFormProps) {
  const { order } = useMessages().office.fleet
  return (
    <section aria-labelledby="place">
      <h2 id="place">{order.heading}</h2>
      <form method="post" className={styles.section}>
        <SelectField
          field="after"
          label={order.after}
          initial={previousRowId ?? ""}
          emptyLabel={order.first}
          options={optionsOf(otherRows)}
        />
        <Button type="submit" variant="outline" name="act" value="place">
          {order.submit}
        </Button>
      </form>
    </section>
  )
}
