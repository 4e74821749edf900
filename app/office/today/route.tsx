import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { Island } from "#app/islands/island.tsx"
import { periodAfter } from "#app/office/calendar/query-params.ts"
import { QuickSearch } from "#app/office/enquiries/search-form.tsx"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { enquiryPage, INBOX, NEW_BOOKING } from "#app/office/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { attentionOf } from "#domain/enquiry/attention.ts"
import { buildToday, type Today } from "#domain/enquiry/today.ts"
import { formatWallDate, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { ATTENTION, AttentionList, attentionEntries } from "./attention-list.tsx"
import { handleRow } from "./handle-row.ts"
import { ReasonFieldFocus } from "./reason-field-focus.tsx"
import { type RowDone, rowDoneIn } from "./row-id.ts"
import styles from "./today.module.css"
import { isEnquiryList, LIST_NAMES, ListLinks, TodayList } from "./today-lists.tsx"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const { readToday, readAttention, calendar } = context.get(officePortsContext)
  const instant = context.get(portsContext).clock()
  const now = wallTimeAt(instant)
  const [records, attention, fleet, entries] = await Promise.all([
    readToday(instant),
    readAttention(instant),
    calendar.fleet(),
    calendar.entries(periodAfter({ from: now, to: now })), // from now on
  ])
  const today = buildToday(records, instant)
  return {
    title: officeTitle(context, office.today.heading),
    now,
    done: rowDoneIn(request, office.today.done),
    today,
    attention: attentionEntries(attentionOf(attention, { fleet, entries }, instant), office),
    // The layout of the office renders these.
    skipLinks: LIST_NAMES.filter((name) => isEnquiryList(name) && today[name].length > 0).map((name) => ({
      href: `#${name}`,
      label: office.today.skipTo(office.today[name]),
    })),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return handleRow(request, context)
}

/** The office's first page: bookings that go out, come back or are late, and enquiries that wait for an answer. */
export default function TodayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { now, today, attention } = loaderData
  const { today: messages, newBooking } = useMessages().office
  const done = actionData ? null : loaderData.done
  const shownListNames = LIST_NAMES.filter((name) => today[name].length > 0)
  const emptyListNames = LIST_NAMES.filter((name) => !shownListNames.includes(name))
  const listLinks = [
    ...(attention.length > 0
      ? [{ id: ATTENTION, label: messages.attention.heading, count: attention.length }]
      : []),
    ...shownListNames.map((name) => ({ id: name, label: messages[name], count: today[name].length })),
  ]
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{messages.heading}</h1>
          <p className="soft">{formatWallDate(now)}</p>
          <ListLinks links={listLinks} />
        </div>
        <ButtonLink href={NEW_BOOKING} className={styles.noPrint}>
          {newBooking.link}
        </ButtonLink>
      </div>
      <QuickSearch className={styles.noPrint} />
      <OfficeErrors form={actionData} />
      {actionData && <TypedReason form={actionData} today={today} />}
      {done && !hasRow(done, today) && <DoneWithoutRow {...done} />}
      <AttentionList entries={attention} />
      {shownListNames.map((name) => (
        <TodayList key={name} name={name} today={today} now={now} done={done} form={actionData} />
      ))}
      <p className="soft">
        {messages.emptyLists(emptyListNames.filter((name) => !isEnquiryList(name)))}{" "}
        <span className={styles.noPrint}>{messages.emptyLists(emptyListNames.filter(isEnquiryList))}</span>
      </p>
      <Island name="reasonFieldFocus" component={ReasonFieldFocus} props={{}} />
      <p className={styles.noPrint}>
        <a className="text-link" href={INBOX}>
          {messages.inbox}
        </a>
      </p>
    </>
  )
}

/** Whether a row reports a completed action: the row of the booking's pick-up or of its return, as the action. */
function hasRow({ reference, edge }: RowDone, { late, goingOut, comingBack }: Today): boolean {
  const bookings =
    edge === "out"
      ? goingOut.map(({ booking }) => booking)
      : [...late, ...comingBack.map(({ booking }) => booking)]
  return bookings.some((booking) => booking.reference === reference)
}

/** Reports a completed action of a booking that has no row any more. */
function DoneWithoutRow({ reference, text }: RowDone) {
  const { noShow } = useMessages().office.today
  return (
    <Notice tone="success" className="screen-only">
      <p>
        {text} <a href={enquiryPage(reference)}>{noShow.openBooking}</a>
      </p>
    </Notice>
  )
}

/** The submitted reason, if another user changed the booking meanwhile and its row no longer has a field for a reason. */
function TypedReason({ form: { answers }, today }: { form: FormState; today: Today }) {
  const { noShow } = useMessages().office.today
  const { reference = "", reason = "" } = answers
  const hasReasonField = today.goingOut.some(
    ({ booking, state }) => booking.reference === reference && state !== "out",
  )
  if (reason === "" || hasReasonField) return null
  return (
    <Notice tone="info" className="screen-only">
      <p>
        {noShow.typed} {reason}
      </p>
      <p>
        <a href={enquiryPage(reference)}>{noShow.openBooking}</a>
      </p>
    </Notice>
  )
}
