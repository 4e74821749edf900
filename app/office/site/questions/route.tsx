import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { EntryButton, EntryOrder } from "#app/office/site/entry-button.tsx"
import { loadSetting } from "#app/office/site/load-setting.ts"
import { SettingFrame } from "#app/office/site/setting-frame.tsx"
import { settingPage } from "#app/office/site/setting-pages.ts"
import styles from "#app/office/site/site.module.css"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { FaqItem } from "#domain/content/content.ts"
import type { Route } from "./+types/route"
import { receiveQuestionPress } from "./receive-press.ts"

export const meta = officeMeta
export const headers = officeHeaders

const PAGE = settingPage("questions")

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSetting(request, context, "questions")
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveQuestionPress(request, context)
}

/** The questions as the page of visitors has them, each with what can be done to it. */
export default function Questions({ loaderData: { value, frame } }: Route.ComponentProps) {
  const { questions: texts } = useMessages().office.site
  const placed = value.map((item, index) => ({ item, index }))
  return (
    <SettingFrame {...frame}>
      <p className={styles.presses}>
        <ButtonLink href={`${PAGE}/new`}>{texts.add}</ButtonLink>
        <span className="soft">{texts.count(value.length)}</span>
      </p>
      <form method="post">
        <input type="hidden" name="version" value={frame.version} />
        {[...Map.groupBy(placed, ({ item }) => item.group)].map(([group, items], at, groups) => (
          <section key={group} aria-label={group}>
            <div className={styles.group}>
              <h2>{group}</h2>
              <EntryOrder of="group-" index={items[0]?.index ?? 0} name={group} {...endsOf(at, groups)} />
            </div>
            {items.map((entry, place) => (
              <Entry key={entry.item.question} {...entry} {...endsOf(place, items)} />
            ))}
          </section>
        ))}
      </form>
    </SettingFrame>
  )
}

type Ends = { isFirst: boolean; isLast: boolean }

function endsOf(place: number, { length }: readonly unknown[]): Ends {
  return { isFirst: place === 0, isLast: place === length - 1 }
}

type EntryProps = Ends & { item: FaqItem; index: number }

function Entry({ item: { question, checkedOn }, index, isFirst, isLast }: EntryProps) {
  const { questions: texts } = useMessages().office.site
  return (
    <div className={styles.entry} id={`entry-${index + 1}`}>
      <div className={styles.what}>
        <b>{question}</b>
        <span className={styles.meta}>{texts.checkedOn(checkedOn)}</span>
      </div>
      <div className={styles.presses}>
        <EntryOrder index={index} name={question} isFirst={isFirst} isLast={isLast} />
        <EntryButton act="checked" index={index} label={texts.checked} name={texts.checkedWhich(question)} />
        <ButtonLink small look="line" href={`${PAGE}/${index + 1}`} aria-label={texts.editWhich(question)}>
          {texts.edit}
        </ButtonLink>
        <EntryButton act="remove" index={index} label={texts.remove} name={texts.removeWhich(question)} />
      </div>
    </div>
  )
}
