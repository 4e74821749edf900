import type { FleetList } from "#app/office/fleet/fleet-list.ts"
import styles from "#app/office/lists/list.module.css"
import { EXTRAS } from "#app/office/paths.ts"
import { EXTRA_FIELDS, NEW_EXTRA_FIELDS } from "#domain/catalogue/extra-fields.ts"
import { formatRate } from "#domain/money.ts"
import { UNLIMITED_KILOMETERS_ID } from "#domain/pricing/extra.ts"

/** The list of the extras of the fleet. */
export const EXTRA_LIST: FleetList<typeof EXTRA_FIELDS, typeof NEW_EXTRA_FIELDS> = {
  kind: "extra",
  path: EXTRAS,
  rules: EXTRA_FIELDS,
  newRules: NEW_EXTRA_FIELDS,
  rows: (fleet) => fleet.extras(),
  // The id is reserved, because each vehicle has its own price for unlimited kilometres. An extra with this id would never be offered.
  add: async (fleet, { id, ...values }, edit) =>
    id === UNLIMITED_KILOMETERS_ID ? "taken" : fleet.addExtra({ id, values }, edit),
  change: (fleet, ...change) => fleet.changeExtra(...change),
  messages: ({ extras }) => extras,
  columns: ({ extras, options }) => [
    {
      heading: extras.columns.price,
      variant: "amount",
      cell: ({ values }) => (
        <>
          {formatRate(values.price)} <span className={styles.secondary}>{values.unit}</span>
        </>
      ),
    },
    {
      heading: extras.columns.inputKind,
      variant: "hiddenOnPhone",
      cell: ({ values }) => options.inputKind?.[values.inputKind],
    },
  ],
  groups: [
    {
      legend: "general",
      fields: {
        name: "line",
        price: "amount",
        unit: "line",
        inputKind: "line",
        charged: "line",
        role: "line",
        description: "text",
      },
    },
  ],
}
