import { type OptionGroup, TextAreaField, TextField } from "#app/forms/fields.tsx"
import { Island } from "#app/islands/island.tsx"
import { Button } from "#app/ui/button.tsx"
import { messagingHref } from "#app/ui/contact-hrefs.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { firstNumber, internationalNumber } from "#domain/enquiry/email/detail-rows.ts"
import { REPLY_CHANNELS, type ReplyChannel } from "#domain/enquiry/enquiry-repository.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import { latestSentElsewhere } from "#domain/enquiry/unannounced-change.ts"
import { UNFINISHED_TEXTS } from "#domain/replies/check-reply.ts"
import { ActionButton } from "./action-button.tsx"
import styles from "./enquiry.module.css"
import { DONE_NOTICE, type EnquiryFormState, REPLY_FORM, REPLY_REPORT, REPLY_TEXT } from "./enquiry-form.ts"
import { completedAction, type EnquiryForForms, type PageReport, SectionErrors } from "./page-report.tsx"
import { ReplyChannelButtons, smsHref } from "./reply-channel-buttons.tsx"
import { StatusSection } from "./status-section.tsx"
import { TemplateSelect } from "./template-select.tsx"
import type { DraftState } from "./use-stored-draft.ts"

type ReplyFormProps = {
  record: EnquiryForForms
  report: PageReport
  /** The subject before a template is chosen. */
  subject: string
  /** Whether emails are sent. Without a mail server they are written to a folder. */
  hasMailServer: boolean
  /** The templates by language. */
  templates: readonly OptionGroup[]
  /** Whether the agreed price can be offered on the visitor's page, which does not show it yet. */
  canOfferPrice: boolean
}

/** The reply to the visitor, the status and a note in one form, so that no button discards text that was typed in another field. */
export function ReplyForm(props: ReplyFormProps) {
  const { record, report } = props
  const { version, state } = record
  return (
    <form id={REPLY_FORM} method="post" action={`#${REPLY_REPORT}`} noValidate className={styles.form}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="state-before" value={state} />
      <input type="hidden" name="inserted" defaultValue={report.form?.answers.inserted ?? ""} />
      <ReplySection {...props} />
      <StatusSection record={record} report={report} />
    </form>
  )
}

/** The reply to the visitor. Each channel has a button that sends the text. */
function ReplySection(props: ReplyFormProps) {
  const { record, report, subject, hasMailServer, templates, canOfferPrice } = props
  const { replies: messages } = useMessages().office
  const { email } = record.enquiry.content
  const { form } = report
  const channels = channelProps(props, messages.channels)
  const done = completedAction({ section: "reply", report })
  return (
    <section aria-labelledby="answer-heading">
      <h2 id="answer-heading">{messages.heading}</h2>
      <div id={REPLY_REPORT} tabIndex={-1} className={styles.replyReport}>
        <SectionErrors section="reply" report={report} />
        <Done
          {...channels}
          done={done}
          text={form?.answers.text ?? ""}
          lastChannel={latestSentElsewhere(record)?.sentElsewhere.channel ?? null}
          hasMailServer={hasMailServer}
        />
      </div>
      <Island
        name="templateSelect"
        component={TemplateSelect}
        props={{
          form: form && {
            answers: { template: form.answers.template ?? "" },
            errors: form.errors.flatMap(({ field, message }) =>
              field === "template" ? { field, message } : [],
            ),
          },
          templates,
          messages: {
            label: messages.template,
            none: messages.chooseTemplate,
            use: messages.insertTemplate,
            inserted: messages.done["use-template"],
            ownText: messages.done.ownText,
            replace: messages.replaceText,
          },
        }}
      />
      {email !== "" && (
        <TextField
          form={form}
          field="subject"
          label={messages.subject}
          initial={subject}
          autoComplete="off"
        />
      )}
      {done === "ownText" && <ReplaceQuestion />}
      <TextAreaField
        form={form}
        field={REPLY_TEXT}
        label={messages.text}
        hint={email === "" ? messages.noEmail : messages.to(email)}
        initial=""
        rows={10}
      />
      {!hasMailServer && email !== "" && done !== "email" && (
        <Notice tone="warning">
          <p>{messages.mailboxOnly}</p>
        </Notice>
      )}
      {canOfferPrice && (
        <Notice tone="info">
          <p>{messages.offerPrice.text}</p>
          <ActionButton act="offer" target={REPLY_TEXT}>
            {messages.offerPrice.submit}
          </ActionButton>
        </Notice>
      )}
      <div className={styles.links}>
        {email !== "" && (
          <Button type="submit" small name="act" value="email">
            {messages.sendEmail}
          </Button>
        )}
        <Island name="replyChannelButtons" component={ReplyChannelButtons} props={channels} />
      </div>
    </section>
  )
}

