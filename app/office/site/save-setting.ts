import { createContext, redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import type { SettingKey, Settings } from "#domain/content/settings.ts"
import type { FoundSetting } from "#domain/content/site-settings.ts"
import { settingPage } from "./setting-pages.ts"

/** The value of the button that undoes the last change. */
export const UNDO_LAST_CHANGE = "set-back"

/** Whether this request was submitted from a page of an older version of the setting. */
export const isStaleContext = createContext(false)

export function settingsOf(context: Context) {
  return context.get(officePortsContext).settings
}

export function findSetting<Key extends SettingKey>(context: Context, key: Key): Promise<FoundSetting<Key>> {
  return settingsOf(context).find(key)
}

type SettingChange<Key extends SettingKey> = {
  key: Key
  value: Settings[Key]
  version: number
  action?: "changed" | "restored"
}

/** Saves a setting as the signed-in member. 'stale': another version was stored meanwhile, so nothing is saved. */
export async function saveSetting<Key extends SettingKey>(
  context: Context,
  { key, value, version, action = "changed" }: SettingChange<Key>,
): Promise<"done" | "stale"> {
  const { id, name } = context.get(sessionContext).member
  const outcome = await settingsOf(context).change(key, {
    value,
    version,
    action,
    by: { id, name },
    now: context.get(portsContext).clock(),
    name: context.get(messagesContext).office.site.names[key],
  })
  if (outcome === "stale") context.set(isStaleContext, true)
  return outcome
}

/** Undoes the last change: stores the previous value again. Without a previous value nothing changes. */
export function restorePrevious<Key extends SettingKey>(
  context: Context,
  key: Key,
  form: FormData,
  setting: FoundSetting<Key>,
): Promise<"done" | "stale"> {
  const value = setting.previousValue ?? setting.value
  return saveSetting(context, { key, value, version: versionIn(form), action: "restored" })
}

/** Redirects to the page of the setting, which confirms the change and scrolls to the element with the given id. */
export function redirectToSaved(key: SettingKey, elementId = ""): Response {
  return redirect(`${settingPage(key)}?saved${elementId && `#${elementId}`}`, 303)
}
