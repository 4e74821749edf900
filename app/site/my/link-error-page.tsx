import { TextField } from "#app/forms/fields.tsx"
import { MY_LINK } from "#app/paths.ts"
import { useContactLinks } from "#app/site/contact-links.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { LinkError } from "./find-page.ts"
import type { PageForm } from "./guarded-form.ts"
import styles from "./my.module.css"
import { GuardedForm } from "./page-form.tsx"

/** The page for an invalid link: the next steps, the form that sends the link again, and contact links. */
export function LinkErrorPage({ linkError, token }: { linkError: LinkError; token: string }) {
  const { linkError: messages } = useMessages().visitorPage
  const help =
    linkError.state === "tooMany"
      ? messages.tooManyHelp(linkError.retryAfterSeconds)
      : messages[`${linkError.state}Help`]
  return (
    <div className={styles.page}>
      <h1>{messages[linkError.state]}</h1>
      <p className="lead">{help}</p>
      {linkError.state !== "tooMany" && <LinkForm token={token} form={undefined} />}
      <ContactLine />
    </div>
  )
}

/** The form that sends the link again to the email address of the request. */
export function LinkForm({ token, form }: { token: string; form: PageForm | undefined }) {
  const { linkError: messages } = useMessages().visitorPage
  return (
    <GuardedForm id="send-link" token={token} action={MY_LINK}>
      <p>{messages.intro}</p>
      <TextField
        form={form}
        field="reference"
        label={messages.reference}
        hint={messages.referenceHint}
        autoComplete="off"
      />
      <TextField form={form} field="email" label={messages.email} type="email" autoComplete="email" />
      <Button type="submit">{messages.send}</Button>
    </GuardedForm>
  )
}

/** Other ways to reach the company. */
export function ContactLine() {
  const { common, forms } = useMessages()
  const { phone, phoneHref, messagingHref } = useContactLinks("") // the message is not prefilled
  return (
    <p className={`${styles.contact} screen-only`}>
      <span>{forms.outcome.preferToTalk}</span>
      <a href={phoneHref}>{forms.outcome.call(phone)}</a>
      <a href={messagingHref} rel="noopener" target="_blank">
        {common.contact.messaging}
      </a>
    </p>
  )
}
