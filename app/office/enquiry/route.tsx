import { loadEnquiryTerms } from "#app/booking/load-enquiry-terms.ts"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { availabilitiesOf } from "#app/office/booking/terms-form-state.ts"
import { loadNeighbours } from "#app/office/enquiries/load-neighbours.ts"
import { notSentLabel } from "#app/office/enquiries/not-sent-label.ts"
import { backToInboxHref } from "#app/office/enquiries/query-params.ts"
import { Status } from "#app/office/enquiries/status.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { confirmPage } from "#app/office/paths.ts"
import { WholeWords } from "#app/office/whole-words.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { telephoneHref } from "#app/ui/contact-hrefs.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { firstNumber } from "#domain/enquiry/email/detail-rows.ts"
import { emailContents } from "#domain/enquiry/email/enquiry-contents.ts"
import { type EnquiryContent, parseReference } from "#domain/enquiry/enquiry.ts"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { DEFAULT_REPLY_LANGUAGE } from "#domain/replies/reply-languages.ts"
import type { Messages } from "#messages/messages.ts"
import type { Route } from "./+types/route"
import { ActionButton } from "./action-button.tsx"
import { AnonymisedNotice, anonymisedContents } from "./anonymised.tsx"
import { BookingSection } from "./booking-section.tsx"
import { availableSteps, hasUnofferedPrice } from "./booking-steps.ts"
import { composeReply, REPLY_LANGUAGE_OPTIONS, templatesFor } from "./compose-reply.ts"
import { Deliveries } from "./deliveries.tsx"
import styles from "./enquiry.module.css"
import { REPLY_FORM, REPLY_TEXT, STATE_FIELD } from "./enquiry-form.ts"
import { EnquiryLinks, enquiryHrefs } from "./enquiry-links.tsx"
import { handleEnquiryAction } from "./handle-enquiry-action.ts"
import { History } from "./history.tsx"
import { loadReturnCalendar } from "./load-return-calendar.ts"
import { loadSentPlan } from "./load-sent-plan.ts"
import { Neighbours } from "./neighbours.tsx"
import { pageReport } from "./page-report.tsx"
import { PlanSection } from "./plan-section.tsx"
import { ReplyEmails } from "./reply-emails.tsx"
import { ReplyForm } from "./reply-form.tsx"
import { SentAnswers, sectionsBesideTerms, withServiceNames } from "./sent-answers.tsx"
import { formatTemplateChoice } from "./template-choice.ts"

export const meta = officeMeta

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ports = context.get(portsContext)
  const reference = parseReference(params.reference)
  const record = reference && (await context.get(officePortsContext).enquiries.find(reference, ports.clock()))
  if (!record) throw new Response(null, { status: 404 })
  const { officeEnquiries, office } = context.get(messagesContext)
  const { enquiry } = record
  const contents = emailContents(enquiry, ports.settings.siteUrl)
  const kindLabel = officeEnquiries.kinds[enquiry.content.kind]
  const url = new URL(request.url)
  const enquiryTerms = await loadEnquiryTerms(context, record, request.signal)
  const { replies: replyEmails, sender } = context.get(officePortsContext)
  const [calendarState, defaultReply, sentReplies, neighbours] = await Promise.all([
    loadCalendarState(context, record, enquiryTerms.terms),
    composeReply(context, enquiry, {
      terms: enquiryTerms.terms,
      template: "received",
      language: DEFAULT_REPLY_LANGUAGE,
    }),
    replyEmails.repliesTo(enquiry.id, ports.clock()),
    loadNeighbours(url, enquiry.reference, context),
  ])
  return {
    title: officeTitle(context, `${kindLabel} ${enquiry.reference}`),
    heading: record.anonymised ? kindLabel : enquiryHeading(record, officeEnquiries, contents.title),
    enquiryTerms,
    sentPlan: loadSentPlan(context, enquiry, enquiryTerms),
    ...calendarState,
    subject: defaultReply.subject,
    templates: REPLY_LANGUAGE_OPTIONS.map(({ id: language, name }) => ({
      label: name,
      options: templatesFor(record.state).map((template) => ({
        value: formatTemplateChoice({ language, template }),
        label: office.replies.templates[template],
      })),
    })),
    hasMailServer: sender.channel !== "mailbox",
    done: url.searchParams.get("done") ?? "",
    replies: sentReplies,
    record,
    hrefs: enquiryHrefs(context, record),
    notSentLabel: notSentLabel(context),
    backHref: backToInboxHref(url, enquiry.reference),
    neighbours,
    contents: record.anonymised
      ? anonymisedContents(contents, kindLabel)
      : { ...contents, sections: withServiceNames(contents.sections, officeEnquiries.services) },
  }
}

/**
 * The heading of the page: the person and the vehicle of a booking, the service of an enquiry, the person of a trip, or the title
 * of a message or of a booking by the staff, which names the person.
 */
function enquiryHeading(
  { enquiry: { content }, agreed }: EnquiryRecord,
  { kinds, services }: Messages["officeEnquiries"],
  title: string,
): string {
  const { name, vehicle, service } = summaryOf(content, agreed?.terms)
  if (content.kind === "booking") return `${name}, ${vehicle}`
  if (content.kind === "trip") return `${kinds.trip}: ${name}`
  if (content.kind !== "enquiry") return title
  return `${kinds.enquiry}: ${services[service ?? "self_drive"]}` // such an enquiry always has a service; the type does not say so
}

