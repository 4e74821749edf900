import type { VehiclePageData } from "../load-page-data.ts"

export type BookingProps = {
  screen: Omit<VehiclePageData, "pictures">
  agents: readonly string[]
}
