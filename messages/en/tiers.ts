import type { TierId } from "#domain/pricing/tiers.ts"

/** The six lengths of a rental, as the site and the office call them. */
export const tiers: Record<TierId, string> = {
  oneWeek: "1 week",
  twoWeeks: "2 weeks",
  threeWeeks: "3 weeks",
  oneMonth: "1 month",
  threeMonths: "3 months",
  sixMonths: "6 months",
}
