import { type OptionGroup, SelectField, TextAreaField, TextField } from "#app/forms/fields.tsx"
import { Island } from "#app/islands/island.tsx"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { Button } from "#app/ui/button.tsx"
import { messagingHref } from "#app/ui/contact-hrefs.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { firstNumber, internationalNumber } from "#domain/enquiry/email/facts.ts"
import {
  type EnquiryRecord,
  type EnquiryState,
  REPLY_CHANNELS,
  type ReplyChannel,
  statesToChoose,
} from "#domain/enquiry/enquiry-repository.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import { AnswerChannels, smsHref } from "./answer-channels.tsx"
import { ANSWER_DONE, ANSWER_FORM, type AnswerState, STATE_FIELD } from "./answer-state.ts"
import styles from "./enquiry.module.css"
import type { DraftState } from "./use-stored-draft.ts"

type AnswerFormProps = Pick<EnquiryRecord, "enquiry" | "state" | "version"> & {
  form: AnswerState | undefined
  /** The subject before a template is chosen. */
  subject: string
  /** The name of the completed action; empty: none. */
  done: string
  hasMailServer: boolean
  /** The templates by language. */
  templates: readonly OptionGroup[]
}

/** The answer to the visitor, the state and a note, in one form. Each channel has a button that sends the text. */
export function AnswerForm(props: AnswerFormProps) {
  const { enquiry, state, version, form, subject, done, hasMailServer, templates } = props
  const {
    officeEnquiries: { change, states },
    office: { replies: messages },
  } = useMessages()
  const { email } = enquiry.content
  const hints: Partial<Record<EnquiryState, string>> = {
    new: change.answeredHint,
    confirmed: change.confirmedHint,
  }
  const channels = channelProps(props, messages.channels)
  return (
    <section aria-labelledby="answer-heading" className={styles.answer}>
      <h2 id="answer-heading">{messages.heading}</h2>
      <OfficeErrors form={form} />
      <Done {...channels} done={done} text={form?.answers.text ?? ""} />
      <form id={ANSWER_FORM} method="post" noValidate className={styles.change}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="state-before" value={state} />
        <input type="hidden" name="inserted" defaultValue={form?.answers.inserted ?? ""} />
        <div className={styles.templates}>
          <SelectField
            form={form}
            field="template"
            label={messages.template}
            initial={templates[0]?.options[0]?.value ?? ""}
            options={templates}
          />
          <Button type="submit" look="line" name="act" value="use-template">
            {messages.use}
          </Button>
        </div>
        {email !== "" && (
          <TextField
            form={form}
            field="subject"
            label={messages.subject}
            initial={subject}
            autoComplete="off"
          />
        )}
        <TextAreaField
          form={form}
          field="text"
          label={messages.text}
          hint={email === "" ? messages.noEmail : messages.to(email)}
          initial=""
          rows={10}
        />
        {!hasMailServer && email !== "" && (
          <Notice tone="warn">
            <p>{messages.mailboxOnly}</p>
          </Notice>
        )}
        <div className={styles.links}>
          {email !== "" && (
            <Button type="submit" name="act" value="email">
              {messages.send}
            </Button>
          )}
          <Island name="answerChannels" component={AnswerChannels} props={channels} />
        </div>
        <SelectField
          field={STATE_FIELD}
          label={change.state}
          hint={hints[state]}
          form={form}
          initial={state}
          options={statesToChoose(state).map((each) => ({ value: each, label: states[each] }))}
        />
        <TextAreaField form={form} field="note" label={change.note} hint={change.reasonHint} rows={3} />
        <Button type="submit" look="line" name="act" value="save">
          {change.submit}
        </Button>
      </form>
    </section>
  )
}

function channelProps({ enquiry, form, done }: AnswerFormProps, messages: Record<ReplyChannel, string>) {
  const isSent = REPLY_CHANNELS.some((channel) => channel === done)
  const { contactNumber } = summaryOf(enquiry.content)
  return {
    reference: enquiry.reference,
    phoneNumber: firstNumber(contactNumber ?? "") ?? "",
    messagingNumber: messagingNumberOf(contactNumber ?? ""),
    draft: draftState(form, { isSent, done }),
    messages,
  }
}

function draftState(form: AnswerState | undefined, { isSent, done }: DraftOf): DraftState {
  if (form) return isSent ? "sent" : "typed"
  return done === "" ? "empty" : "done"
}

type DraftOf = { isSent: boolean; done: string }

/** Empty if the number is not a complete international number: 8 to 15 digits with the country code. Source: ITU-T E.164. */
function messagingNumberOf(contactNumber: string): string {
  const number = internationalNumber(contactNumber) ?? ""
  return /^[1-9]\d{7,14}$/.test(number) ? number : ""
}

type DoneProps = { done: string; text: string; phoneNumber: string; messagingNumber: string }

/** Reports the completed action. After a reply by another app, it has a link that opens the app with the text. */
function Done({ done, text: typed, phoneNumber, messagingNumber }: DoneProps) {
  const { done: messages, replaceText, openApp } = useMessages().office.replies
  const text = Object.hasOwn(messages, done) ? messages[done as keyof typeof messages] : null // an own key
  if (text === null) return null
  return (
    <Notice id={ANSWER_DONE} tone={done === "ownText" ? "warn" : "good"}>
      <p>{text}</p>
      {done === "whatsapp" && (
        <a className="tlink" href={messagingHref(messagingNumber, typed)} target="_blank" rel="noreferrer">
          {openApp.whatsapp}
        </a>
      )}
      {done === "sms" && (
        <a className="tlink" href={smsHref(phoneNumber, typed)}>
          {openApp.sms}
        </a>
      )}
      {done === "ownText" && (
        <Button type="submit" form={ANSWER_FORM} look="line" small name="act" value="replace-text">
          {replaceText}
        </Button>
      )}
    </Notice>
  )
}
