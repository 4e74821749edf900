import type { OneWayFee } from "#domain/pricing/side-costs.ts"
import type { AuditChange } from "#domain/staff/audit-log.ts"
import type { LicenceRules, LicenceSource, PermitFee } from "./licence-rules.ts"
import { type SettingKey, type Settings, settingInput } from "./settings.ts"

/** The names that identify entries of lists. */
const NAMED_BY: Partial<Record<SettingKey, string>> = {
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
  const order = (entries: Entries, others: Entries) =>
    [...entries.keys()].filter((name) => others.has(name)).join(" | ")
  return [
    ...changesBetween(textsOf(before), textsOf(after)),
    ...changesBetween(new Map([["order", order(before, after)]]), new Map([["order", order(after, before)]])),
  ]
}

type Entries = ReadonlyMap<string, unknown>

/**
 * The entries of a list, by their names. A setting that is not a list is one entry, and the names of its fields get no prefix.
 */
function entriesOf<Key extends SettingKey>(key: Key, value: Settings[Key]): Entries {
  const input = key === "licence" ? namedLicenceRules(value as LicenceRules) : settingInput(key, value) // the key says so
  const namedBy = NAMED_BY[key]
  if (!namedBy || !Array.isArray(input)) return new Map([[isList(input) ? key : "", input]])
  return new Map(input.map((entry: Record<string, unknown>) => [String(entry[namedBy]), entry]))
}

/**
 * Converts the rules for the comparison: offices and cases by their names, each fee and source as one text. So a removed entry
 * does not shift the others.
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
function textsOf(entries: Entries): Map<string, string> {
  return new Map([...entries].flatMap(([name, entry]) => [...valuesByPath(entry, name)]))
}

function valuesByPath(part: unknown, path: string): Map<string, string> {
  if (part === null || part === undefined) return new Map()
  if (isList(part)) return new Map(part.length > 0 ? [[path, part.join(", ")]] : [])
  if (isFeeList(part))
    return new Map([[path, part.map(({ place, amount }) => `${place} ${amount}`).join(", ")]])
  if (typeof part !== "object") return new Map([[path, String(part)]])
  return new Map(
    Object.entries(part).flatMap(([key, value]) => [...valuesByPath(value, path ? `${path}: ${key}` : key)]),
  )
}

function isFeeList(part: unknown): part is OneWayFee[] {
  return Array.isArray(part) && part.every((entry) => typeof entry === "object" && entry && "place" in entry)
}

function isList(part: unknown): part is string[] {
  return Array.isArray(part) && part.every((entry) => typeof entry === "string")
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
