import type { FleetList } from "#app/office/fleet/fleet-list.ts"
import styles from "#app/office/lists/list.module.css"
import { SERVICES } from "#app/office/paths.ts"
import { NEW_SERVICE_FACTS, SERVICE_FACTS } from "#domain/catalogue/service-facts.ts"
import { formatRate } from "#domain/money.ts"
import { UNLIMITED_KILOMETERS_ID } from "#domain/pricing/service.ts"

/** The extras. */
export const SERVICE_LIST: FleetList<typeof SERVICE_FACTS, typeof NEW_SERVICE_FACTS> = {
  kind: "service",
  page: SERVICES,
  rules: SERVICE_FACTS,
  newRules: NEW_SERVICE_FACTS,
  rows: (fleet) => fleet.services(),
  // Each vehicle has its own price for unlimited kilometres: an extra of this id would be offered with none.
  add: async (fleet, { id, ...facts }, editing) =>
    id === UNLIMITED_KILOMETERS_ID ? "taken" : fleet.addService({ id, facts }, editing),
  change: (fleet, ...change) => fleet.changeService(...change),
  texts: ({ services }) => services,
  columns: ({ services, options }) => [
    {
      heading: services.columns.price,
      look: "amount",
      cell: ({ facts }) => (
        <>
          {formatRate(facts.price)} <span className={styles.sub}>{facts.unit}</span>
        </>
      ),
    },
    {
      heading: services.columns.asks,
      look: "least",
      cell: ({ facts }) => options.asks?.[facts.asks],
    },
  ],
  groups: [
    {
      legend: "what",
      facts: {
        name: "line",
        price: "amount",
        unit: "line",
        asks: "line",
        charged: "line",
        role: "line",
        description: "text",
      },
    },
  ],
}
