/** The regions in which the guides are grouped, in the order in which menus show them. */
export const REGIONS = ["heartland", "north", "hills", "west", "south", "southEast", "east"] as const
export type Region = (typeof REGIONS)[number]

/** A place that has a guide. The slug is the last part of `/rent-a-car-to-{slug}`. */
export type Place = {
  slug: string
  /** The drawing in `illustrations/scenes` that shows the place. Its name is the slug of this or of another place. */
  scene: string
  name: string
  sinhala: string
  tamil: string
  region: Region
  latitude: number
  longitude: number
  /** The distance by road from our office in Dambulla, as in the drives of the guide. 0 for Dambulla itself. */
  roadKm: number
  /** Whether the kilometres are not a published figure. Then pages write 'about'. */
  isEstimate: boolean
}
