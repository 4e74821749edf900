/**
 * The needs of a group of travellers on the road to a place. A vehicle is suitable if it meets every condition that is true or
 * given. Source: the guide's section 'Which vehicle to take'.
 */
export type Need = {
  /** The heading of its rows in the table of vehicles: 'A family of six with bags'. */
  party: string
  /** The minimum number of seats, including the driver's. */
  seats: number
  /** Whether broken surfaces need ground clearance: an SUV, a jeep or a pickup. */
  highClearance: boolean
  fourWheelDrive: boolean
  automatic: boolean
  /** Whether the group travels with our driver. Then vehicles that always come with a driver fit too. */
  withDriver: boolean
  /** Whether long climbs need an engine of 1300 cc or more. */
  powerful: boolean
}

/**
 * Information that changes over time, as a source states it. `seen`: the date of the source, `2025-08` or `2025`. `href`: its URL.
 */
export type DatedInformation = { text: string; seen: string; source: string; href: string }

/** A sight of 'What to see' with information for drivers. A value that is not known is null and not shown. */
export type Sight = {
  name: string
  latitude: number
  longitude: number
  /** By road from the centre of the place. */
  km: number | null
  /** Whether the kilometres are not a published figure. Then pages write 'about'. */
  isEstimate: boolean
  /** By car from the centre, without stops. */
  driveMinutes: number | null
  /** Time to allow at the sight, in minutes. */
  stayMinutes: number | null
  /** The road to the sight, in words. */
  road: string | null
  /** Where to park, in words. */
  parking: string | null
  /** The steps to climb, or the walk from the car. */
  walk: string | null
  /** The access for older people and wheelchairs. */
  access: string | null
  fee: DatedInformation | null
  hours: DatedInformation | null
  /** The official URL where fees and hours can be checked. */
  officialUrl: string | null
}

/**
 * A stop of a sample day. `activity` may be just the name of a sight. `driveMinutes`: the drive from the previous stop; 0: reached
 * on foot. `stayMinutes`: the visit.
 */
export type DayStop = { activity: string; driveMinutes: number; stayMinutes: number }

/** A sample day. `start` is a time in Sri Lanka, `06:00`. `backMinutes` is the drive back after the last stop. */
export type SampleDay = { title: string; start: string; stops: readonly DayStop[]; backMinutes: number }

/**
 * The data of a guide: the typical groups of travellers, each sight, how long to stay, and one or two sample days.
 */
export type VisitDetails = {
  /** The most usual group first. */
  needs: readonly Need[]
  /** In the order of the guide's section 'What to see'. */
  sights: readonly Sight[]
  stay: string
  days: readonly SampleDay[]
}
