import { describe, expect, it } from "vitest"
import { CATEGORY_LIST } from "#app/office/categories/category-list.tsx"
import { EXTRA_LIST } from "#app/office/extras/extra-list.tsx"
import { type FactRules, fieldsOf } from "#domain/catalogue/facts.ts"
import { VEHICLE_FACTS } from "#domain/catalogue/vehicle-facts.ts"
import type { FactGroup } from "./fact-fields.tsx"
import { VEHICLE_GROUPS } from "./vehicle-groups.ts"

type Form = { name: string; rules: FactRules; groups: readonly FactGroup[] }

const FORMS: readonly Form[] = [
  { name: "category", rules: CATEGORY_LIST.rules, groups: CATEGORY_LIST.groups },
  { name: "extra", rules: EXTRA_LIST.rules, groups: EXTRA_LIST.groups },
  { name: "vehicle", rules: VEHICLE_FACTS, groups: VEHICLE_GROUPS },
]

// A fact without a control would be submitted as empty, and its value lost at the next save.
describe.each(FORMS)("the form of a $name", ({ rules, groups }) => {
  it("has one field for every fact", () => {
    const fields = groups.flatMap(({ facts }) => Object.keys(facts))
    expect(fields.toSorted()).toEqual(fieldsOf(rules).toSorted())
  })
})
