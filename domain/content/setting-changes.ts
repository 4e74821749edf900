import type { OneWayFee } from "#domain/pricing/side-costs.ts"
import type { AuditChange } from "#domain/staff/audit-log.ts"
import type { CompanyContact } from "./content.ts"
import type { LicenceRules, LicenceSource, PermitFee } from "./licence-rules.ts"
import { type SettingKey, type Settings, settingInput } from "./settings.ts"

/** The property that identifies an entry, for each setting that is a list. */
const KEY_PROPERTY: Partial<Record<SettingKey, string>> = {
  notices: "text",
  questions: "question",
  gallery: "scene",
  seasons: "name",
}

/**
 * The differences of two settings, field by field. A changed order of a list is one change, 'order'. Empty: the settings are
 * equal.
 */
export function settingChanges<Key extends SettingKey>(
  key: Key,
  from: Settings[Key],
  to: Settings[Key],
): AuditChange[] {
  const before = entriesOf(key, from)
  const after = entriesOf(key, to)
  const commonOrder = (entries: Entries, others: Entries) =>
    [...entries.keys()].filter((name) => others.has(name)).join(" | ")
  return [
    ...changesBetween(textsByField(before), textsByField(after)),
    ...changesBetween(
      new Map([["order", commonOrder(before, after)]]),
      new Map([["order", commonOrder(after, before)]]),
    ),
  ]
}

type Entries = ReadonlyMap<string, unknown>

/**
 * The entries of a list, by their names. A list of texts is one entry, named after the setting. A setting that is not a list is
 * one entry without a name, so the names of its fields get no prefix.
 */
function entriesOf<Key extends SettingKey>(key: Key, value: Settings[Key]): Entries {
  const input = comparableValue(key, value)
  const keyProperty = KEY_PROPERTY[key]
  if (!keyProperty || !Array.isArray(input)) return new Map([[isListOfTexts(input) ? key : "", input]])
  return new Map(input.map((entry: Record<string, unknown>) => [String(entry[keyProperty]), entry]))
}

/**
 * The value for the comparison. Lists of contact data and licence rules have names instead of positions, so that the removal of an
 * entry does not change the others.
 */
function comparableValue<Key extends SettingKey>(key: Key, value: Settings[Key]): unknown {
  // The casts are safe, because the key says which setting it is.
  if (key === "licence") return namedLicenceRules(value as LicenceRules)
  if (key === "contact") return namedSocialPages(value as CompanyContact)
  return settingInput(key, value)
}

function namedSocialPages({ social, ...contact }: CompanyContact) {
  return { ...contact, social: Object.fromEntries(social.map(({ service, href }) => [service, href])) }
}

/**
 * Converts the rules for the comparison: offices and cases are named, and each fee and source is one text. So the
 * removal of an entry does not change the names of the others.
 */
function namedLicenceRules({ cases, ways, ...rules }: LicenceRules) {
  const sourceText = ({ title, href, seen, grade }: LicenceSource) =>
    [title, href, seen ?? "-", grade].join(" | ")
  const feeText = ({ what, rupees, months }: PermitFee) =>
    [what, rupees, ...(months ? [months] : [])].join(" | ")
  return {
    ...rules,
    ...Object.fromEntries(
      ways.map(({ id: _, name, fees, sources, ...way }) => [
        name,
        { ...way, fees: fees.map(feeText), sources: sources.map(sourceText) },
      ]),
    ),
    ...Object.fromEntries(
      cases.map(({ licence, vehicle, ways: ids, sources, ...item }) => [
        `${licence} ${vehicle}`,
        {
          ...item,
          offices: ids.flatMap((id) => ways.find((way) => way.id === id)?.name ?? []),
          sources: sources.map(sourceText),
        },
      ]),
    ),
  }
}

/** All texts by field name: `phone`, `How old must I be?: answer`. */
function textsByField(entries: Entries): Map<string, string> {
  return new Map([...entries].flatMap(([name, entry]) => [...valuesByPath(entry, name)]))
}

function valuesByPath(value: unknown, path: string): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (isListOfTexts(value)) return new Map(value.length > 0 ? [[path, value.join(", ")]] : [])
  if (isFeeList(value))
    return new Map([[path, value.map(({ place, amount }) => `${place} ${amount}`).join(", ")]])
  if (typeof value !== "object") return new Map([[path, String(value)]])
  return new Map(
    Object.entries(value).flatMap(([key, child]) => [...valuesByPath(child, path ? `${path}: ${key}` : key)]),
  )
}

function isFeeList(value: unknown): value is OneWayFee[] {
  return (
    Array.isArray(value) && value.every((entry) => typeof entry === "object" && entry && "place" in entry)
  )
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string")
}

function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): AuditChange[] {
  const fields = [...new Set([...before.keys(), ...after.keys()])]
  return fields.flatMap((field) => {
    const change = { field, from: before.get(field) ?? null, to: after.get(field) ?? null }
    return change.from === change.to ? [] : [change]
  })
}
