import { optionsOf, SelectField } from "#app/forms/fields.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./enquiry.module.css"
import type { ReplyDraft } from "./reply-draft.ts"

/** The selection of a template. It is a GET form, so that the page with the template can be bookmarked and shared. */
export function ReplyTemplates({ draft, path }: { draft: ReplyDraft; path: string }) {
  const { replies: messages } = useMessages().office
  const templates = Object.entries(messages.templates).map(([id, name]) => ({ id, name }))
  return (
    <form method="get" action={`${path}#answer`} className={styles.templates}>
      {draft.otherParams.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        id="template"
        field="answer"
        label={messages.template}
        initial={draft.template ?? "received"}
        options={optionsOf(templates)}
      />
      <Button type="submit" look="line">
        {messages.use}
      </Button>
      {draft.template && <TemplateStatus {...draft} />}
    </form>
  )
}

/** Says that the template is inserted, and whether it lacks a price. */
function TemplateStatus({ lacksPrice }: Pick<ReplyDraft, "lacksPrice">) {
  const { replies: messages } = useMessages().office
  return (
    <p className="small soft" role="status">
      {messages.ready} {lacksPrice && messages.lacksPrice}
    </p>
  )
}
