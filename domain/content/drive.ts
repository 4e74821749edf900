/** The starting points of the drives in a guide, in display order. */
export const DRIVE_STARTS = ["dambulla", "colombo", "airport"] as const
export type DriveStart = (typeof DRIVE_STARTS)[number]

/** A drive to a place: `km` by road, hours without long stops, and the roads or towns on the way (`via`). */
export type Drive = {
  from: DriveStart
  km: number
  /** Whether the kilometres are not a published figure. Then pages write 'about'. */
  isEstimate: boolean
  /** The shorter and the longer time in hours, rounded to quarters: `[5, 6.75]`. */
  hours: readonly [number, number]
  via: string
}
