import * as v from "valibot"
import type { AbroadRates } from "#domain/pricing/abroad-rates.ts"
import type { Season } from "#domain/pricing/seasons.ts"
import type { SideCosts } from "#domain/pricing/side-costs.ts"
import type {
  AvailabilitySetting,
  CompanyContact,
  CompanyNotice,
  FaqItem,
  GalleryPicture,
} from "./content.ts"
import type { LicenceRules } from "./licence-rules.ts"
import { licenceRulesSchema } from "./licence-schema.ts"
import { type CompanyRules, rulesInput, rulesSchema } from "./rules.ts"
import {
  abroadRatesSchema,
  agentsSchema,
  availabilitySchema,
  contactSchema,
  gallerySchema,
  noticesSchema,
  questionsSchema,
  seasonsSchema,
  sideCostsSchema,
} from "./setting-schemas.ts"

/** The settings of the site that the office edits. Each is edited, checked, stored and restored as a whole. */
export type Settings = {
  contact: CompanyContact
  notices: readonly CompanyNotice[]
  /** The questions as typed. They contain placeholders such as `{insuranceExcess}` instead of values. */
  questions: readonly FaqItem[]
  gallery: readonly GalleryPicture[]
  rules: CompanyRules
  /** Agents that a booking may name as contacted, in the order of the form. */
  agents: readonly string[]
  abroad: AbroadRates
  /** Sorted by their first days. */
  seasons: readonly Season[]
  availability: AvailabilitySetting
  /** Shown beside a total, never added to it. */
  costs: SideCosts
  licence: LicenceRules
}
export type SettingKey = keyof Settings

export const SETTING_KEYS = [
  "contact",
  "notices",
  "questions",
  "gallery",
  "rules",
  "agents",
  "abroad",
  "seasons",
  "availability",
  "costs",
  "licence",
] as const

/**
 * The schema of each setting as an editor writes it: complete, and without other keys. `checkSetting` uses it for forms and
 * files.
 */
export const SETTING_SCHEMAS: { [Key in SettingKey]: v.GenericSchema<unknown, Settings[Key]> } = {
  contact: contactSchema,
  notices: noticesSchema,
  questions: questionsSchema,
  gallery: gallerySchema,
  rules: rulesSchema,
  agents: agentsSchema,
  abroad: abroadRatesSchema,
  seasons: seasonsSchema,
  availability: availabilitySchema,
  costs: sideCostsSchema,
  licence: licenceRulesSchema,
}

/** The result of a check: the parsed setting, or the paths of its invalid values. */
export type CheckedSetting<Key extends SettingKey> =
  | { ok: true; value: Settings[Key] }
  /** The invalid paths, each once: `phone`, `officeHours.closes`, `3.answer`. '' stands for the setting as a whole. */
  | { ok: false; paths: readonly string[] }

/**
 * Checks the input of a form or a file, with amounts in rupees. Missing and unknown keys are errors; see also
 * `readStoredSetting`.
 */
export function checkSetting<Key extends SettingKey>(key: Key, input: unknown): CheckedSetting<Key> {
  const schema: v.GenericSchema<unknown, Settings[Key]> = SETTING_SCHEMAS[key]
  const result = v.safeParse(schema, input)
  if (result.success) return { ok: true, value: result.output }
  return { ok: false, paths: [...new Set(result.issues.map((issue) => v.getDotPath(issue) ?? ""))] }
}

/** The input of `checkSetting` for a setting: amounts in rupees. */
export function settingInput<Key extends SettingKey>(key: Key, value: Settings[Key]): unknown {
  return key === "rules" ? rulesInput(value as CompanyRules) : value // the key says which it is
}

/**
 * The edited pictures whose drawings still exist, followed by new drawings. `filePictures`: the pictures of the content files, one
 * for each drawing.
 */
export function mergeGallery(
  editedPictures: readonly GalleryPicture[],
  filePictures: readonly GalleryPicture[],
): GalleryPicture[] {
  const hasScene = (pictures: readonly GalleryPicture[], scene: string) =>
    pictures.some((picture) => picture.scene === scene)
  return [
    ...editedPictures.filter(({ scene }) => hasScene(filePictures, scene)),
    ...filePictures.filter(({ scene }) => !hasScene(editedPictures, scene)),
  ]
}
