import { usePage } from "#app/islands/page-context.tsx"
import { guidePath, planPath, TRIPS, tripPath } from "#app/paths.ts"
import { DayList } from "#app/plan/day-list.tsx"
import { PlanMap } from "#app/plan/plan-map.tsx"
import { FestivalDays } from "#app/site/guide/festivals.tsx"
import { usePathWithDates } from "#app/site/layout/layout-data.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { LivesAbroadCheckbox } from "#app/site/lives-abroad-checkbox.tsx"
import { CostTable } from "#app/site/plan/cost-table.tsx"
import styles from "#app/site/plan/plan.module.css"
import { COST_ID } from "#app/site/plan/plan-ids.ts"
import { RouteSummary } from "#app/site/plan/route-summary.tsx"
import { SeasonTable } from "#app/site/plan/season-table.tsx"
import { SharePlan } from "#app/site/plan/share-plan.tsx"
import { abroadQuery, dateParams, datesQuery } from "#app/site/rental-dates.ts"
import { ShareLink } from "#app/site/share-link.tsx"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { planQuery } from "#domain/trip/plan.ts"
import type { TripData } from "./load-trip.ts"

/** The number of days that are about as high as the map, in two columns. On a wide screen, a longer list continues below the map. */
const DAYS_BESIDE_MAP = 8

/** The page of a ready-made trip: the texts of an editor, and the values that the planner computes. */
export function TripPage(data: TripData) {
  const { trips: messages, choosing } = useMessages()
  const pathWithDates = usePathWithDates()
  const url = sharedUrl(data)
  const { readyTrip, trip, points, bestMonths, festivals } = data
  return (
    <>
      <div className={`pagehead ${styles.head}`}>
        <h1>{readyTrip.title}</h1>
        <p className="lead">{readyTrip.intro}</p>
      </div>
      <section className={`wrap ${styles.section}`} aria-label={messages.introduction}>
        <RouteSummary trip={trip} />
        {bestMonths.length > 0 && <p>{messages.best(bestMonths)}.</p>}
        <p className={styles.noPrint}>
          <ButtonLink href={planPath(planQuery(trip.plan))}>{messages.change}</ButtonLink>
        </p>
      </section>
      <div
        className={classNames(
          "wrap",
          styles.columns,
          trip.days.length > DAYS_BESIDE_MAP && styles.daysAround,
        )}
      >
        <div className={styles.map}>
          <PlanMap trip={trip} points={points} />
        </div>
        <div className={styles.mainColumn}>
          <DayList {...data} texts={readyTrip.days} guideHref={(place) => pathWithDates(guidePath(place))} />
        </div>
      </div>
      <SeasonTable trip={trip} />
      {festivals.days.length > 0 && (
        <section className={`wrap ${styles.section}`} aria-labelledby="trip-festivals">
          <h2 id="trip-festivals">{messages.festivals}</h2>
          <FestivalDays days={festivals.days} calendar={festivals} />
        </section>
      )}
      <CostTable {...data}>
        <AbroadForm livesAbroad={data.livesAbroad} />
      </CostTable>
      <SharePlan {...data}>
        <ShareLink url={url} text={choosing.share.trip(readyTrip.title, url)} />
      </SharePlan>
      <p className={`wrap ${styles.section} ${styles.noPrint}`}>
        <SiteLink className="text-link" href={TRIPS}>
          {messages.all}
        </SiteLink>
      </p>
    </>
  )
}

/** The URL of the page with the visitor's choices. */
function sharedUrl({ readyTrip, trip: { plan }, siteUrl }: TripData): string {
  const { pickUpAt, returnAt, livesAbroad } = plan
  const query =
    pickUpAt && returnAt ? datesQuery({ pickUpAt, returnAt, livesAbroad }) : abroadQuery(livesAbroad)
  return `${siteUrl}${tripPath(readyTrip.slug)}${query && `?${query}`}`
}

/**
 * The form that asks where the visitor lives, if visitors from abroad pay other rates. It opens the page with the answer in its
 * URL.
 */
function AbroadForm({ livesAbroad }: { livesAbroad: boolean | null }) {
  const { pathname, search } = usePage()
  const messages = useMessages().trips
  if (livesAbroad === null) return null
  return (
    <form
      action={`${pathname}#${COST_ID}`}
      aria-label={messages.abroad}
      className={`screen-only ${styles.abroad}`}
    >
      <LivesAbroadCheckbox checked={livesAbroad} />
      {dateParams(new URLSearchParams(search)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline" small>
        {messages.showPrices}
      </Button>
    </form>
  )
}
