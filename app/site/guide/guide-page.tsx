import { enquiryFormPath } from "#app/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { messagingHref } from "#app/ui/contact-hrefs.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Place } from "#domain/content/place.ts"
import { BookNow } from "./book-now.tsx"
import { DrivesTable } from "./drives-table.tsx"
import styles from "./guide.module.css"
import { GuideAlerts } from "./guide-alerts.tsx"
import { GuideFleet } from "./guide-fleet.tsx"
import { GuideMap } from "./guide-map.tsx"
import type { PlaceGuide } from "./load-guide.ts"
import { NearbyGuides } from "./nearby-guides.tsx"
import { PlaceSign } from "./place-sign.tsx"
import { TableOfContents } from "./table-of-contents.tsx"
import { WrittenSections } from "./written-sections.tsx"

const FLEET_ID = "vehicles"

/** A destination guide: the place name, the editor's sections, and computed parts: vehicles, map, neighbours. */
export function GuidePage({ guide, places, vehicles, mileageAllowanceKm, site }: PlaceGuide) {
  const messages = useMessages().guide
  const { place, sections } = guide
  const askHref = messagingHref(site.messagingNumber, messages.messagingText(place.name))
  return (
    <div data-region={place.region}>
      <PlaceSign place={place} />
      <div className={styles.guide}>
        <TableOfContents sections={[...sections, { id: FLEET_ID, title: messages.vehicles }]} />
        <div className={styles.body}>
          <section className={styles.part} aria-label={messages.introduction}>
            <p className="lead">{guide.intro}</p>
            <GuideAlerts alerts={guide.alerts} />
          </section>
          <WrittenSections
            sections={sections}
            introductions={{
              "driving-there": <DrivesTable guide={guide} mileageAllowanceKm={mileageAllowanceKm} />,
            }}
          />
          <GuideFleet
            id={FLEET_ID}
            guide={guide}
            vehicles={vehicles}
            mileageAllowanceKm={mileageAllowanceKm}
            phone={site.phone}
            askHref={askHref}
          />
          <p className="small soft">{messages.checkedOn(guide.checkedOn)}</p>
        </div>
        <GuideMap guide={guide} places={places} />
      </div>
      <BookNow title={messages.bookTitle(place.name)} href={enquiryFormPath(place.slug)} />
      <NearbyGuides neighbours={guide.nearby} />
      <StickyActions place={place} askHref={askHref} />
    </div>
  )
}

/** The two contact links, fixed at the bottom of the window on a phone. */
function StickyActions({ place, askHref }: { place: Place; askHref: string }) {
  const messages = useMessages().guide
  return (
    <div className={`${styles.dock} on-tank`}>
      <ButtonLink href={enquiryFormPath(place.slug)} className={styles.dockBook}>
        {messages.bookNow}
      </ButtonLink>
      <ButtonLink href={askHref} look="line">
        <Icon name="chat" />
        <span className="vh">{messages.askMessaging}</span>
      </ButtonLink>
    </div>
  )
}
