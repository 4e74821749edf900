import { planWithStop } from "#app/paths.ts"
import { usePathWithDates } from "#app/site/layout/layout-data.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Place } from "#domain/content/place.ts"
import styles from "./guide.module.css"

/** A link to the enquiry form, and in the guide of a place also a link to the planner. */
export function BookNow({
  title,
  href,
  place,
}: {
  title: string
  href: string
  place?: Pick<Place, "slug">
}) {
  const { guide, plan } = useMessages()
  const pathWithDates = usePathWithDates()
  return (
    <section className={`${styles.book} wrap`} aria-labelledby="book-title">
      <div className={`${styles.bookBlock} dark-block`}>
        <h2 id="book-title">{title}</h2>
        <ButtonLink href={pathWithDates(href)} variant="primary">
          {guide.bookNow}
        </ButtonLink>
        {place && (
          <ButtonLink href={pathWithDates(planWithStop(place.slug))} variant="outline">
            {plan.addToTrip}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
