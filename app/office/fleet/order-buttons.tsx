import { MoveButtons } from "#app/office/order/move-buttons.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./fleet.module.css"

type OrderButtonsProps = { id: string; name: string; isFirst: boolean; isLast: boolean }

/** One place up or down the list, past the one that stands beside it. */
export function OrderButtons({ id, name, isFirst, isLast }: OrderButtonsProps) {
  const { order } = useMessages().office.fleet
  return (
    <form method="post" className={styles.order}>
      <input type="hidden" name="id" value={id} />
      <MoveButtons
        up={{ value: "up", label: order.up(name), isAtEnd: isFirst }}
        down={{ value: "down", label: order.down(name), isAtEnd: isLast }}
      />
    </form>
  )
}