function channelProps(
  { record: { enquiry }, report: { form, done } }: ReplyFormProps,
  messages: Record<ReplyChannel, string>,
) {
  const isSent = REPLY_CHANNELS.some((channel) => channel === done)
  const { contactNumber } = summaryOf(enquiry.content)
  return {
    reference: enquiry.reference,
    phoneNumber: firstNumber(contactNumber ?? "") ?? "",
    messagingNumber: toMessagingNumber(contactNumber ?? ""),
    draft: draftState(form, { isSent, done }),
    unfinishedTexts: UNFINISHED_TEXTS,
    messages,
  }
}

function draftState(form: EnquiryFormState | undefined, { isSent, done }: DraftInput): DraftState {
  if (form) return isSent ? "sent" : "typed"
  return done === "" ? "empty" : "done"
}

type DraftInput = { isSent: boolean; done: string }

/** The international number, or empty if it does not have 8 to 15 digits with the country code. Source: ITU-T E.164. */
function toMessagingNumber(contactNumber: string): string {
  const number = internationalNumber(contactNumber) ?? ""
  return /^[1-9]\d{7,14}$/.test(number) ? number : ""
}

type DoneProps = {
  done: string
  text: string
  phoneNumber: string
  messagingNumber: string
  /** The channel of the latest reply outside the site, if it is the latest event and can be taken back. Null otherwise. */
  lastChannel: ReplyChannel | null
  hasMailServer: boolean
}

/**
 * Reports the completed action. After a WhatsApp or text message, also shows a link that opens the app with the text. After any reply
 * outside the site, also shows a button that takes back the record of the reply.
 */
function Done(props: DoneProps) {
  const { done, text: sentText, phoneNumber, messagingNumber, lastChannel, hasMailServer } = props
  const { done: messages, sentToFolder, openApp, didNotOpen, takeBack } = useMessages().office.replies
  if (done === "email" && !hasMailServer)
    return (
      <Notice id={DONE_NOTICE} tabIndex={-1} tone="warning" role="status">
        <p>{sentToFolder}</p>
      </Notice>
    )
  const doneText = Object.hasOwn(messages, done) ? messages[done as keyof typeof messages] : null // `hasOwn` found the key
  if (doneText === null || done === "ownText") return null
  return (
    <Notice id={DONE_NOTICE} tabIndex={-1} tone="success">
      <p>{doneText}</p>
      {(done === "whatsapp" || done === "sms") && <p>{didNotOpen}</p>}
      <p className={styles.links}>
        {done === "whatsapp" && (
          <a
            className="text-link"
            href={messagingHref(messagingNumber, sentText)}
            target="_blank"
            rel="noreferrer"
          >
            {openApp.whatsapp}
          </a>
        )}
        {done === "sms" && (
          <a className="text-link" href={smsHref(phoneNumber, sentText)}>
            {openApp.sms}
          </a>
        )}
        {lastChannel !== null && done === lastChannel && (
          <Button type="submit" form={REPLY_FORM} variant="outline" small name="act" value="not-sent">
            {takeBack[lastChannel]}
          </Button>
        )}
      </p>
    </Notice>
  )
}

/** Asks whether the chosen template may replace the user's text. The field with the text is below. */
function ReplaceQuestion() {
  const { done: messages, replaceText } = useMessages().office.replies
  return (
    <Notice tone="warning" className={styles.question}>
      <p>{messages.ownText}</p>
      <Button
        type="submit"
        variant="outline"
        small
        name="act"
        value="replace-text"
        formAction={`#${REPLY_TEXT}`}
      >
        {replaceText}
      </Button>
    </Notice>
  )
}
