import { Icon } from "#app/ui/icon.tsx"
import styles from "./order-presses.module.css"

type Press = { value: string; label: string; isAtEnd?: boolean }

/** One place up or down a list, past what stands beside it: two buttons of the form around them, named `act`. */
export function OrderPresses({ up, down }: { up: Press; down: Press }) {
  return (
    <span className={styles.order}>
      <OrderPress {...up} className={styles.up} />
      <OrderPress {...down} />
    </span>
  )
}

/** At its end of the list it keeps its room, so that the others stand one below the other. */
function OrderPress({ value, label, isAtEnd, className }: Press & { className?: string }) {
  return (
    <button type="submit" name="act" value={value} aria-label={label} disabled={isAtEnd}>
      <Icon name="chevron" className={className} />
    </button>
  )
}
