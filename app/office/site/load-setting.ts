import { type Context, messagesContext } from "#app/context.ts"
import { lastChanges } from "#app/office/history/changed-by.tsx"
import { officeTitle } from "#app/office/office-meta.ts"
import type { SettingKey } from "#domain/content/settings.ts"
import { findSetting, isStaleContext } from "./save-setting.ts"

/** Loads the current value of a setting, and the props of its `SettingLayout`. */
export async function loadSetting<Key extends SettingKey>(request: Request, context: Context, key: Key) {
  const [found, changes] = await Promise.all([
    findSetting(context, key),
    lastChanges(context, "setting", key),
  ])
  const { names } = context.get(messagesContext).office.site
  return {
    title: officeTitle(context, names[key]),
    value: found.value,
    layout: {
      setting: key,
      version: found.version,
      isSaved: new URL(request.url).searchParams.has("saved"),
      isStale: context.get(isStaleContext),
      changes,
    },
  }
}
