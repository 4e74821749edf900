import * as v from "valibot"
import { RULE_RANGES } from "./rules.ts"
import { isUnknownKey } from "./setting-schemas.ts"
import { SETTING_SCHEMAS, type SettingKey, type Settings, settingInput } from "./settings.ts"

/**
 * `replacedPaths`: the paths of the values that could not be parsed, as in the result of `checkSetting`: `phone`, `3.answer`. ''
 * stands for the setting as a whole.
 */
export type StoredSetting<Key extends SettingKey> = { value: Settings[Key]; replacedPaths: readonly string[] }

/**
 * Reads a setting that an earlier or later version of this program may have stored. A missing field gets its default, and an
 * unknown key is ignored. Only the invalid values are replaced: a field gets its default, and an entry is removed from its list. A
 * setting of another type gets its default, and so does a list without valid entries.
 *
 * `stored` is JSON, amounts in rupees; `defaultValue`: the value in the content files.
 */
export function readStoredSetting<Key extends SettingKey>(
  key: Key,
  stored: unknown,
  defaultValue: Settings[Key],
): StoredSetting<Key> {
  const defaultInput = settingInput(key, defaultValue)
  const read = replaceInvalid(key, withDefaults(key, stored, defaultInput), defaultInput)
  const isEmptied =
    read && Array.isArray(read.value) && read.value.length === 0 && read.replacedPaths.length > 0
  return read && !isEmptied ? read : { value: defaultValue, replacedPaths: read?.replacedPaths ?? [""] }
}

/**
 * The value to store for a setting. `before` is the value of the current row. Rules and contact data that only a newer version
 * of this program knows are preserved, so that an older process does not remove them. Unknown keys inside
 * contact data or a list entry are not preserved, nor are entries that this version cannot read. They remain in the previous row.
 */
export function storedSetting<Key extends SettingKey>(
  key: Key,
  value: Settings[Key],
  before: unknown,
): unknown {
  const input = settingInput(key, value)
  return isObject(before) && isObject(input) ? { ...before, ...input } : input
}

type Path = readonly (string | number)[]

/** Replaces invalid values one by one until the check accepts the setting. Null if the setting as a whole is invalid. */
function replaceInvalid<Key extends SettingKey>(
  key: Key,
  candidate: unknown,
  defaultInput: unknown,
): StoredSetting<Key> | null {
  const schema: v.GenericSchema<unknown, Settings[Key]> = SETTING_SCHEMAS[key]
  const result = v.safeParse(schema, candidate)
  if (result.success) return { value: result.output, replacedPaths: [] }
  const issue = result.issues.at(-1) ?? result.issues[0] // the last entry first, so that the indexes of the others stay
  const path: Path = issue.path?.map((item) => item.key as string | number) ?? [] // JSON has no other keys
  if (isUnknownKey(issue)) return replaceInvalid(key, withoutPath(candidate, path), defaultInput)
  const corrected = withoutEntry(candidate, path) ?? withDefaultOf(candidate, path[0], defaultInput)
  const accepted = corrected === null ? null : replaceInvalid(key, corrected, defaultInput)
  return accepted && { ...accepted, replacedPaths: [path.join("."), ...accepted.replacedPaths] }
}

/** Removes the list entry that a path leads into. Null if the path does not lead into a list. */
function withoutEntry(candidate: unknown, path: Path) {
  const depth = path.findIndex((key) => typeof key === "number")
  return depth < 0 ? null : withoutPath(candidate, path.slice(0, depth + 1))
}

/** The candidate with the default for a field and for the other end of its range. Null if the field already has its default. */
function withDefaultOf(
  candidate: unknown,
  field: string | number | undefined,
  defaultInput: unknown,
): unknown {
  if (!isObject(candidate) || !isObject(defaultInput)) return null
  const fields = RULE_RANGES.find((range) => range.some((name) => name === field)) ?? [String(field)]
  if (fields.every((name) => candidate[name] === defaultInput[name])) return null
  return { ...candidate, ...Object.fromEntries(fields.map((name) => [name, defaultInput[name]])) }
}

/** Removes the value at a path. */
function withoutPath(value: unknown, [key = "", ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    const index = Number(key)
    return rest.length > 0 ? value.with(index, withoutPath(value[index], rest)) : value.toSpliced(index, 1)
  }
  if (!isObject(value)) return value
  if (rest.length > 0) return { ...value, [key]: withoutPath(value[key], rest) }
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
}

/**
 * The default values of fields of list entries. Each field that is added to an entry later needs a default, and the compiler asks
 * for it.
 */
const ENTRY_DEFAULTS: {
  notices: Omit<Settings["notices"][number], "text">
  questions: Omit<Settings["questions"][number], "group" | "question" | "answer" | "checkedOn">
  gallery: Omit<Settings["gallery"][number], "scene" | "caption" | "alt">
  seasons: Omit<Settings["seasons"][number], "name" | "from" | "until" | "percent">
} = {
  notices: { kind: "notice", from: null, until: null },
  questions: {},
  gallery: { isHidden: false },
  seasons: {},
}

function withDefaults(key: SettingKey, stored: unknown, defaultInput: unknown): unknown {
  if (!Array.isArray(stored)) return addMissing(stored, defaultInput)
  const entryDefaults = key in ENTRY_DEFAULTS ? ENTRY_DEFAULTS[key as keyof typeof ENTRY_DEFAULTS] : {} // by the check before
  return stored.map((entry) => addMissing(entry, entryDefaults))
}

/** Adds the missing properties to a stored object, at any depth. Lists and present values are not changed. */
function addMissing(stored: unknown, defaults: unknown): unknown {
  if (!isObject(stored) || !isObject(defaults)) return stored
  const fields = Object.entries(stored).map(([name, value]) => [name, addMissing(value, defaults[name])])
  return { ...defaults, ...Object.fromEntries(fields) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
