import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import type { SettingKey, Settings } from "./settings.ts"

/**
 * What the office edits of the site, each with the versions that it had. It stands on the site in every process from the
 * moment that a change is done. Every method throws where the database does not answer.
 */
export interface SiteSettings {
  find<Key extends SettingKey>(key: Key): Promise<FoundSetting<Key>>
  /**
   * Writes a new version, and what is other in it into the audit log. What is the same as it was makes no version.
   * @returns 'stale' where somebody else wrote one since `version` was seen: nothing was changed.
   */
  change<Key extends SettingKey>(key: Key, change: SettingChange<Key>): Promise<"done" | "stale">
  /** Who edited each last; null for what stands as the files have it. */
  lastChanges(): Promise<Record<SettingKey, LastChange | null>>
}

export type LastChange = { at: Date; by: string }

/** `version` 0: as the files have it. `before` is the version before this one, which can be set back; null at version 0. */
export type FoundSetting<Key extends SettingKey> = {
  value: Settings[Key]
  version: number
  lastChange: LastChange | null
  before: Settings[Key] | null
}

export type SettingChange<Key extends SettingKey> = {
  value: Settings[Key]
  /** The version that was seen. */
  version: number
  by: NonNullable<AuditAuthor>
  now: Date
  /** What the office calls it, for the audit log. */
  name: string
  /** 'restored': as it was before. */
  action: "changed" | "restored"
}
