import type { MonthRun } from "#domain/trip/season.ts"
import { monthRunText } from "./visit.ts"

/** The ready-made trips and their list. */
export const trips = {
  page: {
    name: "Ready-made trips",
    description: (count: number) =>
      `${count} road trips in Sri Lanka, day by day: the route on a map, the drives, the best months, and the price with each vehicle that fits. Change any of them.`,
  },
  title: "Ready-made trips",
  lead: "Choose a route that is close to what you want. Each shows its drives, its days and its price, and you can change all of it in the planner.",
  link: "Ready-made trips",
  all: "All ready-made trips",
  change: "Change this trip",
  abroad: "Where you live",
  showPrices: "Show my prices",
  best: (months: readonly MonthRun[]) => `Best months: ${months.map(monthRunText).join(", ")}`,
  introduction: "About this trip",
  festivals: "Crowded days on this route",
  through: (place: string) => `Trips through ${place}`,
  own: "Plan a trip of your own",
}
