/**
 * What a road asks of a driver. `closedAtNight`: it has been closed at night; `closedAfterRain`: floods or slides can close it;
 * `elephants`: they cross it after dark.
 */
export const ROAD_ASKS = [
  "fourWheelDrive",
  "steep",
  "narrow",
  "closedAtNight",
  "closedAfterRain",
  "elephants",
] as const
export type RoadAsk = (typeof ROAD_ASKS)[number]

/** Whether the kilometres of a road are a published figure, a difference of two published figures, or our estimate. */
export const ROAD_BASES = ["published", "difference", "estimate"] as const

/** A road between two junctions. */
export type Road = {
  from: string
  to: string
  km: number
  /** The speed at which a car usually drives it by day. */
  kmPerHour: number
  basis: (typeof ROAD_BASES)[number]
  /** The number on signs: `A9`; null where no source of ours names it. */
  road: string | null
  /** The slug of the guide that says so, by what the road asks. */
  asks: Partial<Readonly<Record<RoadAsk, string>>>
}

/** The graph of main roads. Every place with a guide is a junction, named by its slug. Source: content/roads.json. */
export type RoadNetwork = {
  /** In degrees, by the name of the junction. */
  junctions: Readonly<Record<string, { latitude: number; longitude: number }>>
  roads: readonly Road[]
}
