/**
 * A party and the road it takes: a vehicle serves it if it meets every condition given. Source: the guide's section
 * 'What the road asks'.
 */
export type Need = {
  /** Heads its rows in the table of vehicles: 'A family of six with bags'. */
  party: string
  /** The least number of seats, the driver's included. */
  seats: number
  /** Ground clearance for broken surfaces: an SUV, a jeep or a pickup. */
  highClearance: boolean
  fourWheelDrive: boolean
  automatic: boolean
  /** The party travels with our driver: vehicles that always come with one may serve it. */
  withDriver: boolean
  /** An engine for long climbs: 1300 cc or more. */
  powerful: boolean
}

/** A fact that changes, as a source had it: its month or year, `2025-08` or `2025`, its name and its URL. */
export type DatedFact = { text: string; seen: string; source: string; href: string }

/** A named thing of 'What to see', with the facts that a driver looks up. A fact that is not known is null, and not shown. */
export type Sight = {
  name: string
  latitude: number
  longitude: number
  /** By road from the centre of the place. */
  km: number | null
  /** The kilometres are not a published figure: pages write 'about'. */
  isEstimate: boolean
  /** By car from the centre, without stops. */
  minutes: number | null
  /** Time to allow at the sight, in minutes. */
  allowMinutes: number | null
  road: string | null
  parking: string | null
  /** Steps, or the way on foot from the car. */
  walk: string | null
  /** For older people and wheelchairs. */
  access: string | null
  fee: DatedFact | null
  hours: DatedFact | null
  /** The official URL where fees and hours can be checked. */
  official: string | null
}

/** A stop of a sample day: minutes of driving from the stop before, 0 for one that is reached on foot, and minutes spent there. */
export type DayStop = { what: string; driveMinutes: number; stayMinutes: number }

/** A day that works. `start` is a time in Sri Lanka, `06:00`; `backMinutes` is the drive home after the last stop. */
export type SampleDay = { title: string; start: string; stops: readonly DayStop[]; backMinutes: number }

/** The facts of a guide that are data: who goes there, each sight, how long to stay, and one or two sample days. */
export type Visit = {
  /** The most usual party first. */
  needs: readonly Need[]
  /** In the order of the guide's section 'What to see'. */
  sights: readonly Sight[]
  stay: string
  days: readonly SampleDay[]
}
