// Separate from `filter.ts`, so that a script that needs only the names does not load its functions.

/** The filters of a list, in the order of its form. Source: docs/requirements.md, R5.7. */
export const FILTER_NAMES = ["seats", "bags", "gearbox", "fuel", "aircon", "driver"] as const
export type FilterName = (typeof FILTER_NAMES)[number]
