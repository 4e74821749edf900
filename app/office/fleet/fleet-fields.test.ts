import { describe, expect, it } from "vitest"
import { CATEGORY_LIST } from "#app/office/categories/category-list.tsx"
import { EXTRA_LIST } from "#app/office/extras/extra-list.tsx"
import { type FieldRules, fieldNames } from "#domain/catalogue/field-rules.ts"
import { VEHICLE_FIELDS } from "#domain/catalogue/vehicle-fields.ts"
import type { FleetFieldGroup } from "./fleet-fields.tsx"
import { VEHICLE_GROUPS } from "./vehicle-groups.ts"

type Form = { name: string; rules: FieldRules; groups: readonly FleetFieldGroup[] }

const FORMS: readonly Form[] = [
  { name: "category", rules: CATEGORY_LIST.rules, groups: CATEGORY_LIST.groups },
  { name: "extra", rules: EXTRA_LIST.rules, groups: EXTRA_LIST.groups },
  { name: "vehicle", rules: VEHICLE_FIELDS, groups: VEHICLE_GROUPS },
]

// A field without a control would be submitted as empty, and its value lost at the next save.
describe.each(FORMS)("the form of a $name", ({ rules, groups }) => {
  it("has one control for every field", () => {
    const fields = groups.flatMap(({ fields }) => Object.keys(fields))
    expect(fields.toSorted()).toEqual(fieldNames(rules).toSorted())
  })
})
