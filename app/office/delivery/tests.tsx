import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { TestedWay } from "#domain/delivery/delivery-board.ts"
import styles from "./delivery.module.css"

/** A press for each way that something can go. */
export function Tests({ ways }: { ways: readonly TestedWay[] }) {
  const { delivery } = useMessages().office
  return (
    <section aria-labelledby="test" className={styles.part}>
      <h2 id="test">{delivery.test}</h2>
      <p>{delivery.testWhy}</p>
      <form method="post" action="/office/delivery" className={styles.presses}>
        {ways.map((way) => (
          <Button key={way} type="submit" look="line" name="way" value={way}>
            {delivery.tests[way]}
          </Button>
        ))}
      </form>
    </section>
  )
}
