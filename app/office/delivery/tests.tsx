import { DELIVERY } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { TestTarget } from "#domain/delivery/delivery-board.ts"
import styles from "./delivery.module.css"

/** A button for each transport that can be tested. */
export function Tests({ targets }: { targets: readonly TestTarget[] }) {
  const { delivery } = useMessages().office
  return (
    <section aria-labelledby="test" className={styles.part}>
      <h2 id="test">{delivery.test}</h2>
      <p>{delivery.testWhy}</p>
      <form method="post" action={DELIVERY} className={styles.presses}>
        {targets.map((target) => (
          <Button key={target} type="submit" look="line" name="target" value={target}>
            {delivery.tests[target]}
          </Button>
        ))}
      </form>
    </section>
  )
}