/** Whether the vehicles of the terms are free, also for another return, and whether a confirmed booking has no calendar entry. */
async function loadCalendarState(
  context: Context,
  { enquiry: { reference }, state, anonymised }: EnquiryRecord,
  terms: AgreedTerms | null,
) {
  if (!terms || anonymised) return { availabilities: [], isMissingInCalendar: false, returnCalendar: null }
  const { calendar } = context.get(officePortsContext)
  const [ownEntries, fleet] = await Promise.all([calendar.bookingsOf(reference), calendar.fleet()])
  const isConfirmed = state === "confirmed"
  return {
    availabilities: await availabilitiesOf(context, { ownEntries, terms }),
    isMissingInCalendar: isConfirmed && fleet.length > 0 && ownEntries.length === 0,
    returnCalendar: await loadReturnCalendar(context, { terms, ownEntries, isConfirmed, fleet }),
  }
}

export function action({ request, context, params }: Route.ActionArgs) {
  return handleEnquiryAction(request, context, parseReference(params.reference) ?? "")
}

/** The page of an enquiry: the booking as agreed, its contents, the reply, the state, the history and the deliveries. */
export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { record, notSentLabel, backHref, contents, enquiryTerms, replies, hrefs } = loaderData
  const { availabilities, isMissingInCalendar, returnCalendar, subject, hasMailServer } = loaderData
  const report = pageReport(actionData, loaderData.done)
  const messages = useMessages().officeEnquiries
  const { enquiry, amendedAt } = record
  const isAnonymised = record.anonymised !== null
  const details = (
    <>
      {loaderData.sentPlan && <PlanSection {...loaderData.sentPlan} />}
      <SentAnswers {...contents} sections={sectionsBesideTerms(enquiry.content, contents.sections)} />
    </>
  )
  const areDetailsFirst = hasRequestInDetails(enquiry.content)
  return (
    <>
      <div className={styles.top}>
        <BackLink href={backHref}>{messages.page.back}</BackLink>
        <Neighbours {...loaderData.neighbours} />
      </div>
      {!isAnonymised && <DefaultButton />}
      <div className={styles.head}>
        <Status {...record} notSentLabel={notSentLabel} />
        <h1>
          <WholeWords text={loaderData.heading} />
        </h1>
        <p className="soft">
          {messages.page.reference(enquiry.reference, timeText(enquiry.receivedAt))}{" "}
          {amendedAt && messages.page.amended(timeText(amendedAt))}
        </p>
        {!isAnonymised && <HeadLinks record={record} terms={enquiryTerms.terms} />}
        <EnquiryLinks {...hrefs} />
      </div>
      <AnonymisedNotice {...record} />
      {contents.remarks.map((remark) => (
        <Notice key={remark} tone="warning">
          <p>{remark}</p>
        </Notice>
      ))}
      <div className={styles.columns}>
        <div>
          <BookingSection
            record={record}
            enquiryTerms={enquiryTerms}
            report={report}
            availabilities={availabilities}
            isMissingInCalendar={isMissingInCalendar}
            returnCalendar={returnCalendar}
            hasMailServer={hasMailServer}
          />
          {areDetailsFirst && details}
        </div>
        <div className={styles.forms}>
          {!isAnonymised && (
            <ReplyForm
              record={record}
              report={report}
              subject={subject}
              hasMailServer={hasMailServer}
              templates={loaderData.templates}
              canOfferPrice={hasUnofferedPrice(record, enquiryTerms)}
            />
          )}
          <ReplyEmails replies={replies} isAnonymised={isAnonymised} report={report} />
          <History events={record.history} isAnonymised={isAnonymised} />
          <Deliveries {...record} report={report} />
        </div>
        {!areDetailsFirst && <div>{details}</div>}
      </div>
    </>
  )
}

/** The first submit button of the form, which Enter in a field activates. It only renders the page again, so that Enter sends nothing. */
function DefaultButton() {
  const { show } = useMessages().officeReturn
  return (
    <button
      type="submit"
      form={REPLY_FORM}
      name="act"
      value="preview"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden
    >
      {show}
    </button>
  )
}

/** Whether the details contain a request or a text of the visitor that the booking does not show. They then precede the reply form. */
function hasRequestInDetails(content: EnquiryContent): boolean {
  return (content.kind !== "booking" && content.kind !== "staffBooking") || Boolean(content.note)
}

type HeadLinksProps = { record: EnquiryRecord; terms: AgreedTerms | null }

/** Links for the next steps: confirm, call, and scroll to the reply form or the status, which are further down on a phone. */
function HeadLinks({ record, terms }: HeadLinksProps) {
  const { officeEnquiries, office } = useMessages()
  const { reference, content } = record.enquiry
  const phoneNumber = firstNumber(summaryOf(content).contactNumber ?? "")
  const { canConfirm, canCancel } = availableSteps(record, terms)
  return (
    <div className={styles.links}>
      {canConfirm && (
        <ButtonLink small href={confirmPage(reference)}>
          {office.booking.confirm.shortLink}
        </ButtonLink>
      )}
      {phoneNumber && (
        <ButtonLink small variant={canConfirm ? "outline" : "solid"} href={telephoneHref(phoneNumber)}>
          <Icon name="phone" />
          {officeEnquiries.page.call}
        </ButtonLink>
      )}
      <ButtonLink small variant="outline" href={`#${REPLY_TEXT}`}>
        <Icon name={phoneNumber ? "chat" : "mail"} />
        {office.replies.heading}
      </ButtonLink>
      <ButtonLink small variant="outline" href={`#${STATE_FIELD}`}>
        {officeEnquiries.change.link}
      </ButtonLink>
      {canCancel && (
        <ActionButton act="choose-cancelled" target="note">
          {officeEnquiries.change.cancel}
        </ActionButton>
      )}
    </div>
  )
}

function timeText(instant: Date): string {
  return formatWallTime(wallTimeAt(instant))
}
