import { Island } from "#app/islands/island.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { guidePath, MAY_I_DRIVE, planAskPath, planPath } from "#app/paths.ts"
import { DayList } from "#app/plan/day-list.tsx"
import { PlanMap } from "#app/plan/plan-map.tsx"
import { useDatedPath } from "#app/site/layout/layout-data.ts"
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
import { DaySheet } from "./day-sheet.tsx"
import { LegTable } from "./leg-table.tsx"
import type { PlanData, PlannedTripData } from "./load-plan.ts"
import { KeepOffline } from "./offline/keep-offline.tsx"
import styles from "./plan.module.css"
import { RouteSummary } from "./route-summary.tsx"
import { SeasonTable } from "./season-table.tsx"
import { TakeAlong } from "./take-along.tsx"

const OFFLINE_ID = "plan-offline"
/** The table of so many drives is about as high as the map, so that the days begin below both on a wide screen. */
const MANY_DRIVES = 4

/** The trip of a plan: route, days, season, prices, files and links. */
export function PlannedTrip(data: PlannedTripData) {
  const { plan: messages, choosing, licence, offline } = useMessages()
  const { trip, points, siteUrl, printsDays } = data
  const dated = useDatedPath()
  const url = planUrl({ query: planQuery(trip.plan) }, siteUrl)
  return (
    <>
      <section className={`wrap ${styles.part}`} aria-labelledby="plan-summary">
        <h2 id="plan-summary">{messages.summary.title}</h2>
        <RouteSummary trip={trip} />
        <PrintedCompany />
        <p className={styles.screen}>
          <ButtonLink href={planAskPath(planQuery(trip.plan))}>{messages.share.enquire}</ButtonLink>
        </p>
        {trip.suggestion && <SuggestedOrder suggestion={trip.suggestion} points={points} />}
      </section>
      <div
        className={classNames(
          "wrap",
          styles.beside,
          printsDays && styles.byDay,
          trip.legs.length >= MANY_DRIVES && styles.daysBelow,
        )}
        data-lights-map
      >
        <div className={styles.map}>
          <PlanMap trip={trip} points={points} linkOf={useMapLinks(data.addable)} />
          <AddPlaces addable={data.addable} />
        </div>
        <div className={styles.besideText}>
          {trip.legs.length > 0 && <LegTable legs={trip.legs} />}
          <DayList
            {...data}
            guideHref={(place) => dated(guidePath(place))}
            sheetOf={printsDays ? (day) => <DaySheet day={day} trip={trip} /> : undefined}
          />
        </div>
      </div>
      <SeasonTable trip={trip} />
      <CostTable {...data} isSorted />
      {trip.plan.drive === "self" && (
        <p className={`wrap screen-only ${styles.licence}`}>
          <ButtonLink
            variant="outline"
            href={dated(`${MAY_I_DRIVE}?${carriedPlanQuery(planQuery(trip.plan))}`)}
          >
            {licence.link}
          </ButtonLink>
        </p>
      )}
      <TakeAlong {...data}>
        <ShareLink url={url} text={choosing.share.plan(url)} />
      </TakeAlong>
      <section className={`wrap ${styles.part} ${styles.screen}`} aria-labelledby={OFFLINE_ID}>
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

/** The name of the company, visible in print only. */
function PrintedCompany() {
  const { companyName, phone, email } = usePage().site
  return <p className="print-only">{[companyName, phone, email].join(", ")}</p>
}

function SuggestedOrder({ suggestion, points }: { suggestion: Suggestion; points: PlanData["points"] }) {
  const messages = useMessages().plan.order
  const { plan, km, hours, isEstimate, savedKm, savedHours } = suggestion
  const names = plan.stops.map(({ place }) => points.find(({ id }) => id === place)?.name ?? place)
  return (
    <Notice tone="note" className={styles.order}>
      <h3>{messages.title}</h3>
      <p>
        {messages.text(names, km, hours, isEstimate)} {messages.change(-savedKm, -savedHours, isEstimate)}
      </p>
      <ButtonLink small variant="outline" href={planPath(planQuery(plan))}>
        {messages.use}
      </ButtonLink>
    </Notice>
  )
}
