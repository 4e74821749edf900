import type { SettingKey } from "#domain/content/settings.ts"

export const SITE = "/office/site"

/** Where the office edits a setting. */
export function settingPage(key: SettingKey): string {
  return `${SITE}/${key}`
}

/** Where a visitor sees it first. */
export const SHOWN_AT: Readonly<Record<SettingKey, string>> = {
  contact: "/contact",
  notices: "/home",
  questions: "/faq",
  gallery: "/gallery",
  rules: "/terms-and-conditions",
  agents: "/carlist",
}
