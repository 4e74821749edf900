import { enquiryFormPath, tripPath } from "#app/paths.ts"
import { usePathWithDates } from "#app/site/layout/layout-data.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { messagingHref } from "#app/ui/contact-hrefs.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Place } from "#domain/content/place.ts"
import { newestReportMonth } from "#domain/content/road-state.ts"
import { BookNow } from "./book-now.tsx"
import { ClimateTable } from "./climate-table.tsx"
import { DrivesTable } from "./drives-table.tsx"
import { PlaceFestivals } from "./festivals.tsx"
import styles from "./guide.module.css"
import { GuideAlerts } from "./guide-alerts.tsx"
import { GuideFleet } from "./guide-fleet.tsx"
import { GuideMap } from "./guide-map.tsx"
import type { PlaceGuideData } from "./load-guide.ts"
import { LocalMap } from "./local-map/local-map.tsx"
import { NearbyGuides } from "./nearby-guides.tsx"
import { PlaceSign } from "./place-sign.tsx"
import { RoadStates } from "./road-states.tsx"
import { TableOfContents } from "./table-of-contents.tsx"
import { SightList } from "./visit/sight-list.tsx"
import { Stay } from "./visit/stay.tsx"
import { type ComputedContent, WrittenSections } from "./written-sections.tsx"

const FLEET_ID = "vehicles"
const STAY_ID = "how-long-to-stay"
const SIGHTS_ID = "what-to-see"

/**
 * A destination guide: a road sign with the name of the place, the sections that an editor wrote, and computed content, for example
 * vehicles, maps and sample days.
 */
export function GuidePage(data: PlaceGuideData) {
  const { guide, places, pictureAlt, vehicleGroups, mileageAllowanceKm, site } = data
  const { guide: messages, visit } = useMessages()
  const { place, sections } = guide
  const askHref = messagingHref(site.messagingNumber, messages.messagingText(place.name))
  const sightsEnd = sections.findIndex(({ id }) => id === SIGHTS_ID) + 1
  const firstSections = sections.slice(0, sightsEnd)
  const otherSections = sections.slice(sightsEnd)
  const stay = { id: STAY_ID, title: visit.stay.title }
  const contents = [...firstSections, stay, ...otherSections, { id: FLEET_ID, title: messages.vehicles }]
  return (
    <div data-region={place.region}>
      <PlaceSign place={place} pictureAlt={pictureAlt} />
      <div className={styles.guide}>
        <TableOfContents sections={contents} />
        <div className={styles.body}>
          <section className={styles.section} aria-label={messages.introduction}>
            <p className="lead">{guide.intro}</p>
            <GuideAlerts alerts={guide.alerts} />
          </section>
          <WrittenSections sections={firstSections} computedContent={{ [SIGHTS_ID]: sightsContent(data) }} />
          <section id={STAY_ID} className={styles.section} aria-labelledby={`${STAY_ID}-title`}>
            <h2 id={`${STAY_ID}-title`}>{stay.title}</h2>
            <Stay visit={guide.visit} sun={data.sun} />
          </section>
          <WrittenSections
            sections={otherSections}
            computedContent={{ "driving-there": drivingContent(data), "when-to-go": seasonContent(data) }}
          />
          <GuideFleet
            id={FLEET_ID}
            guide={guide}
            vehicleGroups={vehicleGroups}
            mileageAllowanceKm={mileageAllowanceKm}
            phone={site.phone}
            askHref={askHref}
          />
          <TripsWithStop place={place} trips={data.trips} />
          <p className="small soft">
            {visit.newestReport(newestReportMonth(guide.newestReport, guide.roadStates))}
          </p>
        </div>
        <GuideMap guide={guide} places={places} />
      </div>
      <BookNow title={messages.bookTitle(place.name)} href={enquiryFormPath(place.slug)} place={place} />
      <NearbyGuides neighbours={guide.nearby} />
      <StickyActions place={place} askHref={askHref} />
    </div>
  )
}

function sightsContent({ guide, localMap }: PlaceGuideData): ComputedContent {
  const { items = [] } = guide.sections.find(({ id }) => id === SIGHTS_ID) ?? {}
  return {
    before: <LocalMap map={localMap} placeName={guide.place.name} />,
    replacement: <SightList items={items} sights={guide.visit.sights} />,
  }
}

function drivingContent({ guide, mileageAllowanceKm }: PlaceGuideData): ComputedContent {
  return {
    before: (
      <>
        <RoadStates states={guide.roadStates} />
        <DrivesTable guide={guide} mileageAllowanceKm={mileageAllowanceKm} />
      </>
    ),
  }
}

function seasonContent({ guide, festivals }: PlaceGuideData): ComputedContent {
  return {
    after: (
      <>
        {guide.climate && <ClimateTable station={guide.climate} />}
        <PlaceFestivals days={festivals.days} calendar={festivals} />
      </>
    ),
  }
}

/** The ready-made trips that stop at the place. */
function TripsWithStop({ place, trips }: { place: Place } & Pick<PlaceGuideData, "trips">) {
  const messages = useMessages().trips
  if (trips.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="trips-through">
      <h2 id="trips-through">{messages.through(place.name)}</h2>
      <ul>
        {trips.map(({ slug, title }) => (
          <li key={slug}>
            <SiteLink href={tripPath(slug)}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The links to the enquiry form and to a message, fixed at the bottom of the window on a phone. */
function StickyActions({ place, askHref }: { place: Place; askHref: string }) {
  const messages = useMessages().guide
  return (
    <div className={`${styles.stickyActions} dark-block`}>
      <ButtonLink href={usePathWithDates()(enquiryFormPath(place.slug))} className={styles.bookLink}>
        {messages.bookNow}
      </ButtonLink>
      <ButtonLink href={askHref} variant="outline">
        <Icon name="chat" />
        <span className="visually-hidden">{messages.askMessaging}</span>
      </ButtonLink>
    </div>
  )
}
