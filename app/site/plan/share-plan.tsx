import type { ReactNode } from "react"
import { PLAN_CALENDAR, PLAN_GPX, PRINT_BY_DAY, PRINT_PARAM, planAskPath, planPath } from "#app/paths.ts"
import { messagingHref } from "#app/ui/contact-hrefs.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallTime } from "#domain/rental-period.ts"
import { planQuery } from "#domain/trip/plan.ts"
import { planUrl } from "#domain/trip/sent-plan.ts"
import { mapsLinks, routePoints } from "#domain/trip/share.ts"
import type { PlannedTripData } from "./load-plan.ts"
import styles from "./plan.module.css"

const SHARE_ID = "plan-share"
const PRINT_BY_DAY_QUERY = `&${PRINT_PARAM}=${PRINT_BY_DAY}`

/** The longest trip that prints on two pages (tests/e2e/print.desktop.spec.ts). */
const MAX_DAYS_ON_TWO_PAGES = 14

type SharePlanProps = Pick<PlannedTripData, "trip" | "siteUrl" | "messagingNumber"> & {
  /** Whether the plan is printed with one page of paper for each day. */
  printsDays?: boolean
  /** More ways to share the plan, below the list. */
  children?: ReactNode
}

/** The files of the plan, links to other apps, and ways to send it to the company. */
export function SharePlan({ trip, siteUrl, messagingNumber, printsDays = false, children }: SharePlanProps) {
  const { share, summary, print } = useMessages().plan
  const query = planQuery(trip.plan)
  const url = planUrl({ query }, siteUrl)
  const path = routePoints(trip)
  const isLong = trip.days.length > MAX_DAYS_ON_TWO_PAGES
  const startText = trip.plan.pickUpAt ? share.when(formatWallTime(trip.plan.pickUpAt)) : ""
  const drive = summary.drive(trip.km, trip.hours, trip.isEstimate)
  const text = share.message(
    summary.path(path.map(({ name }) => name)),
    drive,
    startText,
    trip.plan.people,
    url,
  )
  return (
    <section className={`wrap ${styles.section} ${styles.noPrint}`} aria-labelledby={SHARE_ID}>
      <h2 id={SHARE_ID}>{share.title}</h2>
      <ul className={styles.share}>
        <li>
          <a className="text-link" href={messagingHref(messagingNumber, text)}>
            <Icon name="chat" /> {share.messaging}
          </a>
        </li>
        <li>
          <a className="text-link" href={planAskPath(query)}>
            <Icon name="mail" /> {share.enquire}
          </a>
        </li>
        {mapsLinks(path).map(({ href, points }) => (
          <li key={href}>
            <a className="text-link" href={href}>
              <Icon name="pin" /> {share.maps(points[0]?.name ?? "", points.at(-1)?.name ?? "")}
            </a>
          </li>
        ))}
        <li>
          <a className="text-link" href={`${PLAN_GPX}?${query}`} download>
            <Icon name="road" /> {share.gpx}
          </a>
        </li>
        <li>
          {trip.plan.pickUpAt ? (
            <a className="text-link" href={`${PLAN_CALENDAR}?${query}`} download>
              <Icon name="calendar" /> {share.calendar}
            </a>
          ) : (
            <span className="soft">{share.calendarNeedsDay}</span>
          )}
        </li>
        <li>
          <a
            className="text-link"
            href={`${planPath(query)}${printsDays ? "" : PRINT_BY_DAY_QUERY}#${SHARE_ID}`}
          >
            <Icon name="print" /> {printsDays ? print.chooseAll(isLong) : print.chooseDays}
          </a>
        </li>
        <li className="soft">
          {printsDays ? print.days : print.all(isLong)}{" "}
          <span className={styles.printHint}>{print.howToPrint}</span>
        </li>
      </ul>
      {children && <div className={styles.shareLink}>{children}</div>}
    </section>
  )
}
