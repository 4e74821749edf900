import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./fleet.module.css"

type OrderButtonsProps = { id: string; name: string; isFirst: boolean; isLast: boolean }

/** One place up or down the list, past the one that stands beside it. */
export function OrderButtons({ id, name, isFirst, isLast }: OrderButtonsProps) {
  const { order } = useMessages().office.fleet
  return (
    <form method="post" className={styles.order}>
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="act" value="up" aria-label={order.up(name)} disabled={isFirst}>
        <Icon name="chevron" className={styles.up} />
      </button>
      <button type="submit" name="act" value="down" aria-label={order.down(name)} disabled={isLast}>
        <Icon name="chevron" />
      </button>
    </form>
  )
}
