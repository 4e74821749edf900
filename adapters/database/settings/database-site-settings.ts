import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import type { SiteSettingsTable } from "#adapters/database/tables.ts"
import { changeSettingsVersion } from "#adapters/database/versions.ts"
import { settingChanges } from "#domain/content/setting-changes.ts"
import { SETTING_KEYS, type SettingKey, type Settings } from "#domain/content/settings.ts"
import type {
  FoundSetting,
  LastSettingChange,
  SettingChange,
  SiteSettings,
} from "#domain/content/site-settings.ts"
import { readStoredSetting, storedSetting } from "#domain/content/stored-setting.ts"
import type { AuditChange } from "#domain/staff/audit-log.ts"
import { latestSettingRows } from "./latest-rows.ts"

type Options = {
  db: Database
  /** The settings of the content files. They apply until the office edits them, and in place of stored values that cannot be read. */
  defaults: Settings
  /** Called after each committed change, and awaited before the change returns. */
  onChange?: () => Promise<void>
  /** Called in the transaction of each change, to record emails about it. */
  recordEmails?: (transaction: Database, change: RecordedChange) => Promise<void>
}

/** A recorded change of one setting. */
export type RecordedChange = Pick<SettingChange<SettingKey>, "by" | "now"> & {
  key: SettingKey
  changes: readonly AuditChange[]
}

/** Stores every version of the site's settings. */
export class DatabaseSiteSettings implements SiteSettings {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  async find<Key extends SettingKey>(key: Key): Promise<FoundSetting<Key>> {
    return this.#foundFrom(key, await lastTwoRows(this.#options.db, key))
  }

  async change<Key extends SettingKey>(key: Key, change: SettingChange<Key>): Promise<"done" | "stale"> {
    const outcome = await this.#options.db.transaction().execute(async (transaction) => {
      const rows = await lastTwoRows(transaction, key)
      const found = this.#foundFrom(key, rows)
      if (found.version !== change.version) return "stale"
      const changes = settingChanges(key, found.value, change.value)
      if (changes.length === 0) return "done"
      const storedValue = storedSetting(key, change.value, rows[0] && JSON.parse(rows[0].value))
      if (!(await insertVersion(transaction, { ...change, key, storedValue }))) return "stale"
      await recordChange(transaction, key, change, changes)
      await this.#options.recordEmails?.(transaction, { key, changes, by: change.by, now: change.now })
      await changeSettingsVersion(transaction)
      return "done"
    })
    if (outcome === "done") await this.#options.onChange?.()
    return outcome
  }

  async lastChanges(): Promise<Record<SettingKey, LastSettingChange | null>> {
    const rows = await latestSettingRows(this.#options.db)
    const lastOf = (key: SettingKey) => {
      const row = rows.find((row) => row.key === key)
      return row ? lastChange(row) : null
    }
    // Complete, because `SETTING_KEYS` lists every key.
    return Object.fromEntries(SETTING_KEYS.map((key) => [key, lastOf(key)])) as Record<
      SettingKey,
      LastSettingChange | null
    >
  }

  #foundFrom<Key extends SettingKey>(
    key: Key,
    [row, rowBefore]: readonly SiteSettingsTable[],
  ): FoundSetting<Key> {
    const defaultValue = this.#options.defaults[key]
    if (!row) return { value: defaultValue, version: 0, lastChange: null, previousValue: null }
    const read = ({ value }: SiteSettingsTable) =>
      readStoredSetting(key, JSON.parse(value), defaultValue).value
    return {
      value: read(row),
      version: row.version,
      lastChange: lastChange(row),
      previousValue: rowBefore ? read(rowBefore) : defaultValue,
    }
  }
}

/** The current version and the previous one. */
function lastTwoRows(db: Database, key: SettingKey): Promise<SiteSettingsTable[]> {
  return db
    .selectFrom("site_settings")
    .selectAll()
    .where("key", "=", key)
    .orderBy("version", "desc")
    .limit(2)
    .execute()
}

function lastChange({ changed_at, staff_name }: SiteSettingsTable): LastSettingChange {
  return { at: new Date(changed_at), by: staff_name }
}

/** `storedValue` is the value in its JSON form. */
type NewVersion = Pick<SettingChange<SettingKey>, "version" | "by" | "now"> & {
  key: SettingKey
  storedValue: unknown
}

/** @returns false if another transaction has written this version */
async function insertVersion(
  transaction: Database,
  { key, storedValue, version, by, now }: NewVersion,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto("site_settings")
    .values({
      key,
      version: version + 1,
      value: JSON.stringify(storedValue),
      changed_at: now.toISOString(),
      staff_id: by.id,
      staff_name: by.name,
    })
    .onConflict((conflict) => conflict.columns(["key", "version"]).doNothing())
    .returning("version")
    .executeTakeFirst()
  return inserted !== undefined
}

function recordChange<Key extends SettingKey>(
  transaction: Database,
  key: Key,
  { by, now, name, action }: SettingChange<Key>,
  changes: readonly AuditChange[],
): Promise<void> {
  return recordAudit(transaction, {
    at: now,
    by,
    action,
    subject: "setting",
    subjectId: key,
    subjectName: name,
    changes,
  })
}
