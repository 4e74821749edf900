/**
 * The warnings for drivers on a road. `closedAtNight`: the road has been closed at night. `closedAfterRain`: floods or slides can
 * close it. `elephants`: elephants cross it after dark.
 */
export const ROAD_WARNINGS = [
  "fourWheelDrive",
  "steep",
  "narrow",
  "closedAtNight",
  "closedAfterRain",
  "elephants",
] as const
export type RoadWarning = (typeof ROAD_WARNINGS)[number]

/** Whether the kilometres of a road are a published figure, a difference of two published figures, or our estimate. */
export const ROAD_BASES = ["published", "difference", "estimate"] as const

/** A road between two junctions. */
export type Road = {
  from: string
  to: string
  km: number
  /** The usual speed of a car by day. */
  kmPerHour: number
  basis: (typeof ROAD_BASES)[number]
  /** The number on signs, such as `A9`. Null: no source of ours names it. */
  road: string | null
  /** The warnings of the road, each with the slug of the guide that is its source. */
  warnings: Partial<Readonly<Record<RoadWarning, string>>>
}

/** The graph of main roads. Every place with a guide is a junction, named by its slug. Source: content/roads.json. */
export type RoadNetwork = {
  /** The position of each junction in degrees, by its name. */
  junctions: Readonly<Record<string, { latitude: number; longitude: number }>>
  roads: readonly Road[]
}
