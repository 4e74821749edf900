import type { TierId } from "#domain/pricing/tiers.ts"

/** The names of the six lengths of a rental, on the site and in the office. */
export const tiers: Record<TierId, string> = {
  oneWeek: "1 week",
  twoWeeks: "2 weeks",
  threeWeeks: "3 weeks",
  oneMonth: "1 month",
  threeMonths: "3 months",
  sixMonths: "6 months",
}
