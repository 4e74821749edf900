import { SITE_SETTINGS } from "#app/office/paths.ts"
import { ALL_VEHICLES, CONTACT, FAQ, GALLERY, HOME, MAY_I_DRIVE, type RoutePath, TERMS } from "#app/paths.ts"
import { SETTING_KEYS, type SettingKey } from "#domain/content/settings.ts"
import { isOwner, type StaffMember } from "#domain/staff/staff-member.ts"

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
  abroad: ALL_VEHICLES,
  seasons: ALL_VEHICLES,
  availability: ALL_VEHICLES,
  costs: ALL_VEHICLES,
  licence: MAY_I_DRIVE,
}

/** The settings that only owners edit: those that change rates, and whether visitors see the availability. */
const OWNERS_SETTINGS: readonly SettingKey[] = ["abroad", "seasons", "availability"]

/** The settings that a member may edit. */
export function settingsFor(member: Pick<StaffMember, "role">): SettingKey[] {
  return SETTING_KEYS.filter((key) => isOwner(member) || !OWNERS_SETTINGS.includes(key))
}
