import { Button } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { usePriceGrid } from "./grid/use-price-grid.ts"
import styles from "./rate-form.module.css"

type RatesToolbarProps = ReturnType<typeof usePriceGrid>["bar"]

/** The sticky bar below the form: number of changes, undo, redo and preview. The number, undo and redo need a script. */
export function RatesToolbar({ isHydrated, changedCount, canUndo, canRedo, undo, redo }: RatesToolbarProps) {
  const { bar } = useMessages().officeRates
  const countText = changedCount === 0 ? bar.noChanges : bar.changed(changedCount)
  return (
    <div className={classNames("dark-block", styles.bar)}>
      <p role="status">{isHydrated ? countText : bar.withoutScript}</p>
      {/* `disabled` would take the focus from the button at the last undo. */}
      <Button variant="outline" hidden={!isHydrated} aria-disabled={!canUndo} onClick={undo}>
        {bar.undo}
      </Button>
      <Button variant="outline" hidden={!isHydrated} aria-disabled={!canRedo} onClick={redo}>
        {bar.redo}
      </Button>
      <Button type="submit" name="act" value="preview">
        {bar.review}
      </Button>
    </div>
  )
}
