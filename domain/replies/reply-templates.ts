import type { LastSettingChange } from "#domain/content/site-settings.ts"
import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import { parseReplyLanguage, type ReplyLanguageId } from "./reply-languages.ts"
import { parseTemplateId, type TemplateId, type TemplateText } from "./reply-template.ts"

/** The language and the occasion of a template. */
export type TemplateKey = { language: ReplyLanguageId; template: TemplateId }

/**
 * The templates of replies with their versions. An unchanged template has the original text of its language. All
 * methods throw if the database does not answer.
 */
export interface ReplyTemplates {
  find(key: TemplateKey): Promise<FoundTemplate>
  /**
   * Stores a new version, and records its differences in the audit log. An unchanged text makes no version.
   * @returns 'stale', without a change, if another version was stored since `version`
   */
  change(key: TemplateKey, change: TemplateChange): Promise<"done" | "stale">
  /** The last version of each template that was ever changed. */
  lastChanges(): Promise<ChangedTemplate[]>
}

/** A template with its version. `version` 0: never changed. */
export type FoundTemplate = {
  text: TemplateText
  /** Whether the original text is in force. */
  isOriginal: boolean
  version: number
  /** The text of the previous version, which can be restored; null for the original text. */
  previousText: TemplateText | null
}

/** A template that was changed at least once, with its last change. */
export type ChangedTemplate = TemplateKey & { isOriginal: boolean; lastChange: LastSettingChange }

/** A new version of a template. */
export type TemplateChange = {
  /** Null: the original text again. */
  text: TemplateText | null
  /** The version that was shown. */
  version: number
  by: NonNullable<AuditAuthor>
  now: Date
  /** The template's name for the audit log. */
  name: string
  /** 'restored': the previous version or the original text. */
  action: "changed" | "restored"
}

/** The id of a template in the audit log: `replies/de/quote`. */
export function templateSubjectId({ language, template }: TemplateKey): string {
  return `replies/${language}/${template}`
}

/** The template of an id in the audit log; null for the id of anything else. */
export function templateOfSubjectId(id: string): TemplateKey | null {
  const [area, language = "", template = "", ...rest] = id.split("/")
  return area === "replies" && rest.length === 0 ? parseTemplateKey({ language, template }) : null
}

/** @returns null if there is no such language or template */
export function parseTemplateKey(key: { language: string; template: string }): TemplateKey | null {
  const language = parseReplyLanguage(key.language)
  const template = parseTemplateId(key.template)
  return language && template && { language, template }
}
