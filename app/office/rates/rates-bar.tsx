import { Button } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./rate-form.module.css"
import type { useSheet } from "./sheet/use-sheet.ts"

type RatesBarProps = ReturnType<typeof useSheet>["bar"]

/** A bar that stays visible below the form: number of changes, undo, redo and the preview. Counting and undo need a script. */
export function RatesBar({ isHydrated, changedCount, canUndo, canRedo, undo, redo }: RatesBarProps) {
  const { bar } = useMessages().officeRates
  const counted = changedCount === 0 ? bar.none : bar.changed(changedCount)
  return (
    <div className={classNames("dark-block", styles.bar)}>
      <p role="status">{isHydrated ? counted : bar.start}</p>
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
