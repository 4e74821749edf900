import type { VehiclePageData } from "../load-vehicle-page-data.ts"

export type BookingProps = {
  /** The data of the page without the pictures, which are in another island. */
  pageData: Omit<VehiclePageData, "pictures">
  /** The offices of the company that a visitor can name as the contacted agent. */
  agents: readonly string[]
}
