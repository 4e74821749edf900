import { DELIVERY } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { isSecondary } from "#domain/delivery/delivery.ts"
import type { DeliveryTest } from "#domain/delivery/delivery-board.ts"
import styles from "./delivery.module.css"

/** A button for each test, which sends an email or enquiry through a channel. */
export function TestButtons({ tests }: { tests: readonly DeliveryTest[] }) {
  const {
    channels,
    office: { delivery },
  } = useMessages()
  return (
    <section aria-labelledby="test" className={styles.section}>
      <h2 id="test">{delivery.test}</h2>
      <p>{delivery.testHint}</p>
      <form method="post" action={DELIVERY} className={styles.actions}>
        {tests.map(({ target, channel }) => (
          <Button key={target} type="submit" variant="outline" name="target" value={target}>
            {channels[channel].test(delivery.testContents[isSecondary(target) ? "enquiry" : target])}
          </Button>
        ))}
      </form>
    </section>
  )
}
