import { redirect } from "react-router"
import { loadAgreed } from "#app/booking/load-agreed.ts"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { availabilitiesOf } from "#app/office/booking/terms-form-state.ts"
import { notSentLabel } from "#app/office/enquiries/not-sent-label.ts"
import { backToInboxHref } from "#app/office/enquiries/query-params.ts"
import { Status } from "#app/office/enquiries/status.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { enquiryPage } from "#app/office/paths.ts"
import { WholeWords } from "#app/office/whole-words.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { emailContents } from "#domain/enquiry/email/enquiry-contents.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { AnonymisedNotice, anonymisedContents } from "./anonymised.tsx"
import { BookingSection } from "./booking-section.tsx"
import { ChangeForm } from "./change-form.tsx"
import { ContactLinks } from "./contact-links.tsx"
import { Deliveries } from "./deliveries.tsx"
import styles from "./enquiry.module.css"
import { type ChangeField, handleChange } from "./handle-change.ts"
import type { ReplyForm } from "./handle-reply.ts"
import { History } from "./history.tsx"
import { replyDraft } from "./reply-draft.ts"
import { ReplyEmails } from "./reply-emails.tsx"
import { ReplySection } from "./reply-form.tsx"
import { SentAnswers } from "./sent-answers.tsx"
import { sharedLinks, VisitorLink } from "./visitor-link.tsx"

export const meta = officeMeta

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ports = context.get(portsContext)
  const reference = parseReference(params.reference)
  const found = reference && (await context.get(officePortsContext).enquiries.find(reference, ports.clock()))
  if (!found) throw new Response(null, { status: 404 })
  const { officeEnquiries } = context.get(messagesContext)
  const { enquiry } = found
  const contents = emailContents(enquiry, ports.settings.siteUrl)
  const kind = officeEnquiries.kinds[enquiry.content.kind]
  const agreed = await loadAgreed(context, found, request.signal)
  return {
    title: officeTitle(context, `${kind} ${enquiry.reference}`),
    agreed,
    ...(await loadCalendarState(context, found, agreed.terms)),
    draft: replyDraft(request, context, { enquiry, terms: agreed.terms }),
    replies: await context.get(officePortsContext).replies.repliesTo(enquiry.id, ports.clock()),
    found,
    links: sharedLinks(context, found),
    notSent: notSentLabel(context),
    back: backToInboxHref(new URL(request.url), enquiry.reference),
    contents: found.anonymised ? anonymisedContents(contents, kind) : contents,
  }
}

/** Whether the vehicles of the terms are free, and whether a confirmed booking lacks its entry in the calendar. */
async function loadCalendarState(
  context: Context,
  { enquiry: { reference }, state, anonymised }: EnquiryRecord,
  terms: AgreedTerms | null,
) {
  if (!terms || anonymised) return { availabilities: [], isMissingInCalendar: false }
  const { calendar } = context.get(officePortsContext)
  const [availabilities, bookings] = await Promise.all([
    availabilitiesOf(context, { reference, terms }),
    calendar.bookingsOf(reference),
  ])
  const hasCalendar = (await calendar.fleet()).length > 0
  return {
    availabilities,
    isMissingInCalendar: state === "confirmed" && hasCalendar && bookings.length === 0,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const reference = parseReference(params.reference) ?? ""
  const outcome = await handleChange(request, context, reference)
  const isRedirectToPage =
    outcome instanceof Response && outcome.headers.get("location") === enquiryPage(reference)
  // Retains the query, which holds the link back to the inbox.
  return isRedirectToPage
    ? redirect(enquiryPage(reference) + new URL(request.url).search, outcome.status)
    : outcome
}

/** The page of an enquiry: the booking as agreed, its contents, the reply, the state, the history and the deliveries. */
export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    found,
    links,
    notSent,
    back,
    draft,
    replies,
    contents,
    agreed,
    availabilities,
    isMissingInCalendar,
  } = loaderData
  const messages = useMessages().officeEnquiries
  const { enquiry, amendedAt } = found
  const [replyForm, changeForm] = formsOf(actionData)
  return (
    <>
      <BackLink href={back}>{messages.one.back}</BackLink>
      <div className={styles.head}>
        <Status {...found} notSent={notSent} />
        <h1>
          <WholeWords text={contents.title} />
        </h1>
        <p className="soft">
          {messages.one.reference(enquiry.reference, timeText(enquiry.receivedAt))}{" "}
          {amendedAt && messages.one.amended(timeText(amendedAt))}
        </p>
        {!found.anonymised && <ContactLinks enquiry={enquiry} words={draft.words} />}
        <VisitorLink {...links} />
      </div>
      <AnonymisedNotice {...found} />
      {contents.remarks.map((remark) => (
        <Notice key={remark} tone="warn">
          <p>{remark}</p>
        </Notice>
      ))}
      <div className={styles.columns}>
        <div>
          <BookingSection
            {...found}
            agreed={agreed}
            stored={found.agreed}
            form={changeForm}
            availabilities={availabilities}
            isMissingInCalendar={isMissingInCalendar}
          />
          <SentAnswers {...contents} />
          {contents.price?.notes.map((note) => (
            <p key={note} className="small soft">
              {note}
            </p>
          ))}
        </div>
        <div>
          {!found.anonymised && <ReplySection {...found} draft={draft} form={replyForm} />}
          <ReplyEmails replies={replies} isAnonymised={found.anonymised !== null} />
          <ChangeForm {...found} form={changeForm} />
          <History events={found.history} isAnonymised={found.anonymised !== null} />
          <Deliveries {...found} />
        </div>
      </div>
    </>
  )
}

type ChangeFormState = FormState<ChangeField>

/** The page has two forms. The state of a submitted one belongs to the form with its fields. */
function formsOf(
  form: ReplyForm | ChangeFormState | undefined,
): [ReplyForm | undefined, ChangeFormState | undefined] {
  if (!form) return [undefined, undefined]
  return isReply(form) ? [form, undefined] : [undefined, form]
}

function isReply(form: ReplyForm | ChangeFormState): form is ReplyForm {
  return "subject" in form.answers
}

function timeText(instant: Date): string {
  return formatWallTime(wallTimeAt(instant))
}
