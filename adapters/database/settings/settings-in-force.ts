import type { Database, Warn } from "#adapters/database/database.ts"
import { checkSetting, SETTING_KEYS, type SettingKey, type Settings } from "#domain/content/settings.ts"
import { latestRows } from "./latest-rows.ts"

/**
 * All settings as they hold now. What the office never edited stands as in `defaults`; so does what it edited and this
 * program cannot read, which the log is told.
 */
export async function settingsInForce(db: Database, defaults: Settings, warn: Warn): Promise<Settings> {
  const rows = await latestRows(db)
  const settingOf = <Key extends SettingKey>(key: Key): Settings[Key] => {
    const row = rows.find((row) => row.key === key)
    if (!row) return defaults[key]
    const checked = checkSetting(key, JSON.parse(row.value))
    if (checked.ok) return checked.value
    warn({ setting: key, at: checked.paths }, "what the office wrote of the site cannot be read")
    return defaults[key]
  }
  // Every key is there, because each is listed, and each with a value of its own.
  return Object.fromEntries(SETTING_KEYS.map((key) => [key, settingOf(key)])) as Settings
}
