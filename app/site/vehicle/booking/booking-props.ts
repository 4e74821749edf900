import type { VehiclePageData } from "../load-vehicle-page-data.ts"

export type BookingProps = {
  pageData: Omit<VehiclePageData, "pictures">
  agents: readonly string[]
}
