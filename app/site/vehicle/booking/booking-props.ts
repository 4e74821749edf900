import type { VehiclePageData } from "../load-vehicle-page-data.ts"

export type BookingProps = {
  /** The data of the page without the pictures, which are in another island. */
  pageData: Omit<VehiclePageData, "pictures">
  /** The names to choose from in the field 'Contacted Agent'. */
  agents: readonly string[]
}
