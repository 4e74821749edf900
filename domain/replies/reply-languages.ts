import { de } from "./languages/de.ts"
import { en } from "./languages/en.ts"
import { fr } from "./languages/fr.ts"
import { si } from "./languages/si.ts"
import type { ReplyLanguage } from "./reply-language.ts"

/** The languages of replies, by their tags (RFC 5646), in the order of the office's list. */
export const REPLY_LANGUAGES = { en, de, fr, si } as const satisfies Record<string, ReplyLanguage>
export type ReplyLanguageId = keyof typeof REPLY_LANGUAGES

const IDS = Object.keys(REPLY_LANGUAGES) as ReplyLanguageId[] // an object literal has no other keys

/** Each language with its own name. */
export const REPLY_LANGUAGE_OPTIONS: readonly { id: ReplyLanguageId; name: string }[] = IDS.map((id) => ({
  id,
  name: REPLY_LANGUAGES[id].name,
}))

export const DEFAULT_REPLY_LANGUAGE: ReplyLanguageId = "en"

/** @returns null for a text that is not the id of a language */
export function parseReplyLanguage(text: string): ReplyLanguageId | null {
  return IDS.find((id) => id === text) ?? null
}
