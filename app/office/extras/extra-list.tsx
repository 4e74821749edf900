import type { FleetList } from "#app/office/fleet/fleet-list.ts"
import styles from "#app/office/lists/list.module.css"
import { EXTRAS } from "#app/office/paths.ts"
import { EXTRA_FACTS, NEW_EXTRA_FACTS } from "#domain/catalogue/extra-facts.ts"
import { formatRate } from "#domain/money.ts"
import { UNLIMITED_KILOMETERS_ID } from "#domain/pricing/extra.ts"

/** The list of the extras of the fleet. */
export const EXTRA_LIST: FleetList<typeof EXTRA_FACTS, typeof NEW_EXTRA_FACTS> = {
  kind: "extra",
  page: EXTRAS,
  rules: EXTRA_FACTS,
  newRules: NEW_EXTRA_FACTS,
  rows: (fleet) => fleet.extras(),
  // The id is reserved: each vehicle has its own price for unlimited kilometres, and an extra with this id would never be
  // offered.
  add: async (fleet, { id, ...facts }, editing) =>
    id === UNLIMITED_KILOMETERS_ID ? "taken" : fleet.addExtra({ id, facts }, editing),
  change: (fleet, ...change) => fleet.changeExtra(...change),
  messages: ({ extras: services }) => services,
  columns: ({ extras: services, options }) => [
    {
      heading: services.columns.price,
      variant: "amount",
      cell: ({ facts }) => (
        <>
          {formatRate(facts.price)} <span className={styles.sub}>{facts.unit}</span>
        </>
      ),
    },
    {
      heading: services.columns.inputKind,
      variant: "hiddenOnPhone",
      cell: ({ facts }) => options.inputKind?.[facts.inputKind],
    },
  ],
  groups: [
    {
      legend: "what",
      facts: {
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
