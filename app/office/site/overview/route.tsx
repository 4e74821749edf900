import { messagesContext } from "#app/context.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { REPLY_TEMPLATES } from "#app/office/paths.ts"
import { findSetting, settingsOf } from "#app/office/site/save-setting.ts"
import { settingPage, settingsFor } from "#app/office/site/setting-pages.ts"
import styles from "#app/office/site/site.module.css"
import { Icon, type IconName } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { placeholderContactFields } from "#domain/content/placeholders.ts"
import type { SettingKey } from "#domain/content/settings.ts"
import type { LastSettingChange } from "#domain/content/site-settings.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { isOwner } from "#domain/staff/staff-member.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta

export async function loader({ context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  return {
    title: officeTitle(context, office.site.heading),
    keys: settingsFor(context.get(sessionContext).member),
    lastChanges: await settingsOf(context).lastChanges(),
    showsReplyTemplates: isOwner(context.get(sessionContext).member),
    hasSampleContact: placeholderContactFields((await findSetting(context, "contact")).value).length > 0,
  }
}

const ICONS: Readonly<Record<SettingKey, IconName>> = {
  contact: "phone",
  notices: "info",
  questions: "chat",
  gallery: "photo",
  rules: "road",
  agents: "people",
  abroad: "plane",
  seasons: "calendar",
  availability: "clock",
  costs: "fuel",
  licence: "wheel",
}

/** Links to the settings of the site, each with its last change. */
export default function SiteOverview({
  loaderData: { keys, lastChanges, showsReplyTemplates, hasSampleContact },
}: Route.ComponentProps) {
  const { site: messages, replyTemplates } = useMessages().office
  const lastChangeText = (change: LastSettingChange | null) =>
    change ? messages.lastChange(change.by, formatWallTime(wallTimeAt(change.at))) : messages.notChangedYet
  return (
    <div className={styles.overview}>
      <div className={styles.head}>
        <h1>{messages.heading}</h1>
        <p className="soft">{messages.intro}</p>
      </div>
      {hasSampleContact && (
        <Notice tone="warning">
          <p>
            {messages.sampleContact} <a href={settingPage("contact")}>{messages.replaceSampleContact}</a>
          </p>
        </Notice>
      )}
      <div className={styles.cards}>
        {keys.map((key) => (
          <Card
            key={key}
            id={key}
            href={settingPage(key)}
            icon={ICONS[key]}
            name={messages.names[key]}
            about={messages.descriptions[key]}
            lastChange={lastChangeText(lastChanges[key])}
          />
        ))}
        {showsReplyTemplates && (
          <Card
            id="replies"
            href={REPLY_TEMPLATES}
            icon="mail"
            name={replyTemplates.name}
            about={replyTemplates.about}
          />
        )}
      </div>
    </div>
  )
}

type CardProps = {
  id: string
  href: string
  icon: IconName
  name: string
  about: string
  lastChange?: string
}

function Card({ id, href, icon, name, about, lastChange }: CardProps) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Icon name={icon} />
      <div>
        <h2 id={id}>
          <a href={href}>{name}</a>
        </h2>
        <p>{about}</p>
        {lastChange && <p className={styles.meta}>{lastChange}</p>}
      </div>
    </section>
  )
}
