import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { notSentWords } from "#app/office/enquiries/not-sent-words.ts"
import { wayBack } from "#app/office/enquiries/query-params.ts"
import { Status } from "#app/office/enquiries/status.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { WholeWords } from "#app/office/whole-words.tsx"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Availability } from "#domain/calendar/calendar.ts"
import { emailContents } from "#domain/enquiry/email/enquiry-contents.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { Anonymised, contentsLeft } from "./anonymised.tsx"
import { AnswerLinks } from "./answer-links.tsx"
import { ChangeEnquiry } from "./change-form.tsx"
import { Deliveries } from "./deliveries.tsx"
import styles from "./enquiry.module.css"
import { type ChangeField, handleChange } from "./handle-change.ts"
import type { ReplyForm } from "./handle-reply.ts"
import { HireSection } from "./hire-section.tsx"
import { History } from "./history.tsx"
import { loadHire } from "./load-hire.ts"
import { PriceTable } from "./price-table.tsx"
import { priceToday } from "./price-today.ts"
import { replyDraft } from "./reply-draft.ts"
import { ReplyEmails } from "./reply-emails.tsx"
import { AnswerByMail } from "./reply-form.tsx"
import { Sent } from "./sent.tsx"
import { keepingWayBack } from "./way-back.ts"

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
  return {
    title: officeTitle(context, `${kind} ${enquiry.reference}`),
    draft: await replyDraft(request, context, found),
    replies: await context.get(officePortsContext).replies.repliesTo(enquiry.id, ports.clock()),
    found,
    notSent: notSentWords(context),
    back: wayBack(new URL(request.url), enquiry.reference),
    contents: found.anonymised ? contentsLeft(contents, kind) : contents,
    compared: await priceToday(ports, enquiry.content, request.signal),
    calendar: await loadHire(context.get(officePortsContext).calendar, found),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const reference = parseReference(params.reference) ?? ""
  return keepingWayBack(await handleChange(request, context, reference), request, reference)
}

/** One enquiry: what was sent, what it costs today, how to answer, what the office did, and the status of its deliveries. */
export default function OneEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { found, notSent, back, draft, replies, contents, compared, calendar } = loaderData
  const texts = useMessages().officeEnquiries
  const { enquiry, amendedAt } = found
  const [replyForm, changeForm] = formsOf(actionData)
  return (
    <>
      <BackLink href={back}>{texts.one.back}</BackLink>
      <div className={styles.head}>
        <Status {...found} notSent={notSent} />
        <h1>
          <WholeWords text={contents.title} />
        </h1>
        <p className="soft">
          {texts.one.reference(enquiry.reference, timeText(enquiry.receivedAt))}{" "}
          {amendedAt && texts.one.amended(timeText(amendedAt))}
        </p>
        {!found.anonymised && <AnswerLinks enquiry={enquiry} words={draft.words} />}
      </div>
      <Anonymised {...found} />
      {contents.remarks.map((remark) => (
        <Message key={remark} tone="warn">
          <p>{remark}</p>
        </Message>
      ))}
      <div className={styles.columns}>
        <div>
          <Sent {...contents} />
        </div>
        <div>
          {contents.price && compared && <PriceTable sent={contents.price} compared={compared} />}
          {calendar && <HireSection calendar={calendar} state={found.state} kind={enquiry.content.kind} />}
        </div>
        <div>
          {!found.anonymised && <AnswerByMail {...found} draft={draft} form={replyForm} />}
          <ReplyEmails replies={replies} isAnonymised={found.anonymised !== null} />
        </div>
        <div>
          <ChangeEnquiry {...found} form={changeForm} calendar={calendar?.hire ? null : calendar} />
          <History events={found.history} isAnonymised={found.anonymised !== null} />
          <Deliveries {...found} />
        </div>
      </div>
    </>
  )
}

type ChangeForm = FormState<ChangeField, Availability>

/** Two forms stand on the page: what comes back is shown in the one that was pressed. */
function formsOf(form: ReplyForm | ChangeForm | undefined): [ReplyForm | undefined, ChangeForm | undefined] {
  if (!form) return [undefined, undefined]
  return isReply(form) ? [form, undefined] : [undefined, form]
}

function isReply(form: ReplyForm | ChangeForm): form is ReplyForm {
  return "subject" in form.answers
}

function timeText(instant: Date): string {
  return formatWallTime(wallTimeAt(instant))
}
