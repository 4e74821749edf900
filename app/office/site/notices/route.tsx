import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { entryPress, entryPressIn } from "#app/office/site/list-press.ts"
import { todayOf } from "#app/office/site/load-entry.ts"
import { loadSetting } from "#app/office/site/load-setting.ts"
import { findSetting, saveSetting, setBack } from "#app/office/site/save-setting.ts"
import { SettingFrame } from "#app/office/site/setting-frame.tsx"
import { settingPage } from "#app/office/site/setting-pages.ts"
import styles from "#app/office/site/site.module.css"
import { answerPress } from "#app/office/site/site-form.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { CompanyNotice } from "#domain/content/content.ts"
import { noticesInForce } from "#domain/content/notices-in-force.ts"
import { without } from "#lib/list-order.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

const PAGE = settingPage("notices")

export async function loader({ request, context }: Route.LoaderArgs) {
  return { ...(await loadSetting(request, context, "notices")), today: todayOf(context) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (textOf(form, "act") === "set-back")
    return answerPress(context, "notices", await setBack(context, "notices", form))
  const { value } = await findSetting(context, "notices")
  const version = versionIn(form)
  const { act, index } = entryPressIn(form, value.length)
  if (act !== "remove") throw new Response(null, { status: 400 })
  const outcome = await saveSetting(context, { key: "notices", value: without(value, index), version })
  return answerPress(context, "notices", outcome)
}

/** What every page says at its top: now, from some day on, or no longer. */
export default function Notices({ loaderData: { value, frame, today } }: Route.ComponentProps) {
  const { notices: texts } = useMessages().office.site
  return (
    <SettingFrame {...frame}>
      <p>
        <ButtonLink href={`${PAGE}/new`}>{texts.add}</ButtonLink>
      </p>
      {value.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <form method="post" className={styles.entries}>
          <input type="hidden" name="version" value={frame.version} />
          {value.map((notice, index) => (
            <Entry key={notice.text} notice={notice} index={index} today={today} />
          ))}
        </form>
      )}
    </SettingFrame>
  )
}

function Entry({ notice, index, today }: { notice: CompanyNotice; index: number; today: string }) {
  const { notices: texts } = useMessages().office.site
  const { kind, text, from, until } = notice
  return (
    <div className={styles.entry}>
      <div className={styles.what}>
        <b>{text}</b>
        <span className={styles.meta}>
          {texts.states[stateOf(notice, today)]}, {texts.days(from, until)}. {texts.kinds[kind]}.
        </span>
      </div>
      <div className={styles.presses}>
        <ButtonLink small look="line" href={`${PAGE}/${index + 1}`} aria-label={texts.editWhich(text)}>
          {texts.edit}
        </ButtonLink>
        <Button
          type="submit"
          small
          look="line"
          name="act"
          value={entryPress("remove", index)}
          aria-label={texts.removeWhich(text)}
        >
          {texts.remove}
        </Button>
      </div>
    </div>
  )
}

function stateOf(notice: CompanyNotice, today: string): "now" | "later" | "over" {
  if (noticesInForce([notice], today).length > 0) return "now"
  return notice.from && notice.from > today ? "later" : "over"
}
