import { type FieldValues, idsField, lineField, optionalLineField, slugField } from "./field-rules.ts"

/** The editable fields of a category, each with its rule. */
export const CATEGORY_FIELDS = {
  name: lineField(60),
  description: optionalLineField(200),
  extrasNotOffered: idsField,
} as const

export type CategoryValues = FieldValues<typeof CATEGORY_FIELDS>

/** The fields of a new category. `id` is the last segment of its path, `/carlist/{id}`, and never changes. */
export const NEW_CATEGORY_FIELDS = { ...CATEGORY_FIELDS, id: slugField } as const
