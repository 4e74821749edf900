import { Icon } from "#app/ui/icon.tsx"
import styles from "./move-buttons.module.css"

type MoveButtonProps = { value: string; label: string; isAtEnd?: boolean }

/** Two buttons, named `act`, that move an entry one place up or down. They submit the form that contains them. */
export function MoveButtons({ up, down }: { up: MoveButtonProps; down: MoveButtonProps }) {
  return (
    <span className={styles.order}>
      <MoveButton {...up} className={styles.up} />
      <MoveButton {...down} />
    </span>
  )
}

/** At the end of the list the button is invisible but takes its space, so that the arrows of all rows are aligned. */
function MoveButton({ value, label, isAtEnd, className }: MoveButtonProps & { className?: string }) {
  return (
    <button type="submit" name="act" value={value} aria-label={label} disabled={isAtEnd}>
      <Icon name="chevron" className={className} />
    </button>
  )
}
