import { SelectField, TextAreaField, TextField } from "#app/forms/fields.tsx"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { enquiryPage } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { REPLY_STATES } from "#domain/enquiry/reply.ts"
import styles from "./enquiry.module.css"
import type { ReplyForm } from "./handle-reply.ts"
import type { ReplyDraft } from "./reply-draft.ts"
import { ReplyTemplates } from "./reply-templates.tsx"

type ReplyTarget = Pick<EnquiryRecord, "enquiry" | "state" | "version">
type ReplyProps = ReplyTarget & { draft: ReplyDraft; form: ReplyForm | undefined }

/** The form of an email to the visitor, which starts with the text of a template. */
export function ReplySection({ draft, form, ...target }: ReplyProps) {
  const { replies: messages } = useMessages().office
  const hasEmail = target.enquiry.content.email !== ""
  return (
    <section aria-labelledby="answer" className={styles.answer}>
      <h2 id="answer">{messages.heading}</h2>
      <OfficeErrors form={form} />
      <ReplyTemplates draft={draft} path={enquiryPage(target.enquiry.reference)} />
      {hasEmail && draft.channel === "mailbox" && (
        <Notice tone="warn">
          <p>{messages.mailboxOnly}</p>
        </Notice>
      )}
      {hasEmail ? (
        <ReplyEditor {...target} draft={draft} form={form} />
      ) : (
        <Notice tone="note">
          <p>{messages.noEmail}</p>
        </Notice>
      )}
    </section>
  )
}

function ReplyEditor({ enquiry, state, version, draft, form }: ReplyProps) {
  const { replies: messages } = useMessages().office
  const initial = draft.template ? draft.words : { subject: draft.words.subject, text: "" }
  return (
    <form method="post" noValidate className={styles.change}>
      <input type="hidden" name="act" value="answer" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="state-before" value={state} />
      <TextField
        form={form}
        field="subject"
        label={messages.subject}
        initial={initial.subject}
        autoComplete="off"
      />
      <TextAreaField
        form={form}
        field="text"
        label={messages.text}
        hint={messages.to(enquiry.content.email)}
        initial={initial.text}
        rows={10}
      />
      <StateAfter state={state} selected={form?.answers["state-after"]} />
      <Button type="submit">{messages.send}</Button>
    </form>
  )
}

/** The state after the reply. A new enquiry becomes contacted by default. */
function StateAfter({ state, selected }: Pick<ReplyTarget, "state"> & { selected: string | undefined }) {
  const {
    officeEnquiries: enquiries,
    office: { replies: messages },
  } = useMessages()
  const value = selected ?? (state === "new" ? "contacted" : state)
  const unchanged = { value: state, label: messages.stays(enquiries.states[state]) }
  const others = REPLY_STATES.filter((each) => each !== state).map((each) => ({
    value: each,
    label: enquiries.states[each],
  }))
  return (
    <SelectField
      field="state-after"
      label={messages.state}
      initial={value}
      options={[unchanged, ...others]}
    />
  )
}
