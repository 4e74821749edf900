import { data } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { Island } from "#app/islands/island.tsx"
import { DoneNotice, doneMessageIn } from "#app/office/done-notice.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { CALENDAR, NEW_BLOCK, NEW_BOOKING } from "#app/office/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { formatWallDate, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { BarNames } from "./bar-names.tsx"
import styles from "./calendar.module.css"
import { CalendarFilter } from "./calendar-filter.tsx"
import { CalendarTable } from "./calendar-table.tsx"
import { ConflictList } from "./conflict-list.tsx"
import { DateNavigation } from "./date-navigation.tsx"
import { DayList } from "./day-list.tsx"
import { StatusLegend } from "./entry-signs.tsx"
import { loadCalendar } from "./load-calendar.ts"
import { isInvalidDate, queryFrom } from "./query-params.ts"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const query = queryFrom(new URL(request.url))
  const now = wallTimeAt(context.get(portsContext).clock())
  const shown = await loadCalendar(context.get(officePortsContext).calendar, query, now)
  const title = officeTitle(context, office.calendar.heading)
  const done = doneMessageIn(request, office.calendar.done)
  return data({ title, query, shown, done }, { status: isInvalidDate(query) ? 422 : 200 })
}

/** The calendar: the fleet in rows, days in columns. First day and filters are in the query. */
export default function Calendar({ loaderData: { query, shown, done } }: Route.ComponentProps) {
  const { calendar, newBooking } = useMessages().office
  const first = shown.days[0] ?? shown.today
  const last = shown.days.at(-1) ?? first
  const isEmpty = shown.groups.length === 0
  if (shown.categories.length === 0) return <NoFleet />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{calendar.heading}</h1>
          <p className="soft">{calendar.period(formatWallDate(first), formatWallDate(last))}</p>
        </div>
        <p className={`${styles.headActions} ${styles.noPrint}`}>
          <ButtonLink href={NEW_BOOKING}>{newBooking.link}</ButtonLink>
          <ButtonLink href={NEW_BLOCK} variant="outline">
            <Icon name="ban" />
            {calendar.offTheRoad}
          </ButtonLink>
        </p>
      </div>
      <DoneNotice done={done} />
      <DateNavigation query={query} shown={shown} />
      <CalendarFilter query={query} first={first} categories={shown.categories} />
      <ConflictList groups={shown.groups} />
      {shown.startsAfterToday && <p>{calendar.startsAfterToday(formatWallDate(first))}</p>}
      {isEmpty ? (
        <NoVehicles />
      ) : (
        <>
          <StatusLegend />
          <DayList {...shown} />
          <CalendarTable {...shown} />
          <Island name="barNames" component={BarNames} props={{}} />
        </>
      )}
    </>
  )
}

function NoFleet() {
  const { calendar } = useMessages().office
  return (
    <>
      <h1>{calendar.heading}</h1>
      <Notice tone="info">
        <p>{calendar.noFleet}</p>
      </Notice>
    </>
  )
}

function NoVehicles() {
  const { noVehicles, noVehiclesAdvice, filter } = useMessages().office.calendar
  return (
    <EmptyState heading={noVehicles} actions={<ButtonLink href={CALENDAR}>{filter.showAll}</ButtonLink>}>
      <p>{noVehiclesAdvice}</p>
    </EmptyState>
  )
}
