/** Where a guide tells the way from, in the order in which it tells it. */
export const DRIVE_STARTS = ["dambulla", "colombo", "airport"] as const
export type DriveStart = (typeof DRIVE_STARTS)[number]

/** The way to a place by road: `km`, the hours that it takes without long stops, and the roads or towns on it. */
export type Drive = {
  from: DriveStart
  km: number
  /** The kilometres are not a published figure: write 'about'. */
  isEstimate: boolean
  /** The shorter and the longer time, in quarters of an hour: `[5, 6.75]`. */
  hours: readonly [number, number]
  by: string
}
