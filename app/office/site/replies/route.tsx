import { messagesContext, officePortsContext } from "#app/context.ts"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { replyTemplatePage, SITE_SETTINGS } from "#app/office/paths.ts"
import { requireOwner } from "#app/office/require-owner.ts"
import siteStyles from "#app/office/site/site.module.css"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { REPLY_LANGUAGE_OPTIONS, type ReplyLanguageId } from "#domain/replies/reply-languages.ts"
import { TEMPLATE_IDS } from "#domain/replies/reply-template.ts"
import type { ChangedTemplate } from "#domain/replies/reply-templates.ts"
import type { Route } from "./+types/route"
import styles from "./replies.module.css"

export const meta = officeMeta

export async function loader({ context }: Route.LoaderArgs) {
  requireOwner(context)
  return {
    title: officeTitle(context, context.get(messagesContext).office.replyTemplates.heading),
    changedTemplates: await context.get(officePortsContext).replyTemplates.lastChanges(),
  }
}

/** The templates of replies, by language. */
export default function ReplyTemplates({ loaderData: { changedTemplates } }: Route.ComponentProps) {
  const { site: siteMessages, replyTemplates: messages } = useMessages().office
  return (
    <div className={siteStyles.setting}>
      <BackLink href={SITE_SETTINGS}>{siteMessages.back}</BackLink>
      <div className={siteStyles.head}>
        <h1>{messages.heading}</h1>
        <p className="soft">{messages.intro}</p>
      </div>
      {REPLY_LANGUAGE_OPTIONS.map(({ id, name }) => (
        <section key={id} aria-labelledby={id} className={styles.language}>
          <h2 id={id} lang={id}>
            {name}
          </h2>
          <Templates
            language={id}
            changedTemplates={changedTemplates.filter(({ language }) => language === id)}
          />
        </section>
      ))}
    </div>
  )
}

type TemplatesProps = { language: ReplyLanguageId; changedTemplates: readonly ChangedTemplate[] }

function Templates({ language, changedTemplates }: TemplatesProps) {
  const { replies, replyTemplates: messages } = useMessages().office
  const lastChangeText = ({ lastChange: { by, at } }: ChangedTemplate) =>
    messages.changed(by, formatWallTime(wallTimeAt(at)))
  return (
    <ul className={styles.templates}>
      {TEMPLATE_IDS.map((template) => {
        const found = changedTemplates.find((each) => each.template === template && !each.isOriginal)
        return (
          <li key={template}>
            <a href={replyTemplatePage({ language, template })}>{replies.templates[template]}</a>
            {found && <span className={siteStyles.meta}>{lastChangeText(found)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
