import type { FormState } from "#app/forms/form-state.ts"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Today } from "#domain/enquiry/today.ts"
import type { WallTime } from "#domain/rental-period.ts"
import { BookingRow, type BookingRowProps } from "./booking-row.tsx"
import { EnquiryRow } from "./enquiry-row.tsx"
import type { RowDone, RowEdge } from "./row-id.ts"
import styles from "./today.module.css"

const BOOKING_LISTS = ["late", "goingOut", "comingBack", "tomorrow"] as const
const ENQUIRY_LISTS = ["waiting", "newEnquiries"] as const

type BookingListName = (typeof BOOKING_LISTS)[number]
type EnquiryListName = (typeof ENQUIRY_LISTS)[number]
type ListName = BookingListName | EnquiryListName

/** The lists in the order of the page. */
export const LIST_NAMES: readonly ListName[] = [...BOOKING_LISTS, ...ENQUIRY_LISTS]

type ListLink = { id: string; label: string; count: number }

/** Links to the lists with their lengths, so that keyboard users can skip the rows of other lists. */
export function ListLinks({ links }: { links: readonly ListLink[] }) {
  const { today: messages } = useMessages().office
  if (links.length < 2) return null
  return (
    <nav aria-label={messages.pageNavigation} className={classNames(styles.listLinks, styles.noPrint)}>
      {links.map(({ id, label, count }) => (
        <a key={id} href={`#${id}`}>
          {label} <b>{count}</b>
        </a>
      ))}
    </nav>
  )
}

type TodayListProps = {
  name: ListName
  today: Today
  now: WallTime
  /** The last action, which its row reports. */
  done: RowDone | null
  /** The submitted form of a row with its errors. */
  form: FormState | undefined
}

/** A list of the page with its heading. */
export function TodayList({ name, ...page }: TodayListProps) {
  const { today: messages } = useMessages().office
  const hint = name === "late" ? messages.lateHint : name === "waiting" ? messages.waitingHint : null
  return (
    <section
      aria-labelledby={name}
      data-list={name}
      className={isEnquiryList(name) ? styles.noPrint : styles.section}
    >
      <h2 id={name}>{messages[name]}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ul className={styles.list}>
        {isEnquiryList(name) ? <EnquiryRows name={name} {...page} /> : <BookingRows name={name} {...page} />}
      </ul>
    </section>
  )
}

/** Whether a list is one of open enquiries. These lists are not printed. */
export function isEnquiryList(name: ListName): name is EnquiryListName {
  return ENQUIRY_LISTS.some((list) => list === name)
}

function EnquiryRows({ name, today, now }: TodayListProps & { name: EnquiryListName }) {
  return today[name].map((enquiry) => <EnquiryRow key={enquiry.reference} enquiry={enquiry} now={now} />)
}

function BookingRows({ name, today, done, form }: TodayListProps & { name: BookingListName }) {
  return bookingRows(name, today).map((row) => {
    const { reference } = row.booking
    const edge: RowEdge = row.event === "goesOut" ? "out" : "back"
    const isDone = done?.reference === reference && done.edge === edge && !row.isTomorrow
    return (
      <BookingRow
        key={reference + row.event}
        {...row}
        done={isDone ? done.text : null}
        form={form?.answers.reference === reference ? form : undefined}
      />
    )
  })
}

type Row = Pick<BookingRowProps, "booking" | "event" | "pickUpState" | "hasGoneOut" | "isTomorrow">

function bookingRows(name: BookingListName, { late, goingOut, comingBack, tomorrow }: Today): Row[] {
  const rows: Readonly<Record<BookingListName, Row[]>> = {
    late: late.map((booking) => ({ booking, event: "late" })),
    goingOut: goingOut.map(({ booking, state }) => ({ booking, event: "goesOut", pickUpState: state })),
    comingBack: comingBack.map((row) => ({ ...row, event: "comesBack" })),
    tomorrow: tomorrow.map(({ booking, event }) => ({ booking, event, isTomorrow: true })),
  }
  return rows[name]
}
