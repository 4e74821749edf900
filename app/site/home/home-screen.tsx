import { SettledFleet } from "#app/site/fleet/settled-fleet.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ServerDrawn } from "#app/ui/server-drawn.tsx"
import { EnquiryPanel } from "./enquiry-panel.tsx"
import styles from "./home.module.css"
import type { HomeData } from "./load-home.ts"
import { Poster } from "./poster.tsx"
import { Welcome } from "./welcome.tsx"
import { WhereTo } from "./where-to.tsx"

const LIST_ID = "vehicles"

export function HomeScreen({ form, now, sentRemark, destination, mileageAllowanceKm, ...list }: HomeData) {
  const texts = useMessages().home
  return (
    <>
      <div className={styles.home}>
        <ServerDrawn id="poster">{import.meta.env.SSR && <Poster className={styles.poster} />}</ServerDrawn>
        <section className={styles.enquiry} aria-label={texts.enquiry.name}>
          <EnquiryPanel form={form} now={now} sentRemark={sentRemark} destination={destination} />
        </section>
        <section className={styles.list} aria-labelledby={LIST_ID}>
          <SettledFleet {...list} categoryId={null} titleId={LIST_ID} title={texts.list} />
        </section>
      </div>
      <ServerDrawn id="welcome">
        {import.meta.env.SSR && <Welcome mileageAllowanceKm={mileageAllowanceKm} />}
      </ServerDrawn>
      <ServerDrawn id="where-to">{import.meta.env.SSR && <WhereTo />}</ServerDrawn>
    </>
  )
}
