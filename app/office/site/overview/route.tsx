import { messagesContext } from "#app/context.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { findSetting, settingsOf } from "#app/office/site/save-setting.ts"
import { settingPage, settingsFor } from "#app/office/site/setting-pages.ts"
import styles from "#app/office/site/site.module.css"
import { Icon, type IconName } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { placeholders } from "#domain/content/placeholders.ts"
import type { SettingKey } from "#domain/content/settings.ts"
import type { LastChange } from "#domain/content/site-settings.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta

export async function loader({ context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  return {
    title: officeTitle(context, office.site.heading),
    keys: settingsFor(context.get(sessionContext).member),
    changed: await settingsOf(context).lastChanges(),
    hasPlaceholders: placeholders((await findSetting(context, "contact")).value).length > 0,
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
}

/** Links to the settings of the site, each with its last change. */
export default function SiteOverview({
  loaderData: { keys, changed, hasPlaceholders },
}: Route.ComponentProps) {
  const messages = useMessages().office.site
  return (
    <div className={styles.overview}>
      <div className={styles.head}>
        <h1>{messages.heading}</h1>
        <p className="soft">{messages.intro}</p>
      </div>
      {hasPlaceholders && (
        <Notice tone="warn">
          <p>
            {messages.madeUp} <a href={settingPage("contact")}>{messages.madeUpMend}</a>
          </p>
        </Notice>
      )}
      <div className={styles.cards}>
        {keys.map((key) => (
          <Card key={key} setting={key} changed={changed[key]} />
        ))}
      </div>
    </div>
  )
}

function Card({ setting, changed }: { setting: SettingKey; changed: LastChange | null }) {
  const messages = useMessages().office.site
  return (
    <section className={styles.card} aria-labelledby={setting}>
      <Icon name={ICONS[setting]} />
      <div>
        <h2 id={setting}>
          <a href={settingPage(setting)}>{messages.names[setting]}</a>
        </h2>
        <p>{messages.about[setting]}</p>
        <p className={styles.meta}>
          {changed ? messages.lastChange(changed.by, formatWallTime(wallTimeAt(changed.at))) : messages.never}
        </p>
      </div>
    </section>
  )
}
