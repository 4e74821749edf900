import { SITE_SETTINGS } from "#app/office/paths.ts"
import { ALL_VEHICLES, CONTACT, FAQ, GALLERY, HOME, type RoutePath, TERMS } from "#app/paths.ts"
import type { SettingKey } from "#domain/content/settings.ts"

/** The page of the office that edits a setting. */
export function settingPage(key: SettingKey): string {
  return `${SITE_SETTINGS}/${key}` satisfies RoutePath
}

/** The page of the site that shows a setting most prominently. */
export const PUBLIC_PAGES: Readonly<Record<SettingKey, string>> = {
  contact: CONTACT,
  notices: HOME,
  questions: FAQ,
  gallery: GALLERY,
  rules: TERMS,
  agents: ALL_VEHICLES,
}
