import { Disclosure } from "#app/office/disclosure.tsx"
import { telephoneHref } from "#app/ui/contact-hrefs.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { firstNumber } from "#domain/enquiry/email/detail-rows.ts"
import { dayOf, formatClock, formatWallDate, type WallTime } from "#domain/rental-period.ts"
import styles from "./day-list.module.css"
import type { ListedDay, VehicleEntry } from "./day-list.ts"
import { DriverSign, StatusSign } from "./entry-signs.tsx"
import { detailsPage, entryName } from "./entry-text.ts"

type DayListProps = { listedDays: readonly ListedDay[]; today: WallTime; now: WallTime }

/** The calendar on a phone: for each day, the entries that start, end or continue. */
export function DayList({ listedDays, today, now }: DayListProps) {
  const { calendar } = useMessages().office
  return (
    <div className={styles.days}>
      {listedDays.map((listed) => (
        <section key={listed.day} aria-labelledby={`day-${dayOf(listed.day)}`}>
          <h2 id={`day-${dayOf(listed.day)}`}>
            {listed.day === today && `${calendar.dates.today}, `}
            {formatWallDate(listed.day)}
          </h2>
          <Day {...listed} now={now} />
        </section>
      ))}
    </div>
  )
}

function Day({ starting, ending, continuing, now }: ListedDay & { now: WallTime }) {
  const { list } = useMessages().office.calendar
  const isEmpty = starting.length + ending.length + continuing.length === 0
  if (isEmpty) return <p className="soft">{list.noEntries}</p>
  return (
    <>
      <Entries heading={list.starting} entries={starting} edge="from" now={now} />
      <Entries heading={list.ending} entries={ending} edge="to" now={now} />
      {continuing.length > 0 && (
        <Disclosure summary={list.continuing(continuing.length)}>
          <ul className={styles.entries}>
            {continuing.map((item) => (
              <li key={item.entry.id}>
                <EntryLink {...item} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

/** Whether the entries of a list start or end on the day. */
type Edge = "from" | "to"
type EntriesProps = { heading: string; entries: readonly VehicleEntry[]; edge: Edge; now: WallTime }

function Entries({ heading, entries, edge, now }: EntriesProps) {
  if (entries.length === 0) return null
  return (
    <>
      <h3>{heading}</h3>
      <ul className={styles.entries}>
        {entries.map((item) => (
          <li key={item.entry.id}>
            <EntryLink {...item} time={item.entry.period[edge]} />
            <StatusSign entry={item.entry} now={now} />
            <Contact {...item} edge={edge} />
          </li>
        ))}
      </ul>
    </>
  )
}

function EntryLink({ entry, vehicle, time }: VehicleEntry & { time?: WallTime }) {
  const { entry: messages } = useMessages().office.calendar
  return (
    <a href={detailsPage(entry)} className={styles.link}>
      {time && <b className={styles.time}>{formatClock(time)}</b>}
      <span>
        {vehicle.name}
        {entry.units > 1 && `, ${messages.units(entry.units)}`}
        <span className={styles.customer}>
          {entry.kind === "block" && `${messages.offTheRoad}: `}
          <DriverSign entry={entry} />
          {entryName(entry)}
        </span>
      </span>
    </a>
  )
}

/** The pick-up or return location and the contact number of a booking. */
function Contact({ entry, edge }: VehicleEntry & { edge: Edge }) {
  const { call, unreadable } = useMessages().office.today
  if (entry.kind === "block") return null
  const { pickUpLocation, returnLocation, contactNumber, isUnreadable } = entry.details
  const location = edge === "from" ? pickUpLocation : returnLocation
  const number = contactNumber && firstNumber(contactNumber)
  return (
    <>
      {isUnreadable && <span className={styles.location}>{unreadable}</span>}
      {location && <span className={styles.location}>{location}</span>}
      {number && (
        <a
          className={styles.call}
          href={telephoneHref(number)}
          aria-label={call(contactNumber, entryName(entry))}
        >
          <Icon name="phone" className="icon-small" />
          {contactNumber}
        </a>
      )}
    </>
  )
}
