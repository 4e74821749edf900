import { ABOUT } from "#app/paths.ts"
import { useLayoutData } from "#app/site/layout/layout-data.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Place } from "#domain/content/place.ts"
import styles from "./welcome.module.css"

/** The place whose distance the title names. */
const FAMOUS_PLACE = "sigiriya"

/** An introduction of the company with four figures: two are fixed claims of the company, two come from the content. */
export function Welcome({ mileageAllowanceKm }: { mileageAllowanceKm: number }) {
  const { places } = useLayoutData()
  const famousPlace = places.find(({ slug }) => slug === FAMOUS_PLACE)
  const messages = useMessages().home.welcome
  const figures = [
    messages.keyFigures.vehicles,
    messages.keyFigures.hours,
    messages.keyFigures.allowance(mileageAllowanceKm),
    messages.keyFigures.places(places.length),
  ]
  return (
    <section className="wrap band" aria-labelledby="welcome-title">
      <div className={styles.welcome}>
        <h2 id="welcome-title">
          {famousPlace ? messages.title(distanceText(famousPlace, messages)) : messages.titleWithoutDistance}
        </h2>
        <div className="prose">
          <p className="lead">{messages.lead}</p>
          <p>{messages.text}</p>
          <p>
            <SiteLink className="text-link" href={ABOUT}>
              {messages.about}
            </SiteLink>
          </p>
          <div className={styles.figures}>
            {figures.map(({ figure, unit }) => (
              <p key={unit}>
                <b>{figure}</b> {unit}
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

type DistanceMessages = { km: (km: number) => string; aboutKm: (km: number) => string }

function distanceText(
  { roadKm, isEstimate }: Pick<Place, "roadKm" | "isEstimate">,
  messages: DistanceMessages,
): string {
  return isEstimate ? messages.aboutKm(roadKm) : messages.km(roadKm)
}
