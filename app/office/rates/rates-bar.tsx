import { Button } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./rate-form.module.css"

/** What stays in sight below what is edited: how much is changed, and the way on. The script counts, and shows its buttons. */
export function RatesBar() {
  const { bar } = useMessages().officeRates
  return (
    <div className={classNames("on-tank", styles.bar)}>
      <p role="status" data-count>
        {bar.start}
      </p>
      <Button look="line" data-undo hidden>
        {bar.undo}
      </Button>
      <Button look="line" data-redo hidden>
        {bar.redo}
      </Button>
      <Button type="submit" name="act" value="look">
        {bar.look}
      </Button>
    </div>
  )
}
