import { officePortsContext, portsContext } from "#app/context.ts"
import { senderValues } from "#app/office/enquiry/compose-reply.ts"
import { lastChanges } from "#app/office/history/changed-by.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { REPLY_TEMPLATES, replyTemplatePage } from "#app/office/paths.ts"
import { requireOwner } from "#app/office/require-owner.ts"
import { EditForm } from "#app/office/site/edit-form.tsx"
import { isStaleContext } from "#app/office/site/save-setting.ts"
import { EditorLayout, VersionButton } from "#app/office/site/setting-layout.tsx"
import { SiteField } from "#app/office/site/site-field.tsx"
import { MY_LINK } from "#app/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { wallTimeAt } from "#domain/rental-period.ts"
import { exampleReplyValues } from "#domain/replies/example-booking.ts"
import { placeholderValues } from "#domain/replies/placeholder-values.ts"
import { renderTemplate } from "#domain/replies/render-template.ts"
import { REPLY_LANGUAGES } from "#domain/replies/reply-languages.ts"
import { PLACEHOLDERS, type PlaceholderValues, type TemplateText } from "#domain/replies/reply-template.ts"
import { templateSubjectId } from "#domain/replies/reply-templates.ts"
import type { Route } from "./+types/route"
import { handleTemplate, requireTemplateKey, templateNames } from "./handle-template.ts"
import styles from "./reply.module.css"

export const meta = officeMeta
export const headers = officeHeaders

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireOwner(context)
  const key = requireTemplateKey(params)
  const { content, clock, settings } = context.get(portsContext)
  const [found, changes] = await Promise.all([
    context.get(officePortsContext).replyTemplates.find(key),
    lastChanges(context, "setting", templateSubjectId(key)),
  ])
  const { title } = templateNames(context, key)
  const example = exampleReplyValues({
    ...senderValues(context),
    pageUrl: `${settings.siteUrl}${MY_LINK}/...`,
    now: wallTimeAt(clock()),
    kmPerDay: content.rules.mileageAllowanceKm,
  })
  return {
    title: officeTitle(context, title),
    heading: title,
    key,
    found,
    values: placeholderValues(example, REPLY_LANGUAGES[key.language]),
    state: {
      version: found.version,
      isSaved: new URL(request.url).searchParams.has("saved"),
      isStale: context.get(isStaleContext),
      changes,
    },
  }
}

export function action({ request, context, params }: Route.ActionArgs) {
  requireOwner(context)
  return handleTemplate(request, context, requireTemplateKey(params))
}

/** The page of a template of replies: its text, a preview, and its placeholders. */
export default function ReplyTemplatePage({ loaderData, actionData: form }: Route.ComponentProps) {
  const { heading, key, found, values, state } = loaderData
  const { replyTemplates: messages } = useMessages().office
  const { isOriginal, text } = found
  const formValues = form && {
    subject: form.answers.subject ?? text.subject,
    body: form.answers.body ?? text.body,
  }
  const fieldProps = { form, storedValues: text, lang: key.language }
  return (
    <EditorLayout
      {...state}
      heading={heading}
      about={isOriginal ? messages.aboutOriginal : messages.aboutChanged}
      backLink={<BackLink href={REPLY_TEMPLATES}>{messages.back}</BackLink>}
      savedMessage={messages.saved}
    >
      <EditForm
        version={state.version}
        form={form}
        storedValues={text}
        labels={messages.fields}
        buttons={
          <Button
            type="submit"
            variant="outline"
            name="act"
            value="preview"
            formAction={`${replyTemplatePage(key)}#preview`}
          >
            {messages.preview.submit}
          </Button>
        }
      >
        <SiteField
          {...fieldProps}
          field="subject"
          label={messages.fields.subject}
          hint={messages.hints.subject}
        />
        <SiteField
          {...fieldProps}
          field="body"
          label={messages.fields.body}
          hint={messages.hints.body}
          isLong
          rows={18}
        />
      </EditForm>
      {!form?.errors.length && <Preview lang={key.language} text={formValues ?? text} values={values} />}
      <Placeholders lang={key.language} values={values} />
      {!isOriginal && (
        <VersionButton {...messages.useOriginal} id="original" version={state.version} act="original" />
      )}
    </EditorLayout>
  )
}

type PreviewProps = { lang: string; text: TemplateText; values: PlaceholderValues }

function Preview({ lang, text, values }: PreviewProps) {
  const { preview } = useMessages().office.replyTemplates
  const reply = renderTemplate(text, values)
  return (
    <section aria-labelledby="preview" className={styles.preview}>
      <h2 id="preview">{preview.heading}</h2>
      <p className="soft">{preview.about}</p>
      <dl className={styles.reply}>
        <dt>{preview.subject}</dt>
        <dd lang={lang}>{reply.subject}</dd>
        <dt>{preview.text}</dt>
        <dd lang={lang}>{reply.text}</dd>
      </dl>
    </section>
  )
}

type PlaceholdersProps = { lang: string; values: PlaceholderValues }

function Placeholders({ lang, values }: PlaceholdersProps) {
  const { placeholders: messages } = useMessages().office.replyTemplates
  return (
    <section aria-labelledby="placeholders" className={styles.preview}>
      <h2 id="placeholders">{messages.heading}</h2>
      <p className="soft">{messages.intro}</p>
      <dl className={styles.placeholders}>
        {PLACEHOLDERS.map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{messages.about[name]}</dd>
            <dd className={styles.example} lang={values[name] ? lang : undefined}>
              {values[name] || messages.nothing}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
