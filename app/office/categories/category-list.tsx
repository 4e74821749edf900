import type { FleetList } from "#app/office/fleet/fleet-list.ts"
import styles from "#app/office/lists/list.module.css"
import { CATEGORIES } from "#app/office/paths.ts"
import { CATEGORY_FACTS, NEW_CATEGORY_FACTS } from "#domain/catalogue/category-facts.ts"

/** The list of categories of vehicles. */
export const CATEGORY_LIST: FleetList<typeof CATEGORY_FACTS, typeof NEW_CATEGORY_FACTS> = {
  kind: "category",
  page: CATEGORIES,
  rules: CATEGORY_FACTS,
  newRules: NEW_CATEGORY_FACTS,
  rows: (fleet) => fleet.categories(),
  add: (fleet, { id, ...facts }, editing) => fleet.addCategory({ id, facts }, editing),
  change: (fleet, ...change) => fleet.changeCategory(...change),
  messages: ({ categories }) => categories,
  columns: ({ categories }) => [
    {
      heading: categories.columns.vehicles,
      variant: "amount",
      cell: ({ vehicles }) => (
        <>
          {vehicles} <span className={styles.onPhone}>{categories.onPhone(vehicles)}</span>
        </>
      ),
    },
  ],
  groups: [{ legend: "what", facts: { name: "line", description: "text", extrasNotOffered: "extras" } }],
}
