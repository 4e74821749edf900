import type { FleetList } from "#app/office/fleet/fleet-list.ts"
import styles from "#app/office/lists/list.module.css"
import { CATEGORIES } from "#app/office/paths.ts"
import { CATEGORY_FIELDS, NEW_CATEGORY_FIELDS } from "#domain/catalogue/category-fields.ts"

/** The list of categories of vehicles. */
export const CATEGORY_LIST: FleetList<typeof CATEGORY_FIELDS, typeof NEW_CATEGORY_FIELDS> = {
  kind: "category",
  path: CATEGORIES,
  rules: CATEGORY_FIELDS,
  newRules: NEW_CATEGORY_FIELDS,
  rows: (fleet) => fleet.categories(),
  add: (fleet, { id, ...values }, edit) => fleet.addCategory({ id, values }, edit),
  change: (fleet, ...change) => fleet.changeCategory(...change),
  messages: ({ categories }) => categories,
  columns: ({ categories }) => [
    {
      heading: categories.columns.vehicles,
      variant: "amount",
      cell: ({ vehicleCount }) => (
        <>
          {vehicleCount} <span className={styles.phoneOnly}>{categories.vehicleCountUnit(vehicleCount)}</span>
        </>
      ),
    },
  ],
  groups: [{ legend: "general", fields: { name: "line", description: "text", extrasNotOffered: "extras" } }],
}
