// Apart from `filter.ts`, so that scripts which only need the names do not load its functions.

/** What a list can be filtered by, in the order of its form. Source: docs/requirements.md, R5.7. */
export const FILTER_NAMES = ["seats", "bags", "gearbox", "fuel", "aircon", "driver"] as const
export type FilterName = (typeof FILTER_NAMES)[number]
