import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { QuickSearch } from "#app/office/enquiries/search-form.tsx"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { INBOX, NEW_BOOKING } from "#app/office/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import { type OpenEnquiry, type TodayRental, todayOf } from "#domain/enquiry/today.ts"
import { formatClock, formatWallDate, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { EnquiryRow } from "./enquiry-row.tsx"
import { RentalRow } from "./rental-row.tsx"
import { type RowDone, returnedHref, rowDoneIn, rowId } from "./row-id.ts"
import styles from "./today.module.css"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const now = context.get(portsContext).clock()
  return {
    title: officeTitle(context, office.today.heading),
    date: formatWallDate(wallTimeAt(now)),
    done: rowDoneIn(request, office.today.done),
    today: todayOf(await context.get(officePortsContext).readToday(now), now),
  }
}

/** Records the return of the vehicles of a booking, or undoes that record. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const version = versionIn(form)
  const reference = parseReference(textOf(form, "reference")) ?? ""
  const { enquiries } = context.get(officePortsContext)
  const now = context.get(portsContext).clock()
  const found = await enquiries.find(reference, now)
  if (found?.state !== "confirmed") throw new Response(null, { status: 404 })
  const isBack = textOf(form, "act") === "returned"
  const time = formatClock(wallTimeAt(now))
  const outcome = await enquiries.change(reference, {
    version,
    state: found.state,
    note: null,
    returned: isBack,
    changes: [{ field: "returned", from: isBack ? null : "yes", to: isBack ? time : null }],
    by: context.get(sessionContext).member,
    now,
  })
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === "stale") return stale(context, reference)
  return redirect(returnedHref(reference, isBack), 303)
}

function stale(context: Context, reference: string) {
  const message = context.get(messagesContext).office.today.stale
  return formWithErrors(context, { answers: {}, errors: [{ field: rowId(reference), message }] }, 409)
}

/** The office's first page: bookings that go out, come back or are late, and enquiries that wait for an answer. */
export default function TodayPage({ loaderData: { date, today, done }, actionData }: Route.ComponentProps) {
  const { today: messages, newBooking } = useMessages().office
  const shownDone = actionData ? null : done
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{messages.heading}</h1>
          <p className="soft">{date}</p>
        </div>
        <ButtonLink href={NEW_BOOKING} className={styles.noPrint}>
          {newBooking.link}
        </ButtonLink>
      </div>
      <QuickSearch className={styles.noPrint} />
      <OfficeErrors form={actionData} />
      {today.late.length > 0 && (
        <Rentals
          heading={messages.late}
          rentals={today.late}
          does="late"
          done={shownDone}
          hint={messages.lateHint}
        />
      )}
      <Rentals
        heading={messages.goingOut}
        rentals={today.goingOut}
        does="goesOut"
        none={messages.none.goingOut}
      />
      <Rentals
        heading={messages.comingBack}
        rentals={today.comingBack}
        does="comesBack"
        done={shownDone}
        none={messages.none.comingBack}
      />
      <section aria-labelledby="tomorrow" className={styles.section}>
        <h2 id="tomorrow">{messages.tomorrow}</h2>
        {today.tomorrow.length === 0 && <p>{messages.none.tomorrow}</p>}
        <ul className={styles.list}>
          {today.tomorrow.map(({ rental, does }) => (
            <RentalRow key={rental.reference + does} rental={rental} does={does} isTomorrow />
          ))}
        </ul>
      </section>
      <Enquiries
        id="waiting"
        heading={messages.waiting}
        enquiries={today.waiting}
        none={messages.none.waiting}
        hint={messages.waitingHint}
      />
      <Enquiries
        id="new"
        heading={messages.newEnquiries}
        enquiries={today.newEnquiries}
        none={messages.none.newEnquiries}
      />
      <p className={styles.noPrint}>
        <a className="tlink" href={INBOX}>
          {messages.inbox}
        </a>
      </p>
    </>
  )
}

type RentalsProps = {
  heading: string
  rentals: readonly TodayRental[]
  does: "late" | "goesOut" | "comesBack"
  /** The last action, in its row. */
  done?: RowDone | null
  /** The text of an empty list. */
  none?: string
  hint?: string
}

function Rentals({ heading, rentals, does, done, none, hint }: RentalsProps) {
  return (
    <section aria-labelledby={does} data-does={does} className={styles.section}>
      <h2 id={does}>{heading}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {rentals.length === 0 && <p>{none}</p>}
      <ul className={styles.list}>
        {rentals.map((rental) => (
          <RentalRow
            key={rental.reference}
            rental={rental}
            does={does}
            done={done?.reference === rental.reference ? done.text : null}
          />
        ))}
      </ul>
    </section>
  )
}

type EnquiriesProps = {
  id: string
  heading: string
  enquiries: readonly OpenEnquiry[]
  none: string
  hint?: string
}

/** Open enquiries. They are not printed. */
function Enquiries({ id, heading, enquiries, none, hint }: EnquiriesProps) {
  return (
    <section aria-labelledby={id} className={styles.noPrint}>
      <h2 id={id}>{heading}</h2>
      {enquiries.length === 0 ? <p>{none}</p> : hint && <p className={styles.hint}>{hint}</p>}
      <ul className={styles.list}>
        {enquiries.map((enquiry) => (
          <EnquiryRow key={enquiry.reference} enquiry={enquiry} />
        ))}
      </ul>
    </section>
  )
}
