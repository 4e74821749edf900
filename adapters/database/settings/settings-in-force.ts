import type { Database, Warn } from "#adapters/database/database.ts"
import { SETTING_KEYS, type SettingKey, type Settings } from "#domain/content/settings.ts"
import { readStoredSetting } from "#domain/content/stored-setting.ts"
import { latestSettingRows } from "./latest-rows.ts"

/**
 * All current settings. A setting that the office never edited has the value in `defaults`. A stored value that cannot be read is
 * replaced by its own default, or removed from its list, and logged.
 */
export async function settingsInForce(db: Database, defaults: Settings, warn: Warn): Promise<Settings> {
  const rows = await latestSettingRows(db)
  const settingOf = <Key extends SettingKey>(key: Key): Settings[Key] => {
    const row = rows.find((row) => row.key === key)
    if (!row) return defaults[key]
    const { value, replacedPaths } = readStoredSetting(key, JSON.parse(row.value), defaults[key])
    if (replacedPaths.length > 0)
      warn(
        { setting: key, at: replacedPaths },
        "a stored setting has values that cannot be read; their defaults are used",
      )
    return value
  }
  // Complete, because `SETTING_KEYS` lists every key.
  return Object.fromEntries(SETTING_KEYS.map((key) => [key, settingOf(key)])) as Settings
}
