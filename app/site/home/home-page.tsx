import { Island } from "#app/islands/island.tsx"
import { DeferredFleet } from "#app/site/fleet/deferred-fleet.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { EnquiryPanel } from "./enquiry-panel.tsx"
import styles from "./home.module.css"
import type { HomeData } from "./load-home.ts"
import { Poster } from "./poster.tsx"
import { Welcome } from "./welcome.tsx"
import { WhereTo } from "./where-to.tsx"

const LIST_ID = "vehicles"

export function HomePage(data: HomeData) {
  const messages = useMessages().home
  const { form, now, sentRemark, destination, feeHints, mileageAllowanceKm, fleet, query } = data
  return (
    <>
      <div className={styles.home}>
        <Poster className={styles.poster} />
        <section className={styles.enquiry} aria-label={messages.enquiry.name}>
          <Island
            name="enquiryForm"
            component={EnquiryPanel}
            props={{ form, now, sentRemark, destination, feeHints }}
          />
        </section>
        <section className={styles.list} aria-labelledby={LIST_ID}>
          <DeferredFleet
            fleet={fleet}
            query={query}
            categoryId={null}
            titleId={LIST_ID}
            title={messages.list}
          />
        </section>
      </div>
      <Welcome mileageAllowanceKm={mileageAllowanceKm} />
      <WhereTo />
    </>
  )
}
