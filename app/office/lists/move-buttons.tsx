import { Icon } from "#app/ui/icon.tsx"
import styles from "./move-buttons.module.css"

type Action = { value: string; label: string; isAtEnd?: boolean }

/** One place up or down a list, past what stands beside it: two buttons of the form around them, named `act`. */
export function MoveButtons({ up, down }: { up: Action; down: Action }) {
  return (
    <span className={styles.order}>
      <MoveButton {...up} className={styles.up} />
      <MoveButton {...down} />
    </span>
  )
}

/** At its end of the list it keeps its room, so that the others stand one below the other. */
function MoveButton({ value, label, isAtEnd, className }: Action & { className?: string }) {
  return (
    <button type="submit" name="act" value={value} aria-label={label} disabled={isAtEnd}>
      <Icon name="chevron" className={className} />
    </button>
  )
}
