import { Island } from "#app/islands/island.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { guidePath, MAY_I_DRIVE, planAskPath, planPath } from "#app/paths.ts"
import { DayList } from "#app/plan/day-list.tsx"
import { PlanMap } from "#app/plan/plan-map.tsx"
import { usePathWithDates } from "#app/site/layout/layout-data.ts"
import { ShareLink } from "#app/site/share-link.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { guidesOf } from "#domain/trip/offline-copy.ts"
import { planQuery } from "#domain/trip/plan.ts"
import { planUrl } from "#domain/trip/sent-plan.ts"
import type { Suggestion } from "#domain/trip/trip.ts"
import { AddPlaces, useMapLinks } from "./add-places.tsx"
import { carriedPlanQuery } from "./carried-plan.ts"
import { CostTable } from "./cost-table.tsx"
import { LegSection } from "./leg-table.tsx"
import type { PlanData, PlannedTripData } from "./load-plan.ts"
import { KeepOffline } from "./offline/keep-offline.tsx"
import styles from "./plan.module.css"
import { PrintedDay } from "./printed-day.tsx"
import { RouteSummary } from "./route-summary.tsx"
import { SeasonTable } from "./season-table.tsx"
import { SharePlan } from "./share-plan.tsx"

const OFFLINE_ID = "plan-offline"
/** A table of at least this many drives is about as high as the map. On a wide screen the days then begin below both. */
const MANY_DRIVES = 4

/**
 * The trip of a plan: route, days, season, prices, files and links. `data-highlights-dots` is explained in
 * app/map/sri-lanka-map.tsx.
 */
export function PlannedTrip(data: PlannedTripData) {
  const { plan: messages, choosing, licence, offline } = useMessages()
  const { trip, points, siteUrl, printsDays } = data
  const pathWithDates = usePathWithDates()
  const url = planUrl({ query: planQuery(trip.plan) }, siteUrl)
  return (
    <>
      <section className={`wrap ${styles.section}`} aria-labelledby="plan-summary">
        <h2 id="plan-summary">{messages.summary.title}</h2>
        <RouteSummary trip={trip} />
        <PrintedCompany />
        <p className={styles.noPrint}>
          <ButtonLink href={planAskPath(planQuery(trip.plan))}>{messages.share.enquire}</ButtonLink>
        </p>
        {trip.suggestion && <SuggestedOrder suggestion={trip.suggestion} points={points} />}
      </section>
      <div
        className={classNames(
          "wrap",
          styles.columns,
          printsDays && styles.byDay,
          trip.legs.length >= MANY_DRIVES && styles.daysBelow,
        )}
        data-highlights-dots
      >
        <div className={styles.map}>
          <PlanMap trip={trip} points={points} linkOf={useMapLinks(data.addablePlaces)} />
          <AddPlaces addablePlaces={data.addablePlaces} />
        </div>
        <div className={styles.mainColumn}>
          {trip.legs.length > 0 && <LegSection legs={trip.legs} />}
          <DayList
            {...data}
            guideHref={(place) => pathWithDates(guidePath(place))}
            printContent={printsDays ? (day) => <PrintedDay day={day} trip={trip} /> : undefined}
          />
        </div>
      </div>
      <SeasonTable trip={trip} />
      <CostTable {...data} hasSortLinks />
      {trip.plan.drive === "self" && (
        <p className={`wrap screen-only ${styles.licence}`}>
          <ButtonLink
            variant="outline"
            href={pathWithDates(`${MAY_I_DRIVE}?${carriedPlanQuery(planQuery(trip.plan))}`)}
          >
            {licence.link}
          </ButtonLink>
        </p>
      )}
      <SharePlan {...data}>
        <ShareLink url={url} text={choosing.share.plan(url)} />
      </SharePlan>
      <section className={`wrap ${styles.section} ${styles.noPrint}`} aria-labelledby={OFFLINE_ID}>
        <h2 id={OFFLINE_ID}>{offline.title}</h2>
        <Island
          name="keepOffline"
          component={KeepOffline}
          props={{
            plan: planQuery(trip.plan),
            guides: guidesOf(trip).map(({ slug, name }) => ({ slug, name })),
          }}
        />
        <noscript>
          <p>{offline.noScript}</p>
        </noscript>
      </section>
    </>
  )
}

/** The name of the company and its contact details, visible in print only. */
function PrintedCompany() {
  const { companyName, phone, email } = usePage().site
  return <p className="print-only">{[companyName, phone, email].join(", ")}</p>
}

function SuggestedOrder({ suggestion, points }: { suggestion: Suggestion; points: PlanData["points"] }) {
  const messages = useMessages().plan.order
  const { plan, km, hours, isEstimate, savedKm, savedHours } = suggestion
  const names = plan.stops.map(({ place }) => points.find(({ id }) => id === place)?.name ?? place)
  return (
    <Notice tone="info" className={styles.order}>
      <h3>{messages.title}</h3>
      <p>
        {messages.text(names, km, hours, isEstimate)} {messages.change(-savedKm, -savedHours, isEstimate)}
      </p>
      <ButtonLink small variant="outline" href={planPath(planQuery(plan))}>
        {messages.useOrder}
      </ButtonLink>
    </Notice>
  )
}
