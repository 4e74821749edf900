import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import type { SettingKey, Settings } from "./settings.ts"

/**
 * The settings of the site with their versions. A change is in force in every process at once. All methods throw if the database
 * does not answer.
 */
export interface SiteSettings {
  find<Key extends SettingKey>(key: Key): Promise<FoundSetting<Key>>
  /**
   * Stores a new version, and records its differences in the audit log. An unchanged value makes no version.
   * @returns 'stale', without a change, if another version was stored since `version`
   */
  change<Key extends SettingKey>(key: Key, change: SettingChange<Key>): Promise<"done" | "stale">
  /** The author and time of each setting's last version. Null: the values of the content files apply. */
  lastChanges(): Promise<Record<SettingKey, LastSettingChange | null>>
}

/** The time and the author's name of the last version of a setting or a template of replies. */
export type LastSettingChange = { at: Date; by: string }

/**
 * `version` 0: the values of the content files apply. `previousValue`: the value of the previous version, which can be restored;
 * null at version 0.
 */
export type FoundSetting<Key extends SettingKey> = {
  value: Settings[Key]
  version: number
  lastChange: LastSettingChange | null
  previousValue: Settings[Key] | null
}

/** A new version of a setting. */
export type SettingChange<Key extends SettingKey> = {
  value: Settings[Key]
  /** The version that was shown. */
  version: number
  by: NonNullable<AuditAuthor>
  now: Date
  /** The setting's name for the audit log. */
  name: string
  /** 'restored': the previous version was restored. */
  action: "changed" | "restored"
}
